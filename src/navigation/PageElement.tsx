import type { ComponentType } from 'react';
import type { PageContext, PageData } from '../content/pageData';
import { loadedTemplate } from '../templates/catalogue';

/** The template of a page with its content; expects that the template's code has been loaded. */
export function PageElement({ page }: { page: PageData }) {
  // The catalogue pairs each template with its own content type; TypeScript cannot follow the pair through a union.
  const Template = loadedTemplate(page) as ComponentType<{ content: unknown; context: PageContext }>;
  return <Template key={page.path} content={page.content} context={page.context} />;
}
