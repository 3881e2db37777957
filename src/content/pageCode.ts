import type { PageData } from './pageData';
import type { TemplateName } from './view';

/** A part of the app that shows pages: a template, or for the list of jobs the generic one with its search. */
export type PageCode = TemplateName | 'jobs';

/** What tells which code a page needs. */
export type PageKind = Pick<PageData, 'template' | 'content'>;

/** Which code shows a page. The search is kept from pages that have no job list. */
export function pageCodeOf({ template, content }: PageKind): PageCode {
  return template === 'generic' && 'opening' in content && content.opening === 'jobs' ? 'jobs' : template;
}
