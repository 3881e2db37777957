import type { ComponentType } from 'react';
import type { PageData } from '../content/pageData';
import type { TemplateName } from '../content/view';
import { preloadContactForm } from '../forms/lazyContactForm';
import type { TemplateProps } from './templateProps';

type Templates = { [T in TemplateName]: ComponentType<TemplateProps<T>> };

/** Where the code of each template is; each is a bundle of its own. */
const LOADERS: { [T in TemplateName]: () => Promise<Templates[T]> } = {
  case: async () => (await import('./CasePage/CasePage')).CasePage,
  error: async () => (await import('./ErrorPage/ErrorPage')).ErrorPage,
  generic: async () => (await import('./GenericPage/GenericPage')).GenericPage,
  jobDetail: async () => (await import('./JobDetailPage/JobDetailPage')).JobDetailPage,
  jobApplication: async () => (await import('./JobApplicationPage/JobApplicationPage')).JobApplicationPage,
  press: async () => (await import('./PressPage/PressPage')).PressPage,
};

/** Templates whose code has arrived. They are rendered at once, so that hydration never waits and never blinks. */
const loaded: Partial<Templates> = {};

async function load<T extends TemplateName>(name: T): Promise<void> {
  loaded[name] ??= await (LOADERS[name] as () => Promise<Partial<Templates>[T]>)();
}

/** Loads a template's code; the promise is rejected when the code cannot be loaded, and the next call tries again. */
export function preloadTemplate(name: TemplateName): Promise<void> {
  return load(name);
}

/** Loads all code that a page needs: its template, and what only some pages of a template show. Rejects like it. */
export async function preloadPage({
  template,
  content,
}: Pick<PageData, 'template' | 'content'>): Promise<void> {
  const hasContactForm = 'blocks' in content && content.blocks.some(({ type }) => type === 'contactForm');
  await Promise.all([load(template), ...(hasContactForm ? [preloadContactForm()] : [])]);
}

/**
 * A template whose code was loaded by `preloadTemplate`.
 * @throws when it was not: a page must never be shown before its template is there
 */
export function loadedTemplate<T extends TemplateName>(name: T): Templates[T] {
  const template = loaded[name];
  if (!template)
    throw new Error(`The template "${name}" is not loaded; await preloadTemplate('${name}') first.`);
  return template;
}
