import type { ComponentType } from 'react';
import { liveBlocksOf } from '../content/liveBlocks';
import { type PageCode, type PageKind, pageCodeOf } from '../content/pageCode';
import type { TemplateName } from '../content/view';
import { preloadSections } from '../sections/Sections/sectionCode';
import type { TemplateProps } from './templateProps';

type Templates = { [T in TemplateName]: ComponentType<TemplateProps<T>> } & {
  jobs: ComponentType<TemplateProps<'generic'>>;
};

/** Where the code of each template is; each is a bundle of its own. */
const LOADERS: { [C in PageCode]: () => Promise<Templates[C]> } = {
  case: async () => (await import('./CasePage/CasePage')).CasePage,
  error: async () => (await import('./ErrorPage/ErrorPage')).ErrorPage,
  generic: async () => (await import('./GenericPage/GenericPage')).GenericPage,
  jobs: async () => (await import('./JobsPage/JobsPage')).JobsPage,
  jobDetail: async () => (await import('./JobDetailPage/JobDetailPage')).JobDetailPage,
  jobApplication: async () => (await import('./JobApplicationPage/JobApplicationPage')).JobApplicationPage,
  press: async () => (await import('./PressPage/PressPage')).PressPage,
};

/** Templates whose code has arrived. They are rendered at once, so that hydration never waits and never blinks. */
const loaded: Partial<Templates> = {};

async function load<C extends PageCode>(code: C): Promise<void> {
  loaded[code] ??= await (LOADERS[code] as () => Promise<Partial<Templates>[C]>)();
}

/**
 * Loads a page's code: its template and its sections, of a prerendered page only those that act by script. The promise
 * is rejected when code cannot be loaded, and the next call tries again.
 */
export async function preloadTemplate(page: PageKind, isPrerendered = false): Promise<void> {
  const code = pageCodeOf(page);
  await Promise.all([load(code), preloadSections(liveBlocksOf(page), isPrerendered)]);
}

/**
 * The template of a page whose code was loaded by `preloadTemplate`.
 * @throws when it was not: a page must never be shown before its template is there
 */
export function loadedTemplate(page: PageKind): Templates[PageCode] {
  const code = pageCodeOf(page);
  const template = loaded[code];
  if (!template)
    throw new Error(`The code of "${code}" pages is not loaded; await preloadTemplate(page) first.`);
  return template;
}
