import { LOCALE_CODES, type Locale } from '../../src/content/locales';
import { omitUndefined } from '../../src/lib/omitUndefined';
import type { BerlinMinute } from '../lib/berlinClock.mjs';
import { parseRows, renderRows } from './memory';
import type { Problem } from './problems';
import { dayOf, isDraft, minuteOf } from './publication/publication';
import { hasAppeared } from './seenJobs';
import type { PageSource, SourceSet } from './sourceSet';
import { textAt, valueAt } from './sources';

/**
 * File at the root of the content that remembers where every page ever was, so that nobody moves one without saying what its
 * old address leads to. Jobs are in a list of their own. Only `npm run content` writes it.
 */
export const SEEN_PATHS_FILE = 'paths-seen.json';

/** A page in one language. */
export interface SeenPage {
  /** All paths it ever had, the last one first. */
  paths: string[];
  /** When it appears, as its file says: until then nobody knows its path. */
  publishAt?: string;
  /** Day of the first run that found no file of it, or only a draft, YYYY-MM-DD. */
  goneOn?: string;
}

/** All pages but jobs, by id. */
export type SeenPaths = Readonly<Record<string, Partial<Record<Locale, SeenPage>>>>;

function isSeenPage(value: unknown): value is SeenPage {
  const { paths } = (value ?? {}) as Partial<SeenPage>;
  return Array.isArray(paths) && paths.every((path) => typeof path === 'string');
}

/** Reads the file's text; `file` is its name in the problem. No text is an empty file. */
export function parseSeenPaths(
  text: string | undefined,
  file: string,
): { paths: SeenPaths; problems: Problem[] } {
  const isRow = (_: string, row: unknown): row is SeenPaths[string] =>
    typeof row === 'object' && row !== null && Object.values(row).every(isSeenPage);
  const name = 'all addresses there ever were';
  const { rows, problems } = parseRows(text, { file, code: 'seen-paths', name, isRow });
  return { paths: rows, problems };
}

/** The file's text: pages in the order of their ids, languages and fields in a fixed order. */
export function renderSeenPaths(pages: SeenPaths): string {
  return renderRows(
    Object.keys(pages)
      .toSorted()
      .map((id) => {
        const versions = LOCALE_CODES.flatMap((code) => {
          const version = pages[id]?.[code];
          if (!version) return [];
          const { paths, publishAt, goneOn } = version;
          return [[code, omitUndefined({ paths, publishAt, goneOn })]];
        });
        return [id, Object.fromEntries(versions)];
      }),
  );
}

/** Former paths as a file writes them, as far as they are texts. */
export function formerPathsOf(page: PageSource): string[] {
  const value = valueAt(page, ['formerPaths']);
  return Array.isArray(value) ? value.filter((path) => typeof path === 'string') : [];
}

const hasPath = (page: PageSource): boolean => page.kind !== 'jobs' && !isDraft(page);

/** What is known of a page whose path others may know. */
export function appearedPage(
  known: SeenPaths,
  locale: Locale,
  id: string,
  now: BerlinMinute,
): SeenPage | undefined {
  const version = known[id]?.[locale];
  return version && hasAppeared(version, now) ? version : undefined;
}

/**
 * What is to be remembered now: what is known, with the paths of valid content added and those gone that have no file any
 * more, or only a draft. What never appeared is forgotten. On a second run of the same day nothing changes. `now` is a
 * minute or a day.
 */
export function updateSeenPaths(known: SeenPaths, set: SourceSet, now: string): SeenPaths {
  const minute = minuteOf(now);
  const rows: Record<string, Partial<Record<Locale, SeenPage>>> = {};
  for (const page of set.pages.filter(hasPath)) {
    const { id, locale } = page;
    const earlier = appearedPage(known, locale, id, minute)?.paths ?? [];
    const paths = [...new Set([textAt(page, 'path') ?? '', ...formerPathsOf(page), ...earlier])];
    (rows[id] ??= {})[locale] = omitUndefined({ paths, publishAt: textAt(page, 'publishAt') });
  }
  for (const id of Object.keys(known)) {
    for (const locale of LOCALE_CODES) {
      const version = appearedPage(known, locale, id, minute);
      if (!version) continue;
      (rows[id] ??= {})[locale] ??= { paths: version.paths, goneOn: version.goneOn ?? dayOf(now) };
    }
  }
  return rows;
}
