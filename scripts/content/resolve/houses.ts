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
import type { IsoDay } from '../../../src/lib/formatDate';
import type { OpenHours } from '../../../src/lib/isOpenAt';
import { omitUndefined } from '../../../src/lib/omitUndefined';
import { phoneHref } from '../../../src/lib/phoneHref';
import { SET_OF_THEME } from '../../../src/theme/plates';
import { weekdaysOf } from '../weekdays';
import type { ResolveContext } from './context';
import type { EntryOf, JobEntry } from './entries';
import { jobRow } from './jobs';
import { hrefOf, linkTo } from './links';
import { isPhoto, posterOf } from './media';

type House = EntryOf<'locations'>;

/** Number of jobs listed on a house's page; a link leads to the full list. */
const HOUSE_JOBS = 3;

/** The space after a short word within the name of a town, as in "Frankfurt am Main": no line ends with that word. */
const AFTER_SHORT_WORD = /(?<= \p{Ll}+) /gu;

/** Postal code and town; with the country if that is not the language's own, as on a letter. */
export function townOf({ locale }: ResolveContext, { card: { address } }: House): string {
  const { postalCode, city, country } = address;
  const { intl } = LOCALES[locale];
  const isAbroad = new Intl.Locale(intl).region !== country;
  const name = isAbroad ? new Intl.DisplayNames(intl, { type: 'region' }).of(country) : undefined;
  const town = `${postalCode} ${city.replaceAll(AFTER_SHORT_WORD, '\u00a0')}`;
  return name === undefined ? town : `${town}, ${name}`;
}

/** Link to a route planner. A plain link: nothing is requested from the provider before it is followed. */
function routeTo(context: ResolveContext, { card: { address } }: House): LinkView {
  const { street, postalCode, city, country } = address;
  const to = encodeURIComponent(`${street}, ${postalCode} ${city}, ${country}`);
  return { label: context.text('location.route'), href: `${ROUTE_PLANNER}?to=${to}`, isExternal: true };
}

/** The telephone number of a house, with a note if another house answers. */
export function phoneOf(
  { entries, locale, text }: ResolveContext,
  { card }: House,
): Pick<HouseContact, 'phone' | 'phoneNote'> {
  const other =
    card.answeredBy === undefined ? undefined : entries.findOf('locations', locale, card.answeredBy);
  // A page that is being composed may have none yet.
  const label = card.phone ?? other?.card.phone ?? '';
  return omitUndefined({
    phone: { label, href: phoneHref(label), isExternal: false },
    phoneNote: other && text('location.answeredIn', { city: other.card.city }),
  });
}

/** How to reach a house, without its address and its e-mail address; the latter is only on its own page. */
function contactOf(context: ResolveContext, house: House): Omit<HouseContact, 'address'> {
  return { ...phoneOf(context, house), route: routeTo(context, house) };
}

const jobsIn = ({ entries, locale }: ResolveContext, { id }: House): JobEntry[] =>
  entries.openJobs(locale).filter(({ card }) => card.locations.includes(id));

/** Link to the job list, filtered by house. */
function jobsLink(context: ResolveContext, { id }: House, label: string): LinkView {
  return linkTo(context, 'jobs', label, { query: `location=${id}` });
}

/** The opening hours on days that can be read; undefined if there are none. */
function hoursOf({ locale }: ResolveContext, { data }: House): OpenHours[] | undefined {
  const hours = data.openingHours.flatMap(({ days: written, opens, closes }) => {
    const days = weekdaysOf(written, locale);
    return days ? [{ days, opens, closes }] : [];
  });
  return hours.length === 0 ? undefined : hours;
}

/** The days to come on which a house is closed whatever their weekday; undefined if there are none. */
function closedDaysOf({ date }: ResolveContext, { data }: House): IsoDay[] | undefined {
  const days = data.closedOn?.filter((day) => day >= date) ?? [];
  return days.length === 0 ? undefined : days;
}

/** A street ending with a house number, e.g. `Rasterweg 8` or `Hafenstraße 14 b–16`. */
const WITH_NUMBER = /^(.+?)\s+(\d+\s?[a-z]?(?:\s?[–/-]\s?\d+\s?[a-z]?)?)$/i;

/** Splits a street into its name and the house number. */
export function splitStreet(written: string): { street: string; number?: string } {
  const [, street = written, number] = WITH_NUMBER.exec(written) ?? [];
  return omitUndefined({ street, number });
}

/** The motif of a city on black, next to the yellow of a row; undefined if the poster is a photograph. */
function stripOf({ media }: ResolveContext, house: House): PictureView | undefined {
  const poster = posterOf(house);
  if (isPhoto(poster)) return undefined;
  return media.picture({ ...poster, set: 'black' }, 'strip', '');
}

/** Strips of the houses that are the first location of a job, by house id. */
export function stripsOf(context: ResolveContext, jobs: readonly JobRowView[]): Record<string, PictureView> {
  const ids = new Set(jobs.map(({ locationIds: [first] }) => first));
  const houses = context.entries.locations(context.locale).filter(({ id }) => ids.has(id));
  const strips = houses.flatMap((house) => {
    const strip = stripOf(context, house);
    return strip ? [[house.id, strip] as const] : [];
  });
  return Object.fromEntries(strips);
}

/** The address is printed in the theme of the poster above it; below a photograph in that of the page. */
function printThemeOf(house: House): Theme | undefined {
  const poster = posterOf(house);
  return isPhoto(poster) ? undefined : THEMES.find((name) => SET_OF_THEME[name] === poster.set);
}

/** The first blocks of a house's page: where it is, how to reach it, its open jobs. */
export function visitBlocks(context: ResolveContext, house: House): BlockView[] {
  const { text } = context;
  const { city, email, address } = house.card;
  const visit: BlockView = omitUndefined({
    type: 'visit' as const,
    theme: printThemeOf(house),
    ...splitStreet(address.street),
    town: townOf(context, house),
    name: text('location.name', { city }),
    hours: hoursOf(context, house),
    closedOn: closedDaysOf(context, house),
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
