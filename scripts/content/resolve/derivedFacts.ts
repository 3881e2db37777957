import { eventFilePath } from '../../../src/content/eventCalendar';
import type { EntityOf } from '../../../src/content/types';
import type { BlockView, FactView } from '../../../src/content/view';
import { formatDateRange } from '../../../src/lib/formatDate';
import { clockRange } from '../clockTime';
import type { ResolveContext } from './context';
import type { Entry, EntryOf } from './entries';
import { linkList, placeName } from './links';

function teamFact({ text }: ResolveContext, people: number): FactView {
  return { label: text('location.team'), value: [text('location.people', { count: people })] };
}

/** Keeps a range of days on one line. */
const unbroken = (range: string): string => range.replaceAll('–', '\u2060–\u2060');

/** Link targets in the lists of a page. */
function hrefsInLists(blocks: readonly BlockView[]): Set<string> {
  const texts = blocks.flatMap((block) => (block.type === 'list' ? block.items.map(({ text }) => text) : []));
  return new Set(texts.flat().flatMap((part) => (typeof part === 'object' ? [part.href] : [])));
}

/** Facts of a house that its page head does not show; without its units if a list of the page names all of them. */
function locationFacts(
  context: ResolveContext,
  { data }: EntryOf<'locations'>,
  blocks: readonly BlockView[],
): FactView[] {
  const { text } = context;
  const units = linkList(context, data.units, placeName);
  const listed = hrefsInLists(blocks);
  const hours = data.openingHours
    .map(({ days, opens, closes }) => `${unbroken(days)}, ${clockRange(opens, closes, context.locale)}`)
    .join('; ');
  const facts: FactView[] = [
    { label: text('location.hours'), value: [text('hours.value', { hours })] },
    teamFact(context, data.people),
  ];
  const isNamed = units.every((part) => typeof part === 'string' || listed.has(part.href));
  return isNamed ? facts : [...facts, { label: text('case.units'), value: units }];
}

/** The download link of an event's calendar file. */
export function calendarFact({ text }: ResolveContext, { card }: Entry): FactView {
  const link = { label: text('event.calendar.link'), href: eventFilePath(card.path), isExternal: false };
  return { label: text('event.calendar'), value: [link] };
}

/** The date of an event, with the hours if it is on a single day, e.g. `25. November 2026, 9.30–18 Uhr`. */
function timeOfEvent(
  { text, locale, region }: ResolveContext,
  { date, endDate, startTime, endTime }: EntityOf<'events'>,
): string {
  const days = formatDateRange(date, endDate, region);
  if (date !== endDate || startTime === undefined || endTime === undefined) return days;
  return `${days}, ${text('hours.value', { hours: clockRange(startTime, endTime, locale) })}`;
}

function derivedFacts(context: ResolveContext, page: Entry, blocks: readonly BlockView[]): FactView[] {
  const { text } = context;
  switch (page.kind) {
    case 'locations':
      return locationFacts(context, page, blocks);
    case 'units':
      return [
        { label: text('case.location'), value: linkList(context, page.data.locations, placeName) },
        teamFact(context, page.data.people),
      ];
    case 'events':
      return [
        { label: text('event.when'), value: [timeOfEvent(context, page.data)] },
        { label: text('event.where'), value: [page.data.place] },
      ];
    default:
      return [];
  }
}

/** The derived facts of a page, without those the page itself states under the same label. */
export function factsOf(
  context: ResolveContext,
  page: Entry,
  blocks: readonly BlockView[],
): FactView[] | undefined {
  const stated = new Set(
    blocks.flatMap((block) => (block.type === 'facts' ? block.items.map(({ label }) => label) : [])),
  );
  const facts = derivedFacts(context, page, blocks).filter(({ label }) => !stated.has(label));
  return facts.length === 0 ? undefined : facts;
}
