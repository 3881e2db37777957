import { LOCALE_CODES, type Locale } from '../../../src/content/locales';
import type { BerlinMinute } from '../../lib/berlinClock.mjs';
import { isSlugOf, jobPath } from '../../../src/content/jobPaths';
import type { Problem } from '../problems';
import { isDraft, publicationOf, shownTime } from '../publication/publication';
import { hasAppeared, type SeenJobs } from '../seenJobs';
import { appearedPage, formerPathsOf, newPages, SEEN_PATHS_FILE, type SeenPaths } from '../seenPaths';
import type { PageSource, SourceSet } from '../sourceSet';
import { type Finding, problemAt, problemOfFile, textAt, valueAt } from '../sources';

/** Data recorded by earlier runs. */
export interface Remembered {
  paths: SeenPaths;
  /** Text of the file with these paths. */
  pathsText: string;
  jobs: SeenJobs;
  /** Ids of pages without a file that no other page has replaced, as the caller states. */
  gone: readonly string[];
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

/** The path above a path: `/news/hut/` => `/news/`. */
const parentOf = (path: string): string => path.replace(/[^/]+\/$/, '');

/** A page whose file has disappeared since the last run. */
interface GonePage {
  id: string;
  locale: Locale;
  /** The paths that led to it. */
  known: readonly string[];
}

/**
 * What leads nowhere now that a page is gone, and what to do about it; undefined if all its paths lead to a page. An
 * error if a new page beside it may be the same one, because the next run no longer knows which pages were new.
 */
function goneFinding(
  set: SourceSet,
  { paths }: Remembered,
  { id, locale, known }: GonePage,
  taken: TakenPaths,
  now: BerlinMinute,
): Pick<Finding, 'severity' | 'message' | 'fix'> | undefined {
  const old = known.filter((path) => !taken.has(path));
  const noted = 'otherwise npm run content notes that it is gone';
  if (old.length > 0) {
    const message = `links to ${old.join(' and ')} lead nowhere`;
    const add = `has taken its place, ${line('formerPaths', old)} there`;
    const beside = newPages(set, paths, locale).filter((page) =>
      old.some((path) => parentOf(path) === parentOf(textAt(page, 'path') ?? '')),
    );
    if (beside.length === 0) return { severity: 'warning', message, fix: `if another page ${add}; ${noted}` };
    const files = beside.map(({ file }) => file).join(' or ');
    const fix = `if ${files} ${add}; otherwise run npm run content -- --gone ${id}`;
    return { severity: 'error', message, fix };
  }
  for (const path of known) {
    const { from = '', file } = taken.get(path) ?? {};
    if (from <= now) continue;
    return {
      severity: 'warning',
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
  const { paths, pathsText, gone } = remembered;
  const lines = pathsText.split('\n');
  return Object.keys(paths).flatMap((id) =>
    LOCALE_CODES.flatMap((locale) => {
      const known = appearedPage(paths, locale, id, now);
      if (!known || known.goneOn !== undefined || set.find(locale, id) || gone.includes(id)) return [];
      const finding = goneFinding(set, remembered, { id, locale, known: known.paths }, taken, now);
      if (!finding) return [];
      const problem = problemOfFile(`${set.shown}/${SEEN_PATHS_FILE}`, {
        ...finding,
        code: 'gone-path',
        message: `the page "${id}" is gone, and ${finding.message}`,
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
