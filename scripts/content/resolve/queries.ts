import type { Locale } from '../../../src/content/locales';
import type { CompiledMessage, QueryData } from '../../../src/content/pageData';
import type { BlockView, TemplateName } from '../../../src/content/view';
import { hashOfValue } from '../hashOfValue';
import type { UsedTexts } from '../usedTexts';

/** Groups in which texts are delivered: a page loads only those it needs. */
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
  'listFilter',
  'siteSearch',
] as const;
export type TextGroup = (typeof TEXT_GROUPS)[number];

/** Text groups by key prefix; the longest matching prefix applies, all other keys belong to `frame`. */
const GROUPS: Record<string, TextGroup> = {
  stage: 'content',
  video: 'content',
  gallery: 'content',
  table: 'content',
  toc: 'content',
  list: 'listFilter',
  work: 'content',
  case: 'content',
  news: 'content',
  press: 'content',
  event: 'content',
  date: 'content',
  share: 'content',
  location: 'content',
  job: 'job',
  // Also used when applying for a job that has closed in the meantime.
  'job.closed': 'content',
  // Used by the search filter; on a job's page it is already part of the rendered facts.
  'job.type': 'jobSearch',
  jobs: 'jobSearch',
  'jobs.row': 'jobList',
  'jobs.level': 'jobList',
  'jobs.workplace': 'jobList',
  'jobs.empty': 'jobList',
  'jobs.emptyHint': 'jobList',
  'jobs.saved': 'savedJobs',
  form: 'forms',
  // Messages of both forms for leaving, refusals, retries and progress.
  'apply.leave': 'forms',
  'apply.conflict': 'forms',
  'apply.retry': 'forms',
  'upload.state.uploading': 'forms',
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

/** Names of query data: menus, paths of jobs and moved pages, search words for jobs or pages, or a group of texts. */
export type QueryName = 'navigation' | 'jobPaths' | 'formerPaths' | 'jobWords' | 'siteWords' | TextGroup;

/**
 * Groups the texts of a language that the browser code uses (`usedByApp`). All others are rendered by the build and the
 * server.
 */
export function textQueries(
  locale: Locale,
  messages: Record<string, CompiledMessage>,
  usedByApp: UsedTexts,
): Record<TextGroup, QueryData> {
  const used = Object.entries(messages)
    .filter(([key]) => usedByApp.has(key))
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map((entry) => ({ entry, group: groupOf(entry[0]) }));
  const query = (group: TextGroup): QueryData => ({
    query: 'texts',
    locale,
    group,
    data: Object.fromEntries(used.filter((text) => text.group === group).map(({ entry }) => entry)),
  });
  return Object.fromEntries(TEXT_GROUPS.map((group) => [group, query(group)])) as Record<
    TextGroup,
    QueryData
  >;
}

/** Hash under which query data is published. */
export function queryHash(data: QueryData): string {
  return hashOfValue(data);
}

/** Properties of a page that determine its query data. */
export interface QueryNeeds {
  template: TemplateName;
  blocks: readonly BlockView[];
  /** True for the job list with its search. */
  isJobSearch: boolean;
  /** True for the page with the contact form and the page after it. */
  isContact: boolean;
}

/** The query data a page needs: menus and frame texts always, the rest by template and blocks. */
export function queriesOf({ template, blocks, isJobSearch, isContact }: QueryNeeds): QueryName[] {
  const isJob = template === 'jobDetail';
  const isApplication = template === 'jobApplication';
  const isSaved = blocks.some(({ type }) => type === 'savedJobs');
  // The `visit` section is in the jobs bundle, and all texts used by a page's scripts must be loaded.
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
    // The mixer is in the filter's bundle.
    listFilter: blocks.some(({ type }) => type === 'listFilter' || type === 'mixer'),
    siteSearch: blocks.some(({ type }) => type === 'siteSearch'),
  };
  return [
    'navigation',
    ...(template === 'error' ? (['jobPaths', 'formerPaths'] as const) : []),
    ...TEXT_GROUPS.filter((group) => needs[group]),
  ];
}
