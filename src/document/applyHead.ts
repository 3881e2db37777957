import type { PageData } from '../content/pageData';
import { headTags } from './headTags';

/**
 * Sets title, language and head tags of the document after a navigation within the site. The previous page's tags are
 * recognised by `data-head`, which the prerendered ones have too. The theme is set through the store.
 */
export function applyHead(page: PageData): void {
  const { documentElement, head } = document;
  document.title = page.context.page.metaTags.metaTitle;
  documentElement.lang = page.context.locale;
  for (const old of head.querySelectorAll('[data-head]')) old.remove();
  for (const { tag, attributes } of headTags(page.context)) {
    const element = document.createElement(tag);
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
    element.setAttribute('data-head', '');
    head.append(element);
  }
}
