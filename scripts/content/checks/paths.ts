import { LOCALE_CODES, LOCALES } from '../../../src/content/locales';
import { applicationPath, jobPath } from '../jobPaths';
import { prescribedPath } from '../pagePath';
import type { Problem } from '../problems';
import { RESERVED_FILES, RESERVED_PATHS } from '../rules';
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

function collisionFinding(page: PageSource, path: string): Finding | undefined {
  const bare = path.slice(LOCALES[page.locale].prefix.length);
  const file = RESERVED_FILES.find((name) => path === name || path === `${name}/`);
  const folder = file ?? RESERVED_PATHS.find((name) => path.startsWith(name));
  if (folder !== undefined) {
    return {
      code: 'path-collision',
      message: `"${path}" collides with what the build writes to ${folder}`,
      fix: 'choose another path',
    };
  }
  if (bare === '/404.html' && page.id !== '404') {
    return {
      code: 'path-collision',
      message: `"${path}" belongs to the page 404`,
      fix: 'choose another path',
    };
  }
  const isBelowJobs = /^\/jobs\/./.test(bare) && page.kind !== 'jobs' && page.kind !== 'applications';
  if (!isBelowJobs) return undefined;
  return {
    code: 'path-collision',
    message: 'below the job list lie only jobs and their forms',
    fix: 'choose another path',
  };
}

/** All paths occupied by a file: its own, its former ones and, for a job, those of its form and its former slugs. */
function takenPaths(page: PageSource): { path: string; at: (string | number)[] }[] {
  const own = textAt(page, 'path');
  const taken: { path: string; at: (string | number)[] }[] =
    own === undefined ? [] : [{ path: own, at: ['path'] }];
  formerPathsOf(page).forEach((path, index) => taken.push({ path, at: ['formerPaths', index] }));
  if (page.kind !== 'jobs') return taken;
  const slug = textAt(page, 'slug');
  if (slug !== undefined) taken.push({ path: applicationPath(page.locale, slug), at: ['slug'] });
  for (let index = 0; ; index += 1) {
    const former = textAt(page, 'formerSlugs', index);
    if (former === undefined) return taken;
    taken.push({ path: jobPath(page.locale, former), at: ['formerSlugs', index] });
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

/** Checks that former paths are allowed for pages of their language; those of jobs follow from their slugs. */
function formerProblems(page: PageSource): Problem[] {
  return formerPathsOf(page).flatMap((path, index) => {
    const isJob = /^\/jobs\/./.test(path.slice(LOCALES[page.locale].prefix.length));
    const finding: Finding | undefined = isJob
      ? {
          code: 'path-collision',
          message: 'below the job list lie only jobs and their forms',
          fix: 'remove it; former addresses of a job go into its "formerSlugs"',
        }
      : (localeFinding(page, path) ?? collisionFinding(page, path));
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
