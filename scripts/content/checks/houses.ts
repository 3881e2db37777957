import { CITY_PLACES } from '../../../src/config/cityPlaces';
import type { Country } from '../../../src/config/countries';
import { DEFAULT_LOCALE } from '../../../src/content/locales';
import type { EntityOf } from '../../../src/content/types';
import type { Problem } from '../problems';
import { isAlwaysOn } from '../publication/publication';
import { MAX_HOUSES_PER_GROUND } from '../rules';
import type { SeenPaths } from '../seenPaths';
import type { PageSource, SourceSet } from '../sourceSet';
import { type Finding, nameOf, problemAt, textAt, valueAt } from '../sources';
import { weekdayExamples, weekdaysOf } from '../weekdays';

/** The ids in a list of a page; empty if it has none, or is malformed, which the schema reports. */
const idsIn = (page: PageSource, field: 'units' | 'locations'): unknown[] => {
  const value = valueAt(page, [field]);
  return Array.isArray(value) ? value : [];
};

/** Entries of a list whose page does not name this one in return. */
function oneSided(
  { find }: SourceSet,
  page: PageSource,
  field: 'units' | 'locations',
  answer: 'units' | 'locations',
): Problem[] {
  return idsIn(page, field).flatMap((id, index) => {
    const other = find(page.locale, String(id));
    if (other?.kind !== field || !other.facts.isValid || idsIn(other, answer).includes(page.id)) return [];
    const message = `"${id}" does not name "${page.id}" in return: ${nameOf(other, [answer])}`;
    const fix = `add "${page.id}" there, or remove "${id}" here`;
    return [problemAt(page, [field, index], { code: 'one-sided', severity: 'warning', message, fix })];
  });
}

/** Houses of a job in which its unit has nobody. */
function strayJob({ find }: SourceSet, page: PageSource): Problem[] {
  const { unit } = page.facts.fields as Partial<EntityOf<'jobs'>>;
  const own = typeof unit === 'string' ? find(page.locale, unit) : undefined;
  if (own?.kind !== 'units' || !own.facts.isValid) return [];
  const there = idsIn(own, 'locations');
  return idsIn(page, 'locations').flatMap((id, index) => {
    if (there.includes(id) || find(page.locale, String(id))?.kind !== 'locations') return [];
    const message = `"${own.id}" has nobody in "${id}": ${nameOf(own, ['locations'])}`;
    const fix = 'name a house of the unit, another unit, or the house itself as "unit"';
    return [problemAt(page, ['locations', index], { code: 'one-sided', severity: 'warning', message, fix })];
  });
}

/** A house has a number of its own, or names a house with one that answers its calls. */
function unreachable({ findNear }: SourceSet, house: PageSource): Problem[] {
  const { phone, answeredBy } = house.facts.fields as Partial<EntityOf<'locations'>>;
  const fix =
    'write either the number of the house ("phone") or the house that answers its calls ("answeredBy")';
  if (answeredBy === undefined) {
    if (phone !== undefined) return [];
    const message = 'the house has no telephone number';
    return [problemAt(house, [], { code: 'missing-field', message, fix })];
  }
  const at = ['answeredBy'];
  if (phone !== undefined) {
    const message = 'the house has a number of its own, so no other house answers there';
    return [problemAt(house, at, { code: 'unknown-field', message, fix })];
  }
  const other = findNear(house.locale, answeredBy);
  if (other?.kind !== 'locations' || !other.facts.isValid || valueAt(other, ['phone']) !== undefined)
    return [];
  const message = `"${answeredBy}" has no number of its own: ${nameOf(other, ['answeredBy'])}`;
  return [problemAt(house, at, { code: 'missing-field', message, fix: 'name a house that has one' })];
}

const POSTAL_CODES: Readonly<Record<Country, RegExp>> = { DE: /^\d{5}$/, AT: /^\d{4}$/, CH: /^\d{4}$/ };

/** A postal code of another country, or with a digit too many or too few. */
function wrongPostalCode(house: PageSource): Problem[] {
  const { address } = house.facts.fields as unknown as EntityOf<'locations'>;
  if (POSTAL_CODES[address.country].test(address.postalCode)) return [];
  const message = `"${address.postalCode}" is no postal code of ${address.country}`;
  const fix = 'write five digits in DE, four in AT and CH';
  return [problemAt(house, ['address', 'postalCode'], { code: 'bad-format', message, fix })];
}

/** The opening hours of a house, with weekdays as numbers; undefined for days that cannot be read. */
function hoursOf(house: PageSource) {
  const { openingHours = [] } = house.facts.fields as Partial<EntityOf<'locations'>>;
  return openingHours.map(({ days, opens, closes }) => ({
    days: weekdaysOf(days, house.locale),
    opens,
    closes,
  }));
}

/** A hyphen between two words, which the rules for all texts allow. */
const HYPHEN = /(?<=[\p{L}.])-(?=\p{L})/gu;

/** Weekdays with a hyphen where a dash belongs. */
function hyphenFinding(written: string): Finding | undefined {
  const corrections = Array.from(written.matchAll(HYPHEN), ({ 0: found, index }) => {
    return { start: index, end: index + 1, found, replacement: '–' };
  });
  if (corrections.length === 0) return undefined;
  const message = 'between two weekdays stands a dash';
  const fix = `write "${written.replaceAll(HYPHEN, '–')}", or run npm run content -- --fix`;
  return { code: 'dash', severity: 'warning', message, fix, corrections };
}

/** Days of a house that cannot be read, so that its page does not say whether it is open on them, or have hyphens. */
function badDays(house: PageSource): Problem[] {
  return hoursOf(house).flatMap(({ days }, index) => {
    const at = ['openingHours', index, 'days'];
    if (days) {
      const finding = hyphenFinding(textAt(house, ...at) ?? '');
      return finding ? [problemAt(house, at, finding)] : [];
    }
    const message = `${JSON.stringify(valueAt(house, at))} are no weekdays that can be read, so the page does not say whether the house is open on them`;
    const fix = `write them in the form ${weekdayExamples(house.locale)}`;
    return [problemAt(house, at, { code: 'bad-format', severity: 'warning', message, fix })];
  });
}

/** Opening hours that differ from those of the original. */
function otherHours({ find }: SourceSet, house: PageSource): Problem[] {
  const source = find(DEFAULT_LOCALE, house.id);
  if (house.locale === DEFAULT_LOCALE || source?.kind !== 'locations' || !source.facts.isValid) return [];
  const [here, there] = [hoursOf(house), hoursOf(source)];
  // Days that cannot be read are reported, and cannot be compared.
  if ([...here, ...there].some(({ days }) => !days)) return [];
  if (JSON.stringify(here) === JSON.stringify(there)) return [];
  const message = `the house has other opening hours at ${nameOf(source, ['openingHours'])}`;
  const fix = 'state the same fact in both languages';
  return [problemAt(house, ['openingHours'], { code: 'translation-differs', message, fix })];
}

/** Fields that differ from house to house, with what to do about equal ones. */
const OWN_FIELDS = {
  address: 'write that of this house',
  phone: 'write that of this house, or the house that answers its calls ("answeredBy") instead',
  email: 'write that of this house',
} as const;

/** Addresses and numbers that another house has, e.g. in a copied file. */
function repeatedContacts(houses: readonly PageSource[]): Problem[] {
  return houses.flatMap((house, index) =>
    Object.entries(OWN_FIELDS).flatMap(([field, fix]) => {
      const written = JSON.stringify(valueAt(house, [field]));
      const isSame = (other: PageSource) =>
        other.locale === house.locale && JSON.stringify(valueAt(other, [field])) === written;
      const other = written === undefined ? undefined : houses.slice(0, index).find(isSame);
      if (!other) return [];
      const message = `"${other.id}" has the same: ${nameOf(other, [field])}`;
      return [problemAt(house, [field], { code: 'repeated-contact', severity: 'warning', message, fix })];
    }),
  );
}

/** Houses without coordinates, by which the job search orders cities. */
function missingPlace(house: PageSource): Problem[] {
  if (house.locale !== DEFAULT_LOCALE || Object.hasOwn(CITY_PLACES, house.id)) return [];
  const message = `the coordinates of "${house.id}" are unknown, by which the job search finds the nearest cities`;
  const fix = 'add them to src/config/cityPlaces.ts';
  return [problemAt(house, ['city'], { code: 'missing-place', severity: 'warning', message, fix })];
}

/** Houses on a ground that enough others have. */
function repeatedGrounds(houses: readonly PageSource[]): Problem[] {
  return houses.flatMap((house) => {
    const ground = valueAt(house, ['poster', 'set']);
    const same = houses.filter(
      (other) => other.locale === house.locale && valueAt(other, ['poster', 'set']) === ground,
    );
    if (ground === undefined || same.indexOf(house) < MAX_HOUSES_PER_GROUND) return [];
    const others = same.slice(0, MAX_HOUSES_PER_GROUND).map(({ id }) => id);
    const message = `${others.join(' and ')} stand on the ground "${String(ground)}", too`;
    return [
      problemAt(house, ['poster', 'set'], {
        code: 'repeated-ground',
        severity: 'warning',
        message,
        fix: 'take another ground',
      }),
    ];
  });
}

/**
 * Checks that houses, units and jobs agree on who works where; that each house has a telephone number, a postal code of
 * its country, coordinates and opening hours that can be read, the same in each language; and that grounds, addresses and
 * numbers of houses differ. A house cannot name a unit that is not always on the site, nor one that is a draft.
 *
 * @param paths recorded pages; of two houses that are alike, the one that is not recorded is reported
 */
export function checkHouses(set: SourceSet, paths: SeenPaths): Problem[] {
  const isNew = ({ id }: PageSource) => !Object.hasOwn(paths, id);
  const valid = set.pages.filter(({ facts }) => facts.isValid);
  const stable = valid.filter((page) => isAlwaysOn(page) && !page.facts.isShownDraft);
  const houses = stable
    .filter(({ kind }) => kind === 'locations')
    .toSorted((a, b) => Number(isNew(a)) - Number(isNew(b)));
  const units = stable.filter(({ kind }) => kind === 'units');
  const jobs = valid.filter(({ kind }) => kind === 'jobs');
  const allHouses = valid.filter(({ kind }) => kind === 'locations');
  return [
    ...houses.flatMap((house) => oneSided(set, house, 'units', 'locations')),
    ...units.flatMap((unit) => oneSided(set, unit, 'locations', 'units')),
    ...jobs.flatMap((job) => strayJob(set, job)),
    ...allHouses.flatMap((house) => [
      ...unreachable(set, house),
      ...wrongPostalCode(house),
      ...badDays(house),
      ...otherHours(set, house),
      ...missingPlace(house),
    ]),
    ...repeatedGrounds(houses),
    ...repeatedContacts(houses),
  ];
}
