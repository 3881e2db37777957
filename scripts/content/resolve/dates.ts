import type { NewsKind } from '../../../src/content/view';
import type { Entry, EntryOf } from './entries';

/** A page with a date. */
export type DatedEntry = EntryOf<'news'> | EntryOf<'press'> | EntryOf<'events'>;

const NEWS_KINDS: Record<DatedEntry['kind'], NewsKind> = { news: 'news', press: 'press', events: 'event' };

/** True for news entries, press releases and events. */
export function isDated(entry: Entry): entry is DatedEntry {
  return entry.kind in NEWS_KINDS;
}

/** The kind of a dated page, as named in views. */
export function newsKindOf(entry: DatedEntry): NewsKind {
  return NEWS_KINDS[entry.kind];
}

/** Sorts newest first, then by id. */
export function byDate<T extends { id: string; card: { date: string } }>(a: T, b: T): number {
  if (a.card.date !== b.card.date) return a.card.date < b.card.date ? 1 : -1;
  return a.id < b.id ? -1 : 1;
}
