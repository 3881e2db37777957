import type { PlateSet } from '../../../src/config/posters';
import { THEMES } from '../../../src/config/themes';
import type { Theme } from '../../../src/config/themes';
import { ROUTE_PLANNER } from '../../../src/config/thirdParties';
import { LOCALES } from '../../../src/content/locales';
import type {
  BlockView,
  BlockViewOf,
  HouseContact,
  HouseView,
  JobRowView,
  LinkView,
  PictureView,
} from '../../../src/content/view';
import type { OpenHours } from '../../../src/lib/isOpenAt';
import { omitUndefined } from '../../../src/lib/omitUndefined';
import { phoneHref } from '../../../src/lib/phoneHref';
import { SET_OF_THEME } from '../../../src/theme/plates';
import type { ResolveContext } from './context';
import type { EntryOf, JobEntry } from './entries';
import { jobRow } from './jobs';
import { hrefOf, linkTo } from './links';
import { isPhoto, posterOf, type SeededPoster } from './media';

type House = EntryOf<'locations'>;

/** Rows of jobs that stand on the page of a house; the link beside them leads to all. */
const HOUSE_JOBS = 3;

/** Postal code and town; an address abroad ends with its country, as on a letter. */
export function townOf({ locale }: ResolveContext, { card: { address } }: House): string {
  const { postalCode, city, country } = address;
  const { intl } = LOCALES[locale];
  const isAbroad = new Intl.Locale(intl).region !== country;
  const name = isAbroad ? new Intl.DisplayNames(intl, { type: 'region' }).of(country) : undefined;
  const town = `${postalCode} ${city}`;
  return name === undefined ? town : `${town}, ${name}`;
}

/** The way to a house. A plain link: nothing is asked of the provider before somebody follows it. */
function routeTo(context: ResolveContext, { card: { address } }: House): LinkView {
  const { street, postalCode, city, country } = address;
  const to = encodeURIComponent(`${street}, ${postalCode} ${city}, ${country}`);
  return { label: context.text('location.route'), href: `${ROUTE_PLANNER}?to=${to}`, isExternal: true };
}

/** How to reach a house: everything but its address, and its mail, which only its own page names. */
function contactOf(context: ResolveContext, house: House): Omit<HouseContact, 'address'> {
  const { phone, phoneNote } = house.card;
  return omitUndefined({
    phone: { label: phone, href: phoneHref(phone), isExternal: false },
    phoneNote,
    route: routeTo(context, house),
  });
}

const jobsIn = ({ entries, locale }: ResolveContext, { id }: House): JobEntry[] =>
  entries.openJobs(locale).filter(({ card }) => card.locations.includes(id));

/** A link to the open jobs of a house in the list of all. */
function jobsLink(context: ResolveContext, { id }: House, label: string): LinkView {
  return linkTo(context, 'jobs', label, { query: `location=${id}` });
}

/** A week, from Sunday on. */
const WEEK = Array.from({ length: 7 }, (_, day) => Date.UTC(2026, 10, 22 + day));

/** Weekdays as editors write them, e.g. `Mo–Fr` or `Mon–Thu, Sat`; days with other words are left out. */
function weekdaysOf(days: string, region: string): number[] {
  const short = new Intl.DateTimeFormat(region, { weekday: 'short', timeZone: 'UTC' });
  const names = WEEK.map((day) => short.format(day));
  return days.split(',').flatMap((part) => {
    const [first = -1, last = first] = part.split(/[–-]/).map((name) => names.indexOf(name.trim()));
    if (first < 0 || last < 0) return [];
    return Array.from({ length: ((last - first + 7) % 7) + 1 }, (_, day) => (first + day) % 7);
  });
}

function hoursOf({ region }: ResolveContext, { data }: House): OpenHours[] | undefined {
  const hours = data.openingHours
    .map(({ days, opens, closes }) => ({ days: weekdaysOf(days, region), opens, closes }))
    .filter(({ days }) => days.length > 0);
  return hours.length === 0 ? undefined : hours;
}

/** A street that ends with the number of a house, e.g. `Rasterweg 8` or `Hafenstraße 14 b–16`. */
const WITH_NUMBER = /^(.+?)\s+(\d+\s?[a-z]?(?:\s?[–/-]\s?\d+\s?[a-z]?)?)$/i;

/** The street and the number of the house in it. */
export function splitStreet(written: string): { street: string; number?: string } {
  const [, street = written, number] = WITH_NUMBER.exec(written) ?? [];
  return omitUndefined({ street, number });
}

/** The plates in which the motif of a city stands out beside its poster. */
export const otherPlates = ({ set }: SeededPoster): PlateSet => (set === 'black' ? 'yellow' : 'black');

/** The motif of a city in other plates than those of its poster; none where that is a photograph. */
function stripOf({ media }: ResolveContext, house: House): PictureView | undefined {
  const poster = posterOf(house);
  if (isPhoto(poster)) return undefined;
  return media.picture({ ...poster, set: otherPlates(poster) }, 'strip', '');
}

/** The strips of the houses in which jobs are open, by the ids of the houses. */
export function stripsOf(context: ResolveContext, jobs: readonly JobRowView[]): Record<string, PictureView> {
  const ids = new Set(jobs.map(({ locationIds: [first] }) => first));
  const houses = context.entries.locations(context.locale).filter(({ id }) => ids.has(id));
  const strips = houses.flatMap((house) => {
    const strip = stripOf(context, house);
    return strip ? [[house.id, strip] as const] : [];
  });
  return Object.fromEntries(strips);
}

/** The address is printed on the ground of the poster above it; the strip beside it has other plates, so that it stands out. */
function printOf(context: ResolveContext, house: House): { theme?: Theme; strip?: PictureView } {
  const poster = posterOf(house);
  const theme = isPhoto(poster) ? undefined : THEMES.find((name) => SET_OF_THEME[name] === poster.set);
  return omitUndefined({ theme, strip: stripOf(context, house) });
}

/** What a visitor wants of the page of a house, before all else: where it is, how to reach it, its open jobs. */
export function visitBlocks(context: ResolveContext, house: House): BlockView[] {
  const { text } = context;
  const { city, email, address } = house.card;
  const visit: BlockView = omitUndefined({
    type: 'visit' as const,
    ...printOf(context, house),
    ...splitStreet(address.street),
    town: townOf(context, house),
    name: text('location.name', { city }),
    hours: hoursOf(context, house),
    email: { label: email, href: `mailto:${email}`, isExternal: false },
    ...contactOf(context, house),
  });
  const jobs = jobsIn(context, house);
  const jobList: BlockViewOf<'jobList'> = {
    type: 'jobList',
    heading: text('location.jobs', { city }),
    items: jobs.slice(0, HOUSE_JOBS).map((job) => jobRow(context, job)),
    initiative: linkTo(context, 'initiative', text('jobs.initiative')),
    link: jobsLink(context, house, text('location.jobs.all', { count: jobs.length })),
  };
  return [visit, jobList];
}

/** The houses of the overview. */
export function houseViews(context: ResolveContext, houses: readonly House[]): HouseView[] {
  return houses.map((house) => {
    const count = jobsIn(context, house).length;
    const words = context.text('location.jobs.count', { count });
    return omitUndefined({
      ...hrefOf(context, house),
      city: house.card.city,
      address: [house.card.address.street, townOf(context, house)],
      ...contactOf(context, house),
      jobs: count === 0 ? words : jobsLink(context, house, words),
      picture: context.media.picture(posterOf(house), 'house', ''),
    });
  });
}
