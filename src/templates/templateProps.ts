import type { PageContext } from '../content/pageData';
import type { ContentByTemplate, TemplateName } from '../content/view';

/** Props of every template: its content and data about its page. */
export interface TemplateProps<T extends TemplateName> {
  /** Content of the page, from its page data. */
  content: ContentByTemplate[T];
  /** Language, canonical URL, other languages and meta tags of the page. */
  context: PageContext;
}
