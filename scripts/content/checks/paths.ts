import { LOCALE_CODES, LOCALES } from '../../../src/content/locales';
import { applicationPath, isSlugOf, jobPath, slugInPath } from '../../../src/content/jobPaths';
import { prescribedPath } from '../pagePath';
import type { Problem } from '../problems';
import { fixedPath, NOT_FOUND_PAGE, RESERVED_PATHS } from '../rules';
import { formerPathsOf } from '../seenPaths';
import type { PageSource, SourceSet } from '../sourceSet';
import { type Finding, nameOf, problemAt, textAt } from '../sources';

const PREFIXES = LOCALE_CODES.map((code) => LOCALES[code].prefix).filter((prefix) => prefix !== '');

function localeFinding(page: PageSource, path: string): Finding | undefined {
  const { prefix } = LOCALES[page.locale];
  if (prefix !== '') {
    if (path.startsWith(`${prefix}/`)) return undefined;
    return {
      code: 'path-locale',
      message: `"${path}" is not below ${prefix}/`,
      fix: `write "${prefix}${path}"`,
    };
  }
  const foreign = PREFIXES.find((other) => path.startsWith(`${other}/`));
  if (foreign === undefined) return undefined;
  return {
    code: 'path-locale',
    message: `"${path}" lies where another language lives`,
    fix: `write a path that does not start with ${foreign}/`,
  };
}

const BELOW_JOBS = 'below the job list lie only jobs and their forms';

const isBelowJobs = ({ locale }: PageSource, path: string): boolean =>
  /^\/jobs\/./.test(path.slice(LOCALES[locale].prefix.length));

function collisionFinding(page: PageSource, path: string): Finding | undefined {
  const bare = path.slice(LOCALES[page.locale].prefix.length);
  const folder = RESERVED_PATHS.find((name) => path.startsWith(name));
  if (folder !== undefined) {
    return {
      code: 'path-collision',
      message: `"${path}" collides with what the build writes to ${folder}`,
      fix: 'choose another path',
    };
  }
  if (bare === '/404.html' && page.id !== NOT_FOUND_PAGE) {
    return {
      code: 'path-collision',
      message: `"${path}" belongs to the page 404`,
      fix: 'choose another path',
    };
  }
  const closed = fixedPath('closed-job', page.locale) ?? path;
  if (path !== closed && path.startsWith(closed)) {
    return {
      code: 'path-collision',
      message: `below ${closed} lie only the pages of closed jobs`,
      fix: 'choose another path',
    };
  }
  if (!isBelowJobs(page, path) || page.kind === 'jobs' || page.kind === 'applications') return undefined;
  return { code: 'path-collision', message: BELOW_JOBS, fix: 'choose another path' };
}

/** All paths occupied by a file: its own, its former ones and, for a job, those of its form and its former slugs. */
function takenPaths(page: PageSource): { path: string; at: (string | number)[] }[] {
  const own = textAt(page, 'path');
  const isJob = page.kind === 'jobs';
  const slug = isJob ? textAt(page, 'slug') : undefined;
  // A slug with the number of another job is reported as such; the addresses made of it are not the job's own.
  const isMisnumbered = slug !== undefined && !isSlugOf(slug, page.id);
  const taken: { path: string; at: (string | number)[] }[] =
    own === undefined || isMisnumbered ? [] : [{ path: own, at: ['path'] }];
  if (slug !== undefined && !isMisnumbered)
    taken.push({ path: applicationPath(page.locale, slug), at: ['slug'] });
  const former = formerPathsOf(page);
  former.forEach((path, index) => taken.push({ path, at: ['formerPaths', index] }));
  if (!isJob) return taken;
  const inPaths = new Set(former.map((path) => slugInPath(path, page)));
  for (let index = 0; ; index += 1) {
    const formerSlug = textAt(page, 'formerSlugs', index);
    if (formerSlug === undefined) return taken;
    if (inPaths.has(formerSlug)) continue;
    taken.push({ path: jobPath(page.locale, formerSlug), at: ['formerSlugs', index] });
  }
}

function duplicates(pages: readonly PageSource[]): Problem[] {
  const first = new Map<string, { page: PageSource; at: (string | number)[] }>();
  const problems: Problem[] = [];
  for (const page of pages) {
    for (const { path, at } of takenPaths(page)) {
      const other = first.get(path);
      if (!other) {
        first.set(path, { page, at });
        continue;
      }
      if (other.page === page) {
        const message =
          other.at[0] === 'path'
            ? `${path} is the present address of this page`
            : `${path} stands twice on this page`;
        const fix = `remove it from "${at[0]}"`;
        problems.push(problemAt(page, at, { code: 'duplicate-path', message, fix }));
        continue;
      }
      problems.push(
        problemAt(page, at, {
          code: 'duplicate-path',
          message: `the path ${path} is also taken by ${nameOf(other.page, other.at)}`,
          fix:
            at[0] === 'formerPaths'
              ? 'an address leads to one page: remove it here or there'
              : 'change one of the two',
        }),
      );
    }
  }
  return problems;
}

/** Checks a former path below the job list: there, a job has addresses with its own id, and other pages have none. */
function formerJobFinding(page: PageSource, path: string): Finding | undefined {
  if (!isBelowJobs(page, path)) return undefined;
  if (page.kind !== 'jobs') {
    return {
      code: 'path-collision',
      message: BELOW_JOBS,
      fix: 'remove it; a former address of a job belongs in the file of that job',
    };
  }
  if (slugInPath(path, page) !== undefined) return undefined;
  return {
    code: 'path-collision',
    message: `"${path}" is no address of this job or its form: those end in -${page.id}/`,
    fix: `write "${jobPath(page.locale, `…-${page.id}`)}", or remove it; an address of another job belongs in the file of that job`,
  };
}

/** Checks that former paths are allowed for the page. */
function formerProblems(page: PageSource): Problem[] {
  return formerPathsOf(page).flatMap((path, index) => {
    const finding = localeFinding(page, path) ?? formerJobFinding(page, path) ?? collisionFinding(page, path);
    return finding ? [problemAt(page, ['formerPaths', index], finding)] : [];
  });
}

/** Checks paths: language prefix, paths reserved for the build, prescribed paths, no duplicates. */
export function checkPaths({ pages }: SourceSet): Problem[] {
  const problems = pages.flatMap((page) => {
    const path = textAt(page, 'path');
    if (path === undefined) return [];
    const prescribed = prescribedPath(page, textAt(page, 'slug'));
    const findings = [localeFinding(page, path), collisionFinding(page, path)].filter(
      (finding) => finding !== undefined,
    );
    if (findings.length === 0 && prescribed && prescribed.path !== path) {
      const { code, message } = prescribed;
      findings.push({ code, message, fix: `write "${prescribed.path}"` });
    }
    return findings.map((finding) => problemAt(page, ['path'], finding));
  });
  return [...problems, ...pages.flatMap(formerProblems), ...duplicates(pages)];
}
