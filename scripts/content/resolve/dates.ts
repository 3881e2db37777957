import type { NewsKind } from '../../../src/content/view';
import type { Entry, EntryOf } from './entries';

/** A page with a day. */
export type DatedEntry = EntryOf<'news'> | EntryOf<'press'> | EntryOf<'events'>;

const NEWS_KINDS: Record<DatedEntry['kind'], NewsKind> = { news: 'news', press: 'press', events: 'event' };

/** Whether a page is a news entry, a press release or an event. */
export function isDated(entry: Entry): entry is DatedEntry {
  return entry.kind in NEWS_KINDS;
}

/** Kind of a dated page as sections know it. */
export function newsKindOf(entry: DatedEntry): NewsKind {
  return NEWS_KINDS[entry.kind];
}

/** Newest first; pages of one day in the order of their ids. */
export function byDate<T extends { id: string; card: { date: string } }>(a: T, b: T): number {
  if (a.card.date !== b.card.date) return a.card.date < b.card.date ? 1 : -1;
  return a.id < b.id ? -1 : 1;
}
