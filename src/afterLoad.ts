import { hasVendor } from './consent/hasVendor';
import type { EmbeddedData } from './content/pageData';
import { isFormDirty } from './lib/formDirty';
import { mountNotices } from './notices/mountNotices';
import { watchNetwork } from './notices/watchNetwork';
import { registerWorker } from './offline/registerWorker';
import { mayReloadFor, newestBuild } from './page-data/appData';
import { noticeStore } from './page-data/noticeStore';
import type { PageLoader } from './page-data/pageLoader';
import { prefetchOnIntent } from './page-data/prefetchOnIntent';
import { onRouteChange } from './page-data/routeChanges';
import { loadPageCode } from './templates/catalogue';
import { denyByDefault } from './tracking/consentMode';
import { track } from './tracking/track';

/** Compares the document's build with the host's newest one, and loads the document anew if it is an old one. */
async function checkBuild(embedded: EmbeddedData, loader: PageLoader): Promise<void> {
  const { pathname } = window.location;
  const build = await newestBuild((url, init) => fetch(url, init));
  if (build === null || build === embedded.build) return;
  loader.noteBuild(build);
  // Whoever is on the way or typing already keeps the document; the next page is a full load anyway.
  if (window.location.pathname !== pathname || isFormDirty()) return;
  if (mayReloadFor(build, () => window.sessionStorage)) window.location.reload();
}

/**
 * Everything a visitor may need later but not for the first view: prefetching, notices, tracking of page views, the
 * check for a newer build and the service worker. Called once, after the page has loaded.
 */
export function startAfterLoad(embedded: EmbeddedData, loader: PageLoader): void {
  // Before any tag could be loaded: it must find everything denied.
  denyByDefault();
  if (hasVendor(document)) {
    // A vendor whose code does not come allows nothing, which is what everybody starts with.
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
  track('page.view', { path: window.location.pathname });
  onRouteChange((path) => {
    track('page.view', { path });
    noticeStore.setState({ loadError: undefined });
  });
  if (document.documentElement.dataset['offline'] === undefined) void checkBuild(embedded, loader);
  void registerWorker();
}
