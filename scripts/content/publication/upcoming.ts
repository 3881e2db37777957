import { addDays } from '../../../src/lib/addDays';
import type { Kind } from '../../../src/content/types';
import type { BerlinMinute } from '../../lib/berlinClock.mjs';
import { UPCOMING_DAYS } from '../rules';
import type { PageSource, SourceSet } from '../sourceSet';
import { textAt } from '../sources';
import { closingOf, dayOf, isDraft, publicationOf } from './publication';

type Change = 'appears' | 'closes' | 'ends';

/** What a later build will change although no file changes. */
export interface Upcoming {
  at: BerlinMinute;
  /** Ids of the affected pages, by change and kind; both languages of a page count as one. */
  pages: Map<`${Change} ${Kind}`, Set<string>>;
}

const NOUNS: Record<Kind, [one: string, more: string]> = {
  pages: ['page', 'pages'],
  legal: ['legal page', 'legal pages'],
  cases: ['case', 'cases'],
  press: ['release', 'releases'],
  news: ['news entry', 'news entries'],
  events: ['event', 'events'],
  units: ['unit', 'units'],
  pairs: ['pair', 'pairs'],
  locations: ['location', 'locations'],
  jobs: ['job', 'jobs'],
  applications: ['form', 'forms'],
};

const VERBS: Record<Change, [one: string, more: string]> = {
  appears: ['appears', 'appear'],
  closes: ['closes', 'close'],
  ends: ['is taken off', 'are taken off'],
};

function changesOf(page: PageSource): [BerlinMinute, Change][] {
  const publication = publicationOf(page);
  if (!publication) return [];
  const { from, until } = publication;
  if (page.kind !== 'jobs')
    return [
      [from, 'appears'],
      [until, 'ends'],
    ];
  const job = { validThrough: textAt(page, 'validThrough'), expiresAt: textAt(page, 'expiresAt') };
  return [
    [from, 'appears'],
    [closingOf(job).minute, 'closes'],
  ];
}

/** All changes after a minute, in chronological order. Expects files without errors. */
export function upcomingOf({ pages }: SourceSet, now: BerlinMinute): Upcoming[] {
  const byMinute = new Map<BerlinMinute, Upcoming>();
  for (const page of pages) {
    for (const [at, change] of changesOf(page)) {
      if (at <= now || at.startsWith('9999')) continue;
      const upcoming = byMinute.get(at) ?? { at, pages: new Map() };
      byMinute.set(at, upcoming);
      const name = `${change} ${page.kind}` as const;
      upcoming.pages.set(name, (upcoming.pages.get(name) ?? new Set()).add(page.id));
    }
  }
  return [...byMinute.values()].toSorted((a, b) => (a.at < b.at ? -1 : 1));
}

function dayName(day: string, today: string): string {
  if (day === today) return 'today';
  if (day === addDays(today, 1)) return 'tomorrow';
  const format = { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' } as const;
  return new Intl.DateTimeFormat('en-GB', format).format(Date.parse(day)).replace(',', '');
}

function sentenceOf({ pages }: Upcoming): string {
  const order = Object.keys(NOUNS);
  return [...pages]
    .map(([name, ids]) => [name.split(' ') as [Change, Kind], ids.size] as const)
    .toSorted(([[a, kind]], [[b, other]]) =>
      a === b ? order.indexOf(kind) - order.indexOf(other) : a < b ? -1 : 1,
    )
    .map(([[change, kind], count]) => {
      const form = count === 1 ? 0 : 1;
      return `${count} ${NOUNS[kind][form]} ${VERBS[change][form]}`;
    })
    .join(', ');
}

const count = (ids: ReadonlySet<string>) =>
  `${ids.size} draft${ids.size === 1 ? ' is' : 's are'} left out.\n`;

/** The changes of the next days, one line per minute, and the number of drafts. Empty if there are none. */
export function formatUpcoming(set: SourceSet, now: BerlinMinute): string {
  const today = dayOf(now);
  const end = `${addDays(today, UPCOMING_DAYS)}T24`;
  const lines = upcomingOf(set, now)
    .filter(({ at }) => at < end)
    .map((upcoming) => {
      const [day = '', time = ''] = upcoming.at.split('T');
      return `  ${dayName(day, today)} ${time}: ${sentenceOf(upcoming)}\n`;
    });
  const drafts = new Set(set.pages.filter(isDraft).map(({ id }) => id));
  const heading = `Changes that builds of the next ${UPCOMING_DAYS} days will make automatically (Berlin time):\n`;
  return (lines.length === 0 ? '' : heading + lines.join('')) + (drafts.size === 0 ? '' : count(drafts));
}
