import type { EmbeddedData } from '../content/pageData';
import { wasJustLoaded } from '../page-data/hardNavigation';
import { createPageLoader, type PageLoader } from '../page-data/pageLoader';
import {
  createNavigationController,
  type NavigationController,
  type NavigationControllerOptions,
} from './navigationController';

/** Code that only page changes need; it is loaded after the first page. */
export interface NavigationRuntime {
  /** The only loader of the visit. */
  loader: PageLoader;
  createController: (options: Omit<NavigationControllerOptions, 'loader'>) => NavigationController;
}

/** Creates the runtime of a visit from the page embedded in the document. */
export function createNavigationRuntime(embedded: EmbeddedData): NavigationRuntime {
  const loader = createPageLoader(embedded, {
    fetch: (url, init) => fetch(url, init),
    wasJustLoaded: (path) => wasJustLoaded(path, Date.now(), window),
  });
  return { loader, createController: (options) => createNavigationController({ ...options, loader }) };
}
