import { startTransition, useEffect, useLayoutEffect, useRef } from 'react';
import { createRoot, hydrateRoot, type HydrationOptions } from 'react-dom/client';
import { BrowserRouter, createPath, useLocation } from 'react-router-dom';
import { App } from './App';
import { offlinePath } from './content/locales';
import type { EmbeddedData } from './content/pageData';
import { DATA_ID, ROOT_ID } from './document/ids';
import { markInlineStyles } from './document/markInlineStyles';
import { opensBelowTop, renderAll } from './document/renderAll';
import { holdEvents } from './early/holdEvents';
import { chunkFailures } from './lib/chunkFailures';
import { lazyModule } from './lib/lazyModule';
import { replaceEntry } from './lib/replaceEntry';
import { reportChunkFailure } from './lib/reportChunkFailure';
import { forgetChunk } from './page-data/forgetChunk';
import { leaveFor } from './page-data/leaveFor';
import { routeChanges } from './page-data/routeChanges';
import { loadPageCode } from './templates/catalogue';
import { trackingQueue } from './tracking/queue';

/**
 * Reports when React has hydrated the page, when its effects have run, and, to code that loads after the page, each
 * later change of path. Renders nothing; placed after the app.
 */
function Reporter({ onHydrated, onReady }: { onHydrated: () => void; onReady: () => void }) {
  const { pathname } = useLocation();
  const reported = useRef(pathname);
  const focused = useRef(document.activeElement as HTMLInputElement | null);
  // In the same task in which typed input is taken over, so that nothing can be typed in between.
  useLayoutEffect(() => {
    onHydrated();
    const { current: field } = focused;
    // React has rendered the field anew.
    if (field && !field.isConnected) document.getElementsByName(field.name)[0]?.focus();
  }, [onHydrated]);
  useEffect(onReady, [onReady]);
  useEffect(() => {
    if (pathname === reported.current) return;
    reported.current = pathname;
    routeChanges.emit(pathname);
  }, [pathname]);
  return null;
}

/** If a chunk cannot be loaded, the current address is loaded in full (specification, section 8). */
function onChunkFailure(reason: unknown): void {
  const target = createPath(window.location);
  void forgetChunk(reason).then(() => leaveFor(target));
}

/** Runs a task after the `load` event, so that it does not compete with the resources of the first view. */
function afterLoad(task: () => void): void {
  if (document.readyState === 'complete') task();
  else window.addEventListener('load', task, { once: true });
}

/** Yields to the browser, so that it can paint and respond. */
const nextTask = () => new Promise<void>((resolve) => setTimeout(resolve));

/** Hydrates the prerendered page; on the dev server, where nothing is prerendered, renders it. */
async function start(): Promise<void> {
  const data = document.getElementById(DATA_ID);
  const root = document.getElementById(ROOT_ID);
  if (!data || !root) return;
  if (opensBelowTop(window)) renderAll(document);
  markInlineStyles(document);
  trackingQueue();
  chunkFailures.listen(onChunkFailure);
  window.hasApp = true;
  // All scripts have just run in one task.
  await nextTask();
  const embedded = JSON.parse(data.textContent ?? '') as EmbeddedData;
  const { page } = embedded;
  // One bundle, since all of it is needed soon after the load, and a first navigation may need its part before.
  const later = () => import('./afterLoad');
  const openServed = () => {
    if (history.state?.served) later().then((loaded) => loaded.openServed(), onChunkFailure);
  };
  // Pages that the server renders for one person are served at a URL of the intake; the page's own path contains no
  // secret. The history entry keeps the URL, so that a reload or Back leads there again.
  if (page.answer || page.isServed) {
    replaceEntry(history, page.isServed && { served: window.location.href }, page.path);
    // The server's title may begin with the word for an error, which the form's summary adds, and takes away again.
    document.title = page.context.page.metaTags.metaTitle;
  } else openServed();
  window.addEventListener('popstate', openServed);
  const navigationRuntime = lazyModule(async () => (await later()).createNavigationRuntime(embedded));
  afterLoad(() => {
    Promise.all([later(), navigationRuntime.load()])
      .then(([{ startAfterLoad }, { loader }]) => startAfterLoad(embedded, loader))
      .catch((reason: unknown) => {
        // Nothing would show the rest of the page.
        renderAll(document);
        reportChunkFailure(reason);
      });
  });
  const initial = {
    page,
    queries: Object.values(embedded.queries),
    isNotFound: page.template === 'error',
  };
  let stopHolding = () => {};
  const onReady = () => {
    window.prerendered = null;
    window.early?.replay();
  };
  const app = (
    <BrowserRouter>
      <App initial={initial} navigationRuntime={navigationRuntime} />
      <Reporter onHydrated={() => stopHolding()} onReady={onReady} />
    </BrowserRouter>
  );
  const prerendered = [...root.childNodes];
  const options: HydrationOptions = {
    // An extension or a translation has changed the markup, and React has rendered the page anew: no error, but tests
    // find here what differs without either.
    // oxlint-disable-next-line no-console -- see above
    onRecoverableError: console.debug,
    // React has removed everything. What was prerendered can be read, and its links and forms work without React.
    onUncaughtError: (error) => {
      root.replaceChildren(...prerendered);
      later().then(({ recover }) => recover(error), onChunkFailure);
    },
  };
  // The service worker serves the offline page for any path; markup of another path cannot be hydrated.
  const isFallback = page.path === offlinePath(page.context.locale) && page.path !== window.location.pathname;
  if (isFallback) document.documentElement.dataset['offline'] = '';
  const isHydrating = root.firstChild !== null && !isFallback;
  try {
    await loadPageCode(page, isHydrating);
    await nextTask();
  } catch (error) {
    onChunkFailure(error);
    // React will not start: from now on, presses (in the notice, for example) take effect at once again.
    window.early?.replay();
    return;
  }
  if (isHydrating && window.early) stopHolding = holdEvents(root);
  window.prerendered = root.querySelector('main');
  // A transition hydrates in slices, between which the page responds.
  if (isHydrating) startTransition(() => void hydrateRoot(root, app, options));
  else createRoot(root, options).render(app);
}

void start();
