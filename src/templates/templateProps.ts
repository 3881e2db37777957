import type { PageContext } from '../content/pageData';
import type { ContentByTemplate, TemplateName } from '../content/view';

/** What every template gets: its content and what is known about its page. */
export interface TemplateProps<T extends TemplateName> {
  /** What the page says, from its page data. */
  content: ContentByTemplate[T];
  /** Language, canonical address, other languages and meta tags of the page. */
  context: PageContext;
}
