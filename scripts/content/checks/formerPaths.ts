import { LOCALE_CODES, type Locale } from '../../../src/content/locales';
import type { BerlinMinute } from '../../lib/berlinClock.mjs';
import { isSlugOf, jobPath } from '../../../src/content/jobPaths';
import type { Problem } from '../problems';
import { isDraft, publicationOf, shownTime } from '../publication/publication';
import { hasAppeared, type SeenJobs } from '../seenJobs';
import { appearedPage, formerPathsOf, SEEN_PATHS_FILE, type SeenPaths } from '../seenPaths';
import type { PageSource, SourceSet } from '../sourceSet';
import { problemAt, problemOfFile, textAt, valueAt } from '../sources';

/** Data recorded by earlier runs. */
export interface Remembered {
  paths: SeenPaths;
  /** Text of the file with these paths. */
  pathsText: string;
  jobs: SeenJobs;
}

/** The pages to which paths lead, with the minute from which they do. */
type TakenPaths = ReadonlyMap<string, { file: string; from: BerlinMinute }>;

const line = (field: string, values: readonly string[]) =>
  `add ${JSON.stringify(field)}: [${values.map((value) => JSON.stringify(value)).join(', ')}]`;

/** Jobs are found by their slugs. */
function jobProblem(page: PageSource, { jobs }: Remembered, now: BerlinMinute): Problem[] {
  const version = jobs[page.id]?.languages[page.locale];
  const slug = textAt(page, 'slug');
  // A slug that is wrong, and a slug or file that cannot be read, is reported as such.
  if (!version || !hasAppeared(version, now) || slug === undefined || !isSlugOf(slug, page.id)) return [];
  const written = valueAt(page, ['formerSlugs']);
  const former: string[] = Array.isArray(written) ? written.map(String) : [];
  const missing = version.slugs.filter((known) => ![slug, ...former].includes(known));
  if (missing.length === 0) return [];
  const old = missing.map((known) => jobPath(page.locale, known)).join(' and ');
  const message = `this job used to be at ${old}, which no longer leads to it`;
  const fix = line('formerSlugs', [...missing, ...former]);
  return [problemAt(page, ['slug'], { code: 'former-path', message, fix })];
}

function pageProblem(
  page: PageSource,
  { paths }: Remembered,
  taken: TakenPaths,
  now: BerlinMinute,
): Problem[] {
  const known = appearedPage(paths, page.locale, page.id, now)?.paths ?? [];
  const missing = known.filter((path) => !taken.has(path));
  if (missing.length === 0) return [];
  const message = `this page used to be at ${missing.join(' and ')}, which no longer leads to it`;
  const fix = line('formerPaths', [...missing, ...formerPathsOf(page)]);
  return [problemAt(page, ['path'], { code: 'former-path', message, fix })];
}

/** What leads nowhere now that a page is gone, and what to do about it; undefined if all its paths lead to a page. */
function goneWords(
  { pages }: SourceSet,
  { paths }: Remembered,
  locale: Locale,
  known: readonly string[],
  taken: TakenPaths,
  now: BerlinMinute,
): { message: string; fix: string } | undefined {
  const old = known.filter((path) => !taken.has(path));
  const noted = 'otherwise npm run content notes that it is gone';
  if (old.length > 0) {
    const added = pages.filter(
      (page) => page.locale === locale && !paths[page.id]?.[locale] && page.kind !== 'jobs',
    );
    const twin = added.length === 1 ? added[0]?.file : undefined;
    return {
      message: `links to ${old.join(' and ')} lead nowhere`,
      fix: `if ${twin ?? 'another page'} has taken its place, ${line('formerPaths', old)} there; ${noted}`,
    };
  }
  for (const path of known) {
    const { from = '', file } = taken.get(path) ?? {};
    if (from <= now) continue;
    return {
      message: `links to ${path} lead nowhere until ${shownTime(from)}, when ${file} appears`,
      fix: `keep the page until then ("expiresAt"), or let the other appear now ("publishAt"); ${noted}`,
    };
  }
  return undefined;
}

/** Reports pages whose file has disappeared since the last run. A renamed file counts as one that is gone and a new one. */
function goneProblems(
  set: SourceSet,
  remembered: Remembered,
  taken: TakenPaths,
  now: BerlinMinute,
): Problem[] {
  const { paths, pathsText } = remembered;
  const lines = pathsText.split('\n');
  return Object.keys(paths).flatMap((id) =>
    LOCALE_CODES.flatMap((locale) => {
      const known = appearedPage(paths, locale, id, now);
      if (!known || known.goneOn !== undefined || set.find(locale, id)) return [];
      const words = goneWords(set, remembered, locale, known.paths, taken, now);
      if (!words) return [];
      const problem = problemOfFile(`${set.shown}/${SEEN_PATHS_FILE}`, {
        code: 'gone-path',
        severity: 'warning',
        message: `the page "${id}" is gone, and ${words.message}`,
        fix: words.fix,
      });
      const index = lines.findIndex((text) => text.startsWith(`  ${JSON.stringify(id)}:`));
      return [{ ...problem, line: index + 1, column: 3, pointer: `/${id}/${locale}` }];
    }),
  );
}

/** The paths that lead to a page; those remembered if its path or file cannot be read, which is reported as such. */
function takenPaths(page: PageSource, { paths }: Remembered, now: BerlinMinute): string[] {
  const path = textAt(page, 'path');
  if (path !== undefined) return [path, ...formerPathsOf(page)];
  return appearedPage(paths, page.locale, page.id, now)?.paths ?? [];
}

/** Checks that every path a page has ever had leads to a page. */
export function checkFormerPaths(set: SourceSet, remembered: Remembered, now: BerlinMinute): Problem[] {
  const there = set.pages.filter((page) => !isDraft(page));
  const taken: TakenPaths = new Map(
    there.flatMap((page) => {
      const { from = '' } = publicationOf(page) ?? {};
      return takenPaths(page, remembered, now).map((path) => [path, { from, file: page.file }]);
    }),
  );
  return [
    ...there.flatMap((page) =>
      page.kind === 'jobs' ? jobProblem(page, remembered, now) : pageProblem(page, remembered, taken, now),
    ),
    ...goneProblems(set, remembered, taken, now),
  ];
}
