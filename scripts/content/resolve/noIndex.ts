import type { Entry } from './entries';

/** Pages for people on their way through a process; search engines would lead others into its middle. */
const PROCESS_PAGES = [
  '404',
  'apply-thanks',
  'closed-job',
  'contact-thanks',
  'my-application',
  'offline',
  'saved-jobs',
];

/** Whether search engines shall leave a page alone. */
export function isNoIndex(page: Entry): boolean {
  const isProcess =
    page.kind === 'applications' || (page.kind === 'pages' && PROCESS_PAGES.includes(page.id));
  return isProcess || page.card.noIndex === true;
}
