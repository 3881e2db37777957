import { startTransition, useEffect } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter, useLocation } from 'react-router-dom';
import { App } from './App';
import { LOCALES } from './content/locales';
import type { EmbeddedData } from './content/pageData';
import { DATA_ID, ROOT_ID } from './document/ids';
import { markInlineStyles } from './document/markInlineStyles';
import type { Guide } from './navigation/guide';
import { isFormDirty } from './lib/formDirty';
import { ownAddress } from './lib/ownAddress';
import { reportChunkFailure } from './lib/reportChunkFailure';
import { watchChunkFailures } from './page-data/chunkFailure';
import { leaveFor } from './page-data/leaveFor';
import { noticeStore } from './page-data/noticeStore';
import { offlinePath } from './page-data/pageDataUrl';
import { reportRoute } from './page-data/routeChanges';
import { preloadTemplate } from './templates/registry';
import { trackingQueue } from './tracking/queue';

/** Tells the parts that are loaded later where the app goes. Draws nothing. */
function RouteReporter() {
  const { pathname } = useLocation();
  useEffect(() => reportRoute(pathname), [pathname]);
  return null;
}

/**
 * Missing code: the browser goes to the last path that was asked for (specification, section 8). Where that would cost
 * unsent input, the visitor is told and decides.
 */
function onChunkFailure(reason: unknown): void {
  reportChunkFailure(reason);
  const { href, pathname, search, hash } = window.location;
  if (isFormDirty()) noticeStore.setState({ loadError: { target: href } });
  else leaveFor(pathname + search + hash);
}

/** Runs a task when the page has all it needs, so that nothing of it competes with the first view. */
function afterLoad(task: () => void): void {
  if (document.readyState === 'complete') task();
  else window.addEventListener('load', task, { once: true });
}

/** Takes over the prerendered page; on the dev server, where nothing is prerendered, draws it. */
async function start(): Promise<void> {
  const data = document.getElementById(DATA_ID);
  const root = document.getElementById(ROOT_ID);
  if (!data || !root) return;
  markInlineStyles(document);
  trackingQueue();
  watchChunkFailures(window, onChunkFailure);
  const embedded = JSON.parse(data.textContent ?? '') as EmbeddedData;
  const { page } = embedded;
  // The answer to a form sent without script stands under the intake's address; from here on it is its page again.
  if (page.answer) history.replaceState(null, '', ownAddress(page.path, window.location.origin));
  let guide: Promise<Guide> | undefined;
  const fetchGuide = () =>
    (guide ??= import('./navigation/guide').then(({ createGuide }) => createGuide(embedded)));
  afterLoad(() => {
    Promise.all([import('./afterLoad'), fetchGuide()])
      .then(([{ startAfterLoad }, { loader }]) => startAfterLoad(embedded, loader))
      .catch(reportChunkFailure);
  });
  const initial = {
    page,
    queries: Object.values(embedded.queries),
    isNotFound: page.template === 'error',
  };
  const app = (
    <BrowserRouter>
      <App initial={initial} guide={fetchGuide} />
      <RouteReporter />
    </BrowserRouter>
  );
  // The service worker answers with the offline page for whatever path was asked for: that markup is drawn anew.
  const isFallback =
    page.path === offlinePath(LOCALES[page.context.locale].prefix) && page.path !== window.location.pathname;
  if (isFallback) document.documentElement.dataset['offline'] = '';
  const isTakeover = root.firstChild !== null && !isFallback;
  try {
    await preloadTemplate(page, isTakeover);
  } catch (error) {
    onChunkFailure(error);
    return;
  }
  // As a transition it is done in slices, between which the page answers.
  if (isTakeover) startTransition(() => void hydrateRoot(root, app));
  else createRoot(root).render(app);
}

void start();
