import type { PageData } from './pageData';
import type { TemplateName } from './view';

/** A part of the app that shows pages: a template, or the generic one with the search of jobs or the contact form. */
export type PageCode = TemplateName | 'jobs' | 'contact';

/** What tells which code a page needs. */
export type PageKind = Pick<PageData, 'template' | 'content' | 'answer'>;

/** Which code shows a page. Search and form are kept from pages that have none. */
export function pageCodeOf({ template, content }: PageKind): PageCode {
  if (template !== 'generic' || !('opening' in content)) return template;
  if (content.opening === 'jobs') return 'jobs';
  const hasForm = 'blocks' in content && content.blocks.some(({ type }) => type === 'contactForm');
  return hasForm ? 'contact' : template;
}
