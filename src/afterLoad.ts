import { followConsent, hasConsent, whenAllowed } from './consent/consent';
import { countFunnel } from './consent/countFunnel';
import { hasVendor } from './consent/hasVendor';
import type { EmbeddedData } from './content/pageData';
import { renderRest } from './document/renderRest';
import { isFormDirty } from './lib/formDirty';
import { mountNotices } from './notices/mountNotices';
import { watchNetwork } from './notices/watchNetwork';
import { registerWorker } from './offline/registerWorker';
import { mayReloadFor, newestBuild } from './page-data/appData';
import { openServed } from './page-data/openServed';
import type { PageLoader } from './page-data/pageLoader';
import { prefetchOnIntent } from './page-data/prefetchOnIntent';
import { watchUse } from './page-data/recover';
import { routeChanges } from './page-data/routeChanges';
import { loadPageCode } from './templates/catalogue';
import { denyByDefault } from './tracking/consentMode';
import { track } from './tracking/track';

export { createNavigationRuntime } from './navigation/navigationRuntime';
export { recover } from './page-data/recover';
export { openServed };

/** Compares the document's build with the host's newest one and reloads the document if they differ. */
async function checkBuild(embedded: EmbeddedData, loader: PageLoader): Promise<void> {
  const { pathname } = window.location;
  const build = await newestBuild((url, init) => fetch(url, init));
  if (build === null || build === embedded.build) return;
  loader.noteBuild(build);
  // Not if another page is shown or a form holds input; the next page is a full load anyway.
  if (window.location.pathname !== pathname || isFormDirty()) return;
  if (mayReloadFor(build, () => window.sessionStorage)) window.location.reload();
}

/**
 * Starts what the first view does not need: the parts below it, prefetching, notices, tracking of page views, the check
 * for a newer build, the service worker. To be called once, after the `load` event.
 */
export function startAfterLoad(embedded: EmbeddedData, loader: PageLoader): void {
  renderRest(document);
  watchUse(window);
  // What a page kept for Back shows of an application may have changed since, or be gone.
  window.addEventListener('pageshow', ({ persisted }) => persisted && openServed());
  // Before any tag loads, because tags read the consent state once, when they start.
  denyByDefault();
  followConsent();
  if (hasVendor(document)) {
    // Without the vendor's code nothing is allowed, which is the initial state.
    import('./consent/startVendor').then(
      ({ startVendor }) => startVendor(),
      () => undefined,
    );
  }
  mountNotices(loader);
  watchNetwork(window);
  prefetchOnIntent(window, async (path) => {
    const loaded = await loader.prefetch(path);
    if (loaded) await loadPageCode(loaded.page);
    return loaded;
  });
  whenAllowed('statistics', () => {
    import('./tracking/webVitals').then(
      ({ reportWebVitals }) => reportWebVitals(embedded.page.template, () => hasConsent('statistics')),
      () => undefined,
    );
  });
  const funnel = countFunnel(window);
  const view = (path: string) => {
    track('page.view', { path });
    funnel.view(path);
  };
  view(window.location.pathname);
  routeChanges.listen(view);
  if (document.documentElement.dataset['offline'] === undefined) void checkBuild(embedded, loader);
  void registerWorker();
}
