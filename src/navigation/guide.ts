import type { EmbeddedData } from '../content/pageData';
import { wasJustLoaded } from '../page-data/hardNavigation';
import { createPageLoader, type PageLoader } from '../page-data/pageLoader';
import { type Journey, type JourneyOptions, startJourney } from './startJourney';

/** What takes visitors to other pages. Its code comes after the first page, which needs nothing of it. */
export interface Guide {
  /** The one loader of the visit. */
  loader: PageLoader;
  /** Starts leading from page to page. */
  start: (options: Omit<JourneyOptions, 'loader'>) => Journey;
}

/** Makes the guide of a visit that began with the page embedded in the document. */
export function createGuide(embedded: EmbeddedData): Guide {
  const loader = createPageLoader(embedded, {
    fetch: (url, init) => fetch(url, init),
    wasJustLoaded: (path) => wasJustLoaded(path, Date.now(), window),
  });
  return { loader, start: (options) => startJourney({ ...options, loader }) };
}
