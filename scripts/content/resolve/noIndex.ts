import { AGREED_PATHS, NOT_FOUND_PAGE } from '../rules';
import type { Entry } from './entries';

/** Pages within a process; search engines would lead visitors into the middle of it. */
const PROCESS_PAGES = [NOT_FOUND_PAGE, 'offline', ...Object.keys(AGREED_PATHS)];

/** True if the page must be excluded from search engines. */
export function isNoIndex(page: Entry): boolean {
  const isProcess =
    page.kind === 'applications' || (page.kind === 'pages' && PROCESS_PAGES.includes(page.id));
  return isProcess || page.card.noIndex === true;
}
