import type { ComponentType } from 'react';
import type { PageContext, PageData } from '../content/pageData';
import { loadedTemplate } from '../templates/catalogue';

/** The template of a page with its content; the code of the template must have been loaded. */
export function PageElement({ page }: { page: PageData }) {
  // The catalogue pairs each template with its content type; TypeScript cannot follow the pairing through a union.
  const Template = loadedTemplate(page) as ComponentType<{ content: unknown; context: PageContext }>;
  return <Template key={page.path} content={page.content} context={page.context} />;
}
