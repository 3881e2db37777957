import type { PageContext } from '../content/pageData';
import type { ContentByTemplate, TemplateName } from '../content/view';

/** What every template gets: its content and what is known about its page. */
export interface TemplateProps<T extends TemplateName> {
  content: ContentByTemplate[T];
  context: PageContext;
}
