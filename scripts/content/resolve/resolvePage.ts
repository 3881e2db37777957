import type { ContentByTemplate, TemplateName } from '../../../src/content/view';
import { caseContent } from './casePages';
import { NOT_FOUND_PAGE } from '../rules';
import type { ResolveContext } from './context';
import type { Entry } from './entries';
import { errorContent } from './errorPages';
import { genericContent } from './genericPages';
import { jobDetailContent, openApplicationContent } from './jobPages';
import { pressContent } from './pressPages';

/** A page ready for rendering: a template and its content. */
export type Resolved = {
  [T in TemplateName]: { template: T; content: ContentByTemplate[T] };
}[TemplateName];

/**
 * Resolves a page to its template and content.
 * @throws if the page refers to something that does not exist; the checks should have ruled that out
 */
export function resolvePage(context: ResolveContext, page: Entry): Resolved {
  switch (page.kind) {
    case 'cases':
      return { template: 'case', content: caseContent(context, page) };
    case 'press':
      return { template: 'press', content: pressContent(context, page) };
    case 'jobs':
      return { template: 'jobDetail', content: jobDetailContent(context, page) };
    case 'applications':
      return { template: 'jobApplication', content: openApplicationContent(context, page) };
    case 'pages':
      if (page.id === NOT_FOUND_PAGE) return { template: 'error', content: errorContent(context, page) };
      return { template: 'generic', content: genericContent(context, page) };
    default:
      return { template: 'generic', content: genericContent(context, page) };
  }
}
