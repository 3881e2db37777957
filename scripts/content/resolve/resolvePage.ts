import type { ContentByTemplate, TemplateName } from '../../../src/content/view';
import { caseContent } from './casePages';
import type { ResolveContext } from './context';
import type { Entry } from './entries';
import { errorContent } from './errorPages';
import { genericContent } from './genericPages';
import { jobDetailContent, openApplicationContent } from './jobPages';
import { pressContent } from './pressPages';

/** A page ready to print: a template with its own kind of content. */
export type Resolved = {
  [T in TemplateName]: { template: T; content: ContentByTemplate[T] };
}[TemplateName];

/**
 * The template of a page and what it prints.
 * @throws where the page names something that does not exist, which the checks refuse earlier
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
      if (page.id === '404') return { template: 'error', content: errorContent(context, page) };
      return { template: 'generic', content: genericContent(context, page) };
    default:
      return { template: 'generic', content: genericContent(context, page) };
  }
}
