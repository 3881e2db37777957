import type { Locale } from '../../../src/content/locales';
import type { CompiledMessage, QueryData } from '../../../src/content/pageData';
import type { BlockView, TemplateName } from '../../../src/content/view';
import { shortHash } from '../hash';
import type { UsedTexts } from '../usedTexts';

/** Groups in which texts travel: a page loads those it needs. */
const TEXT_GROUPS = [
  'frame',
  'content',
  'job',
  'jobList',
  'jobSearch',
  'savedJobs',
  'forms',
  'application',
  'contact',
  'siteSearch',
] as const;
export type TextGroup = (typeof TEXT_GROUPS)[number];

/** Which group texts belong to, by the first words of their keys; the longest entry counts, `frame` has all others. */
const GROUPS: Record<string, TextGroup> = {
  stage: 'content',
  video: 'content',
  gallery: 'content',
  table: 'content',
  toc: 'content',
  list: 'content',
  work: 'content',
  case: 'content',
  news: 'content',
  press: 'content',
  event: 'content',
  date: 'content',
  share: 'content',
  location: 'content',
  job: 'job',
  // An application for a job that has closed meanwhile says so, too.
  'job.closed': 'content',
  // The search filters by it; the page of a job has it printed among its facts.
  'job.type': 'jobSearch',
  jobs: 'jobSearch',
  'jobs.row': 'jobList',
  'jobs.level': 'jobList',
  'jobs.workplace': 'jobList',
  'jobs.empty': 'jobList',
  'jobs.emptyHint': 'jobList',
  'jobs.saved': 'savedJobs',
  form: 'forms',
  // What both forms say when they are left, refused or tried again.
  'apply.leave': 'forms',
  'apply.conflict': 'forms',
  'apply.retry': 'forms',
  apply: 'application',
  upload: 'application',
  contact: 'contact',
  search: 'siteSearch',
};

/** The group of a text key. */
export function groupOf(key: string): TextGroup {
  const words = key.split('.');
  for (let count = words.length; count > 0; count -= 1) {
    const group = GROUPS[words.slice(0, count).join('.')];
    if (group) return group;
  }
  return 'frame';
}

/** What query data is about: menus, where jobs and moved pages are, the words that find jobs or pages, or a group of texts. */
export type QueryName = 'navigation' | 'jobPaths' | 'formerPaths' | 'jobWords' | 'siteWords' | TextGroup;

/**
 * Sorts the texts of a language into groups: those whose keys the browser's code names (`usedByApp`). The build and the
 * server print the others.
 */
export function textQueries(
  locale: Locale,
  messages: Record<string, CompiledMessage>,
  usedByApp: UsedTexts,
): Record<TextGroup, QueryData> {
  const query = (group: TextGroup): QueryData => ({
    query: 'texts',
    locale,
    group,
    data: Object.fromEntries(
      Object.entries(messages)
        .filter(([key]) => groupOf(key) === group && usedByApp.has(key))
        .toSorted(([a], [b]) => (a < b ? -1 : 1)),
    ),
  });
  return Object.fromEntries(TEXT_GROUPS.map((group) => [group, query(group)])) as Record<
    TextGroup,
    QueryData
  >;
}

/** The name of query data: part of the hash of what it holds. */
export function queryHash(data: QueryData): string {
  return shortHash(data);
}

/** What a page asks for beyond its own data. */
export interface QueryNeeds {
  template: TemplateName;
  blocks: readonly BlockView[];
  /** true: the page is the list of jobs with its search. */
  isJobSearch: boolean;
  /** true: the page carries the contact form, or follows it. */
  isContact: boolean;
}

/** The query data a page needs: menus and the frame's texts always, others by its template and blocks. */
export function queriesOf({ template, blocks, isJobSearch, isContact }: QueryNeeds): QueryName[] {
  const isJob = template === 'jobDetail';
  const isApplication = template === 'jobApplication';
  const isSaved = blocks.some(({ type }) => type === 'savedJobs');
  // The section of `visit` is in the bundle of the jobs, and all texts that a page's scripts name must be there.
  const listsJobs = isJob || isSaved || blocks.some(({ type }) => type === 'jobList' || type === 'visit');
  const needs: Record<TextGroup, boolean> = {
    frame: true,
    content: template !== 'error',
    job: isJob,
    jobList: listsJobs,
    jobSearch: isJobSearch,
    savedJobs: isJobSearch || isJob || isApplication || isSaved,
    forms: isApplication || isContact,
    application: isApplication,
    contact: isContact,
    siteSearch: blocks.some(({ type }) => type === 'siteSearch'),
  };
  return [
    'navigation',
    ...(template === 'error' ? (['jobPaths', 'formerPaths'] as const) : []),
    ...TEXT_GROUPS.filter((group) => needs[group]),
  ];
}
