import { FILTER_OPTIONS, FILTERED_FROM, OPEN_OPTIONS, TRAIT_OPTIONS } from '../../../src/config/listFilter';
import type { BlockViewOf } from '../../../src/content/view';
import { omitUndefined } from '../../../src/lib/omitUndefined';
import type { ResolveContext } from './context';
import { isDated, newsKindOf } from './dates';
import type { Entry } from './entries';
import { placeName } from './links';
import { createCollator } from './titles';

/** Filterable properties, in the order of the filter. */
const TRAITS = ['kind', 'discipline', 'year', 'city', 'unit', 'client'] as const;
type Trait = (typeof TRAITS)[number];

/** Traits whose options are names; sorted alphabetically, since readers look them up. */
const NAMES: ReadonlySet<Trait> = new Set(['city', 'unit', 'client']);

/** One trait value of an entry. */
interface OwnTrait {
  trait: Trait;
  label: string;
}

/** The filter of a list, and the options that match each entry. */
export interface ListFilter {
  block: BlockViewOf<'listFilter'>;
  shownBy: (entry: Entry) => string;
}

function traitsOf(context: ResolveContext, entry: Entry): OwnTrait[] {
  const { entries, locale } = context;
  const own = (trait: Trait, labels: readonly string[]) => labels.map((label) => ({ trait, label }));
  if (entry.kind === 'cases') {
    const { disciplines, year, locations, units, client } = entry.card;
    const names = (ids: readonly string[]) =>
      ids.flatMap((id) => {
        const page = entries.findNear(locale, id);
        return page === undefined ? [] : [placeName(page)];
      });
    return [
      ...own('discipline', disciplines),
      ...own('year', [String(year)]),
      ...own('city', names(locations)),
      ...own('unit', names(units)),
      ...own('client', [client]),
    ];
  }
  if (!isDated(entry)) return [];
  return [
    ...own('kind', [context.text(`news.type.${newsKindOf(entry)}`)]),
    ...own('year', [entry.card.date.slice(0, 4)]),
  ];
}

/** A word for use in URLs: `Öffentlichkeit` => `oeffentlichkeit`. */
function addressWord(label: string): string {
  const letters: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' };
  return label
    .toLowerCase()
    .replaceAll(/[äöüß]/g, (letter) => letters[letter] ?? letter)
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^a-z\d]+/g, '-')
    .replaceAll(/^-|-$/g, '');
}

/** The options of one trait with their counts; if there are too many, the most frequent ones, or the newest years. */
function optionsOf(found: ReadonlyMap<string, number>, trait: Trait, most: number, collator: Intl.Collator) {
  const all = [...found].map(([label, count]) => ({ label, count }));
  if (trait === 'year') return all.toSorted((a, b) => (a.label < b.label ? 1 : -1)).slice(0, most);
  const frequent = all
    .toSorted((a, b) => b.count - a.count || collator.compare(a.label, b.label))
    .slice(0, most);
  return NAMES.has(trait) ? frequent.toSorted((a, b) => collator.compare(a.label, b.label)) : frequent;
}

/**
 * Builds the filter of a full list: kinds; disciplines by number of entries; years, newest first; cities, units and
 * clients by name. Values shared by all entries are no options, as they would narrow nothing. The first traits are
 * shown while there is room, the others behind a disclosure. Undefined if the list is short or nothing could be
 * narrowed.
 */
export function listFilter(context: ResolveContext, entries: readonly Entry[]): ListFilter | undefined {
  if (entries.length < FILTERED_FROM) return undefined;
  const counts = new Map<Trait, Map<string, number>>(TRAITS.map((trait) => [trait, new Map()]));
  for (const entry of entries) {
    for (const { trait, label } of traitsOf(context, entry)) {
      const found = counts.get(trait);
      found?.set(label, (found.get(label) ?? 0) + 1);
    }
  }

  const collator = createCollator(context.locale);
  const numbers = new Map<string, number>();
  const key = ({ trait, label }: OwnTrait) => `${trait} ${label}`;
  const groups = TRAITS.flatMap((trait) => {
    const found = new Map([...(counts.get(trait) ?? [])].filter(([, count]) => count < entries.length));
    const label = context.text(`list.filter.${trait}`);
    const most = Math.min(TRAIT_OPTIONS, FILTER_OPTIONS - numbers.size);
    const options = optionsOf(found, trait, most, collator).map((option) => {
      const number = numbers.size + 1;
      numbers.set(key({ trait, label: option.label }), number);
      // A unit may have the same name as a discipline.
      const word = NAMES.has(trait) ? `${label} ${option.label}` : option.label;
      return { number, value: addressWord(word), ...option };
    });
    return options.length === 0 ? [] : [{ trait, label, options }];
  });
  if (numbers.size < 2) return undefined;

  let room = OPEN_OPTIONS;
  const isOpen = groups.map(({ trait, options }, index) => {
    room -= options.length;
    return index === 0 || (room >= 0 && !NAMES.has(trait));
  });
  const more = groups.filter((_, index) => !isOpen[index]);
  return {
    block: omitUndefined({
      type: 'listFilter' as const,
      legend: context.text('list.filter'),
      all: context.text('list.filter.all'),
      total: entries.length,
      options: groups.filter((_, index) => isOpen[index]).map(({ options }) => options),
      more:
        more.length === 0
          ? undefined
          : {
              label: context.text('list.filter.more'),
              traits: more.map(({ label, options }) => ({ label, options })),
            },
    }),
    shownBy: (entry) =>
      traitsOf(context, entry)
        .flatMap((own) => numbers.get(key(own)) ?? [])
        .toSorted((a, b) => a - b)
        .join(' '),
  };
}
