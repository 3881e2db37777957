import { LOCALE_CODES, type Locale } from '../../src/content/locales';
import { omitUndefined } from '../../src/lib/omitUndefined';
import type { BerlinMinute } from '../lib/berlinClock.mjs';
import { parseRows, renderRows } from './history';
import type { Problem } from './problems';
import { dayOf, isDraft, minuteOf, rememberedTime } from './publication/publication';
import { hasAppeared } from './seenJobs';
import type { PageSource, SourceSet } from './sourceSet';
import { textAt, valueAt } from './sources';

/**
 * File in the content root that records every path each page ever had, so that a page cannot be moved without a
 * redirect from its old path. Jobs have a list of their own. Written only by `npm run content`.
 */
export const SEEN_PATHS_FILE = 'paths-seen.json';

/** A page in one language. */
export interface SeenPage {
  /** Current and all former paths, latest first. */
  paths: string[];
  /** First publishing time from its file; before that, nobody can know its path. */
  publishAt?: string;
  /** Day of the first run without a file for it, or with only a draft, YYYY-MM-DD. */
  goneOn?: string;
}

/** All pages except jobs, by id. */
export type SeenPaths = Readonly<Record<string, Partial<Record<Locale, SeenPage>>>>;

function isSeenPage(value: unknown): value is SeenPage {
  const { paths } = (value ?? {}) as Partial<SeenPage>;
  return Array.isArray(paths) && paths.every((path) => typeof path === 'string');
}

/** Parses the list; `file` is its name in problems. A missing text is an empty list. */
export function parseSeenPaths(
  text: string | undefined,
  file: string,
): { paths: SeenPaths; problems: Problem[] } {
  const isRow = (_: string, row: unknown): row is SeenPaths[string] =>
    typeof row === 'object' && row !== null && Object.values(row).every(isSeenPage);
  const name = 'all addresses that ever existed';
  const { rows, problems } = parseRows(text, { file, code: 'seen-paths', name, isRow });
  return { paths: rows, problems };
}

/** Renders the list: pages sorted by id, languages and fields in a fixed order. */
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

/** The former paths written in a page's file, ignoring invalid values. */
export function formerPathsOf(page: PageSource): string[] {
  const value = valueAt(page, ['formerPaths']);
  return Array.isArray(value) ? value.filter((path) => typeof path === 'string') : [];
}

const hasPath = (page: PageSource): boolean => page.kind !== 'jobs' && !isDraft(page);

/** Pages of a language that no earlier run has recorded: new ones, and those whose file was renamed. */
export const newPages = ({ pages }: SourceSet, known: SeenPaths, locale: Locale): PageSource[] =>
  pages.filter((page) => page.locale === locale && hasPath(page) && !known[page.id]?.[locale]);

/** The recorded page, if it has already been published. */
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
 * Returns the updated list: paths of valid content are added; pages without a file, or with only a draft, are marked as
 * gone; pages that were never published are dropped. A second run on the same day changes nothing. `now` is a minute or
 * a day.
 */
export function updateSeenPaths(known: SeenPaths, set: SourceSet, now: string): SeenPaths {
  const minute = minuteOf(now);
  const rows: Record<string, Partial<Record<Locale, SeenPage>>> = {};
  for (const page of set.pages.filter(hasPath)) {
    const { id, locale } = page;
    const before = appearedPage(known, locale, id, minute);
    const earlier = before?.paths ?? [];
    const paths = [...new Set([textAt(page, 'path') ?? '', ...formerPathsOf(page), ...earlier])];
    const publishAt = rememberedTime(before, textAt(page, 'publishAt'));
    (rows[id] ??= {})[locale] = omitUndefined({ paths, publishAt });
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
