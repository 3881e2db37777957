import type { PageData } from './pageData';
import type { TemplateName } from './view';

/** A part of the app that shows pages: a template, or the generic one with the search of jobs. */
export type PageCode = TemplateName | 'jobs';

/** What tells which code a page needs. */
export type PageKind = Pick<PageData, 'template' | 'content'>;

/** Which code shows a page. The search is kept from pages that have none. */
export function pageCodeOf({ template, content }: PageKind): PageCode {
  const isJobs = template === 'generic' && 'opening' in content && content.opening === 'jobs';
  return isJobs ? 'jobs' : template;
}
