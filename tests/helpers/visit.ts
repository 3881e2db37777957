import type { Browser, BrowserContextOptions, Page, Request } from 'playwright-core';

/** A page in a browser of its own, with everything that went wrong on it. */
export interface Visit {
  page: Page;
  /** Console messages, uncaught errors and failed requests, in order. */
  complaints: string[];
  /** Addresses of hosts other than the site's own. */
  foreignRequests: string[];
  /** Empties both lists before another page is opened; what the last one still waits for will be no complaint. */
  forget(): void;
  close(): Promise<void>;
}

/** Playwright's word where it blocks service workers, which is not the site's. */
const BLOCKED_WORKER = 'Service Worker registration blocked by Playwright';

/** What the browser says of requests that are still under way when their page is left, which is no fault. */
const LEFT = 'net::ERR_ABORTED';

/** Opens an empty page that records what it should never see; without a service worker unless it is asked for. */
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
  return { page, complaints, foreignRequests, forget, close: () => context.close() };
}

/** Longest wait for a page to be taken over, ms: the machine may be busy with much else. */
const HYDRATED_MS = 30_000;

/**
 * Waits until React has taken over the whole page, and all of it is laid out: then even the last part of it, the footer,
 * carries React's key. Asks the page itself, because Playwright's own waiting sends its whole library to each page first.
 * @throws when that takes longer than 30 s, or when the page is left meanwhile
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
 * Looks at pages in two tabs side by side. A tab that is used again needs half the processor time of a new one.
 *
 * @param open opens an empty tab
 * @param look opens the page and looks at it
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
