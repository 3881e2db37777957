import type { ComponentType } from 'react';
import type { PageData } from '../content/pageData';
import type { BlockView, TemplateName } from '../content/view';
import { type LazyModule, lazyExport } from '../lib/lazyModule';
import {
  INTERACTIVE_SECTIONS,
  type InteractiveBlock,
  isInteractive,
  staticSections,
} from '../sections/catalogue';
import { openingCodeOf } from './openings';
import type { TemplateProps } from './templateProps';

type Templates = { [T in TemplateName]: LazyModule<ComponentType<TemplateProps<T>>> } & {
  jobs: LazyModule<ComponentType<TemplateProps<'generic'>>>;
};

/**
 * The component of each template, each in its own bundle; also that of the job list, so that other pages do not load
 * its search.
 */
const TEMPLATES = {
  case: lazyExport('CasePage', () => import('./CasePage/CasePage')),
  error: lazyExport('ErrorPage', () => import('./ErrorPage/ErrorPage')),
  generic: lazyExport('GenericPage', () => import('./GenericPage/GenericPage')),
  jobs: lazyExport('JobsPage', () => import('./JobsPage/JobsPage')),
  jobDetail: lazyExport('JobDetailPage', () => import('./JobDetailPage/JobDetailPage')),
  jobApplication: lazyExport('JobApplicationPage', () => import('./JobApplicationPage/JobApplicationPage')),
  press: lazyExport('PressPage', () => import('./PressPage/PressPage')),
} satisfies Templates;

/** Name of a bundle that renders whole pages. */
export type BundleName = keyof typeof TEMPLATES;

/** The fields that determine which code a page needs. */
export type PageKind = Pick<PageData, 'template' | 'content'>;

/** Returns the bundle that renders a page. */
export function bundleOf({ template, content }: PageKind): BundleName {
  return 'opening' in content && content.opening === 'jobs' ? 'jobs' : template;
}

/** Returns the code of a page's template. */
export const templateCodeOf = (page: PageKind): (typeof TEMPLATES)[BundleName] => TEMPLATES[bundleOf(page)];

/** Returns the types of a page's interactive blocks, each once. The job list page renders its list itself. */
export function interactiveBlocksOf(page: PageKind): InteractiveBlock[] {
  const blocks: readonly BlockView[] = 'blocks' in page.content ? page.content.blocks : [];
  const types = new Set(blocks.map(({ type }) => type).filter(isInteractive));
  if (bundleOf(page) === 'jobs') types.delete('jobList');
  return [...types];
}

/**
 * Loads the code that a page needs before it is rendered: its template and its sections; those of static blocks only if
 * there is no server HTML to preserve. Rejects if code cannot be loaded; the next call tries again.
 */
export async function loadPageCode(page: PageKind, hasServerHtml = false): Promise<void> {
  await Promise.all([
    templateCodeOf(page).load(),
    openingCodeOf(page.content)?.load(),
    ...interactiveBlocksOf(page).map((type) => INTERACTIVE_SECTIONS[type].load()),
    hasServerHtml ? undefined : staticSections.load(),
  ]);
}

/**
 * Returns the template of a page whose code was loaded by `loadPageCode`.
 * @throws if it is not loaded, because a page must never be rendered before its template is
 */
export function loadedTemplate(page: PageKind): ComponentType<TemplateProps<TemplateName>> {
  const template = templateCodeOf(page).loaded();
  if (!template)
    throw new Error(`The code of "${bundleOf(page)}" pages is not loaded; await loadPageCode(page) first.`);
  return template as ComponentType<TemplateProps<TemplateName>>;
}
