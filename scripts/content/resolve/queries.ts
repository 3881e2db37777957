import type { Locale } from '../../../src/content/locales';
import type { CompiledMessage, QueryData } from '../../../src/content/pageData';
import type { BlockView, BlockViewType, TemplateName } from '../../../src/content/view';
import { shortHash } from '../hash';
import type { UsedTexts } from '../usedTexts';

/** Groups in which texts travel: a page loads those it needs. */
export type TextGroup = 'frame' | 'content' | 'jobs' | 'forms';

/** Which group a text belongs to, by the first word of its key; `frame` has all others. */
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
  jobs: 'jobs',
  job: 'jobs',
  form: 'forms',
  apply: 'forms',
  upload: 'forms',
  contact: 'forms',
};

/** The group of a text key. */
export function groupOf(key: string): TextGroup {
  return GROUPS[key.split('.')[0] ?? ''] ?? 'frame';
}

/** What query data is about: menus, where jobs are, the words that find them, or a group of texts. */
export type QueryName = 'navigation' | 'jobPaths' | 'jobWords' | TextGroup;

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
  return { frame: query('frame'), content: query('content'), jobs: query('jobs'), forms: query('forms') };
}

/** The name of query data: part of the hash of what it holds. */
export function queryHash(data: QueryData): string {
  return shortHash(data);
}

/** What a page asks for beyond its own data. */
export interface QueryNeeds {
  template: TemplateName;
  blocks: readonly BlockView[];
  /** true: the page carries the contact form, or follows it. */
  isContact: boolean;
}

/** Blocks that talk about jobs. */
const JOB_BLOCKS: readonly BlockViewType[] = ['jobList', 'jobsCallout', 'savedJobs'];

/** The query data a page needs: menus and the frame's texts always, others by its template and blocks. */
export function queriesOf({ template, blocks, isContact }: QueryNeeds): QueryName[] {
  const isAboutJob = template === 'jobDetail' || template === 'jobApplication';
  const showsJobs = isAboutJob || blocks.some(({ type }) => JOB_BLOCKS.includes(type));
  const showsForm = template === 'jobApplication' || isContact;
  return [
    'navigation',
    'frame',
    template === 'error' ? 'jobPaths' : 'content',
    ...(showsJobs ? (['jobs'] as const) : []),
    ...(showsForm ? (['forms'] as const) : []),
  ];
}
