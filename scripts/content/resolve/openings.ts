import type { Opening } from '../../../src/content/view';
import { DISCIPLINES_PAGE } from '../rules';
import type { Entry } from './entries';

/** Overviews and contact open with their headline alone: what they list is the picture (screens news, work, contact). */
const PLAIN_PAGES = ['contact', 'locations', 'news', 'press', 'work', DISCIPLINES_PAGE];

/** How a page of the generic template opens. */
export function openingOf(page: Entry): Opening {
  if (page.kind === 'legal') return 'legal';
  if (page.kind !== 'pages') return 'hero';
  if (page.data.stage) return 'stage';
  if (page.id === 'jobs') return 'jobs';
  return page.data.poster && !PLAIN_PAGES.includes(page.id) ? 'hero' : 'plain';
}

/** Whether a page opens with the poster that other pages show of it; says so without reading all of the page. */
export function opensWithPoster({ kind, id, card }: Entry): boolean {
  if (kind === 'pages') return Boolean(card.poster) && ![...PLAIN_PAGES, 'home', 'jobs'].includes(id);
  return kind !== 'legal' && kind !== 'jobs' && kind !== 'applications';
}
