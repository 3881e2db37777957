import { fileURLToPath } from 'node:url';
import { register } from 'tsx/esm/api';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** What runs for all test files of the built site: a browser and a server. */
export const shared = { browser: undefined, site: undefined };

/** Starts both once for all workers, which read the addresses from their environment (`tests/helpers/sharedSite`). */
export default async function startSharedSite() {
  // Jest loads this file without its own transform.
  const unregister = register();
  const { launchBrowserServer } = await import('../../scripts/browser/launchBrowser.ts');
  const { startSite } = await import('../helpers/siteServer.ts');
  await unregister();
  [shared.browser, shared.site] = await Promise.all([launchBrowserServer(ROOT), startSite()]);
  process.env.SHARED_BROWSER = shared.browser.wsEndpoint();
  process.env.SHARED_SITE = shared.site.url;
}
