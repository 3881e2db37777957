import type { Browser, BrowserContextOptions, Page, Request } from 'playwright-core';

/** A page in a browser context of its own, with a record of everything that went wrong. */
export interface Visit {
  page: Page;
  /** Console messages, uncaught errors and failed requests, in order. */
  complaints: string[];
  /** URLs of requests to other hosts. */
  foreignRequests: string[];
  /** Empties both lists before another page is opened; aborted requests of the last one are not recorded. */
  forget(): void;
  close(): Promise<void>;
}

/** Playwright's own message when it blocks service workers; not a fault of the site. */
const BLOCKED_WORKER = 'Service Worker registration blocked by Playwright';

/** The browser's error for requests still running when their page is left; not a fault. */
const LEFT = 'net::ERR_ABORTED';

/**
 * Opens an empty page that records what should never happen; service workers are blocked unless allowed in `options`.
 */
export async function openVisit(
  browser: Browser,
  origin: string,
  options: BrowserContextOptions = {},
): Promise<Visit> {
  const context = await browser.newContext({ serviceWorkers: 'block', ...options });
  const page = await context.newPage();
  const complaints: string[] = [];
  const foreignRequests: string[] = [];
  let ofThisPage = new WeakSet<Request>();
  page.on('console', (message) => {
    if (message.text() !== BLOCKED_WORKER) complaints.push(`${message.type()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => complaints.push(`uncaught: ${error.message}`));
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText;
    if (ofThisPage.has(request) && reason !== LEFT) complaints.push(`failed: ${request.url()} ${reason}`);
  });
  page.on('request', (request) => {
    ofThisPage.add(request);
    const url = request.url();
    if (!url.startsWith(`${origin}/`) && !url.startsWith('data:')) foreignRequests.push(url);
  });
  const forget = () => {
    complaints.length = 0;
    foreignRequests.length = 0;
    ofThisPage = new WeakSet();
  };
  const close = async () => {
    // Without its page, a route that is still fetching a file would throw outside any test. Not awaited: after Back it may
    // never end, and the routes are told at once.
    void page.unrouteAll({ behavior: 'ignoreErrors' }).catch(() => undefined);
    await context.close();
  };
  return { page, complaints, foreignRequests, forget, close };
}

/** Longest wait for hydration, ms: the machine may be busy. */
const HYDRATED_MS = 30_000;

/**
 * Waits until React has hydrated the whole page and all of it is laid out: then even the footer, its last part, has
 * React's key. Evaluated in the page itself, because Playwright's own waiting first injects its whole library into each
 * page.
 * @throws if this takes longer than 30 s, or if the page is left in the meantime
 */
export async function untilHydrated(page: Page): Promise<void> {
  await page.evaluate(
    (longest) =>
      new Promise<void>((resolve, reject) => {
        const end = performance.now() + longest;
        const look = () => {
          const footer = document.querySelector('footer');
          const isWhole = !('firstScreen' in document.documentElement.dataset);
          const isTaken =
            footer !== null && Object.keys(footer).some((key) => key.startsWith('__reactFiber'));
          if (isWhole && isTaken) requestAnimationFrame(() => setTimeout(resolve, 0));
          else if (performance.now() > end) reject(new Error(`not taken over within ${longest} ms`));
          else requestAnimationFrame(look);
        };
        look();
      }),
    HYDRATED_MS,
  );
}

/** Runs a task for each item, at most `width` at a time; keeps two cores busy. */
export async function inParallel<T>(
  items: readonly T[],
  width: number,
  task: (item: T) => Promise<void>,
): Promise<void> {
  const waiting = [...items];
  const worker = async () => {
    for (let item = waiting.shift(); item !== undefined; item = waiting.shift()) await task(item);
  };
  await Promise.all(Array.from({ length: width }, worker));
}

/**
 * Checks pages in two tabs in parallel. A reused tab needs half the processor time of a new one.
 *
 * @param open opens an empty tab
 * @param look opens a page and checks it
 */
export async function lookAtEach(
  paths: readonly string[],
  open: () => Promise<Visit>,
  look: (visit: Visit, path: string) => Promise<void>,
): Promise<void> {
  const waiting = [...paths];
  const lookOn = async (visit: Visit) => {
    for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
      await look(visit, path);
      visit.forget();
    }
    await visit.close();
  };
  await Promise.all([lookOn(await open()), lookOn(await open())]);
}
