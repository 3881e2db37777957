import {
  DEPARTMENTS,
  EMPLOYMENT_TYPES,
  JOB_LEVELS,
  JOB_SORTS,
  WORKPLACES,
} from '../../../src/config/jobOptions';
import { DEFAULT_LOCALE, type Locale } from '../../../src/content/locales';
import { closestWord } from '../../../src/lib/closestWord';
import { anchorsOf } from '../anchors';
import { stepsOf, type TextUse } from '../facts';
import type { Problem } from '../problems';
import { NOT_FOUND_PAGE } from '../rules';
import { newPages } from '../seenPaths';
import type { SourceSet } from '../sourceSet';
import { type Finding, nameOf, problemAt, type Source } from '../sources';
import type { Remembered } from './formerPaths';

function nearest(written: string, options: readonly string[], otherwise: string): string {
  const closest = closestWord(written, options);
  return closest === undefined ? otherwise : `did you mean "${closest}"?`;
}

/** Up to this number of ids, a message lists them all. */
const LISTED_IDS = 10;

/** The pages that a value may name, and the words allowed instead of a page. */
interface Wanted {
  kinds?: readonly string[] | undefined;
  words?: readonly string[] | undefined;
}

/** The content, and what earlier runs have recorded of it. */
interface Content {
  set: SourceSet;
  remembered: Remembered | undefined;
}

/** The only new page of the kinds, in quotes, if the page with this id has gone since the last run. */
function successorOf(
  { set, remembered: { paths } }: Content & { remembered: Remembered },
  locale: Locale,
  id: string,
  kinds: Wanted['kinds'],
): string | undefined {
  const gone = paths[id]?.[locale];
  if (!gone || gone.goneOn !== undefined) return undefined;
  const [page, ...others] = newPages(set, paths, locale).filter(({ kind }) => kinds?.includes(kind) ?? true);
  return page && others.length === 0 ? `"${page.id}"` : undefined;
}

function pageFinding(
  { set, remembered }: Content,
  locale: Locale,
  id: string,
  { kinds, words }: Wanted = {},
): Finding | undefined {
  if (words?.includes(id)) return undefined;
  if (id === NOT_FOUND_PAGE) {
    const message = `"${id}" is what visitors see where there is no page`;
    return { code: 'wrong-kind', message, fix: 'name another page' };
  }
  const target = set.findNear(locale, id);
  if (target && (!kinds || kinds.includes(target.kind))) return undefined;
  const candidates = set.pages.filter(
    (page) => (kinds?.includes(page.kind) ?? true) && (locale !== DEFAULT_LOCALE || page.locale === locale),
  );
  const options = [...new Set([...candidates.map((page) => page.id), ...(words ?? [])])].toSorted();
  if (target) {
    const wanted = kinds?.join(' or ') ?? '';
    const fix = `name a file in ${wanted}/: ${options.slice(0, 12).join(', ')}`;
    return { code: 'wrong-kind', message: `"${id}" is a file in ${target.kind}/, not in ${wanted}/`, fix };
  }
  if (remembered && (Object.hasOwn(remembered.paths, id) || Object.hasOwn(remembered.jobs, id))) {
    const fix = `remove it, or name ${successorOf({ set, remembered }, locale, id, kinds) ?? 'another page'}`;
    return { code: 'dangling-link', message: `the page "${id}" is gone`, fix };
  }
  const otherwise =
    options.length <= LISTED_IDS
      ? `use one of: ${options.join(', ')}`
      : 'write the name of a content file without .json';
  const fix = nearest(id, options, otherwise);
  return { code: 'dangling-link', message: `there is no page "${id}"`, fix };
}

function anchorFinding(set: SourceSet, locale: Locale, id: string, anchor: string): Finding | undefined {
  const target = set.findNear(locale, id);
  // The anchors of a file that is not JSON are unknown; its error is already reported.
  if (!target?.facts.isJson) return undefined;
  const known = anchorsOf(target);
  if (known.includes(anchor)) return undefined;
  const otherwise =
    known.length === 0 ? 'remove the anchor; that page has none' : `use one of: ${known.join(', ')}`;
  const message = `${target.file} has no anchor "${anchor}"`;
  return { code: 'dangling-anchor', message, fix: nearest(anchor, known, otherwise) };
}

function ownLinkFinding(self: string, id: string): Finding | undefined {
  if (id !== self) return undefined;
  const message = 'the link leads to the page on which it stands';
  const fix = `name another page, or one of its anchors: page:${id}#anchor`;
  return { code: 'own-entry', severity: 'warning', message, fix };
}

function textFindings(
  content: Content,
  { id: self, locale }: Source,
  use: TextUse,
  origin: string | undefined,
): (Finding | undefined)[] {
  const { pages = [], unknown = [], insecure = [], hosted = [], posters = [] } = use;
  const own = hosted.filter((href) => href === origin || href.startsWith(`${origin}/`));
  return [
    ...pages.map(
      ([id, anchor]) =>
        pageFinding(content, locale, id) ??
        (anchor === undefined ? ownLinkFinding(self, id) : anchorFinding(content.set, locale, id, anchor)),
    ),
    ...unknown.map((written): Finding => {
      const fix = 'write [words](page:id), [words](page:id#anchor) or [words](https://host/)';
      return { code: 'bad-link', message: `the link to "${written}" is not understood`, fix };
    }),
    ...insecure.map((href): Finding => {
      const fix = 'write https:// instead of http://';
      return { code: 'insecure-link', message: `${href} is not encrypted`, fix };
    }),
    ...own.map((href): Finding => {
      const message = `${href} is on this site, but is linked like another host`;
      const fix = 'write [words](page:id), which follows the page when it moves';
      return { code: 'own-address', severity: 'warning', message, fix };
    }),
    ...posters.map((position): Finding => {
      const fix = 'add the poster to "posters" of this block, or remove the mark';
      return { code: 'bad-poster-mark', message: `[poster:${position}] has no poster`, fix };
    }),
  ];
}

/** Allowed values of the job list's filters, by filter name. */
type Filters = Record<string, readonly string[]>;

function filtersOf({ pages }: SourceSet): Filters {
  const locations = pages.filter(({ kind }) => kind === 'locations').map(({ id }) => id);
  return {
    location: [...new Set(locations)].toSorted(),
    department: DEPARTMENTS,
    type: EMPLOYMENT_TYPES,
    workplace: WORKPLACES,
    level: JOB_LEVELS,
    pay: ['stated'],
    sort: JOB_SORTS,
  };
}

function queryFindings(filters: Filters, query: string, isOfJobs: boolean): Finding[] {
  if (!isOfJobs) {
    const fix = 'remove "targetQuery", or link to "jobs"';
    return [{ code: 'bad-query', message: 'only the job list has filters', fix }];
  }
  return [...new URLSearchParams(query)].flatMap(([name, value]): Finding[] => {
    const values = filters[name];
    if (name === 'q' || values?.includes(value)) return [];
    if (!values) {
      const fix = nearest(
        name,
        Object.keys(filters),
        'use location, department, type, workplace, level or pay',
      );
      return [{ code: 'bad-query', message: `the job list has no filter "${name}"`, fix }];
    }
    const fix = nearest(value, values, `use one of: ${values.join(', ')}`);
    return [{ code: 'bad-query', message: `the filter "${name}" has no value "${value}"`, fix }];
  });
}

/** Pages that a list names twice, so that visitors would see them twice. An entry of a menu may name another anchor. */
function repeatedEntries(source: Source): Problem[] {
  const { ids = [], anchorUses = [] } = source.facts.uses;
  const first = new Map<string, string>();
  return ids.flatMap(([at, id]) => {
    const [, item, list] = /^((.+)\/\d+)(?:\/pageId)?$/.exec(at) ?? [];
    if (list === undefined) return [];
    const anchor = anchorUses.find(([where]) => where.startsWith(`${item}/`))?.[2] ?? '';
    const key = `${list} ${id}#${anchor}`;
    const other = first.get(key);
    if (other === undefined) {
      first.set(key, at);
      return [];
    }
    const message = `"${id}" stands twice in this list, first at ${nameOf(source, stepsOf(other))}`;
    const fix = 'remove one of the two';
    return [problemAt(source, stepsOf(at), { code: 'repeated-entry', message, fix })];
  });
}

function fileProblems(
  content: Content,
  filters: Filters,
  origin: string | undefined,
  source: Source,
): Problem[] {
  const { locale, facts } = source;
  const { ids = [], entries = [], anchorUses = [], texts = [], queries = [] } = facts.uses;
  const problems: Problem[] = [];
  const report = (at: string, finding: Finding | undefined) => {
    if (finding) problems.push(problemAt(source, stepsOf(at), finding));
  };
  for (const [at, id, kinds, words] of ids) {
    report(at, pageFinding(content, locale, id, { kinds, words }));
    if (id === source.id && entries.includes(at)) {
      const message = 'the page would lead to itself';
      report(at, { code: 'own-entry', message, fix: 'name another page' });
    }
  }
  for (const [at, id, anchor] of anchorUses) report(at, anchorFinding(content.set, locale, id, anchor));
  for (const use of texts)
    for (const finding of textFindings(content, source, use, origin)) report(use.at, finding);
  for (const [at, query, isOfJobs] of queries)
    for (const finding of queryFindings(filters, query, isOfJobs)) report(at, finding);
  return [...problems, ...repeatedEntries(source)];
}

/**
 * Checks all references to pages, anchors, other hosts and small posters.
 *
 * @param origin of the site; without it, links to its own pages by their full address are not found
 * @param remembered without it, links to pages that are gone cannot be told from misspelt ones
 */
export function checkLinks(
  set: SourceSet,
  origin: string | undefined,
  remembered: Remembered | undefined,
): Problem[] {
  const filters = filtersOf(set);
  return [...set.pages, ...set.navigation].flatMap((source) =>
    fileProblems({ set, remembered }, filters, origin, source),
  );
}
