import type { Page } from 'playwright-core';
import { type NextBuild, nextBuild } from './deploy';
import { browserOfFile, running } from './sharedSite';
import { type SiteServer, type SiteServerOptions, startSite } from './siteServer';
import { openVisit, untilHydrated, type Visit } from './visit';

/** The built site at one address whose server can be replaced or stopped, for visitors with a service worker. */
export interface ChangingSite {
  /** Starts a server, or replaces the running one at the same address. Returns its origin. */
  serve(options?: SiteServerOptions): Promise<string>;
  /** Replaces the served build by the next one. */
  deploy(): Promise<string>;
  /** Simulates a lost network: no request is answered any more. */
  unplug(): Promise<void>;
  /** Opens an empty page in a browser context with service workers. */
  visit(url: string): Promise<Visit>;
  /** Opens a page and waits until the service worker controls and has cached it. */
  open(url: string, pathname: string): Promise<Visit>;
  /** The next build. */
  next(): NextBuild;
}

/** Connects to the browser before the tests of a file and leaves it after them; stops the server after each test. */
export function changingSite(): ChangingSite {
  const browser = browserOfFile();
  let made: NextBuild | undefined;
  // Only for files that deploy: it copies the whole site.
  const next = () => (made ??= nextBuild());
  let server: SiteServer | undefined;

  afterAll(() => made?.remove());

  afterEach(async () => {
    await server?.stop();
    server = undefined;
  });

  const serve = async (options: SiteServerOptions = {}): Promise<string> => {
    const port = server === undefined ? undefined : Number(new URL(server.url).port);
    await server?.stop();
    server = await startSite({ ...options, ...(port === undefined ? {} : { port }) });
    return server.url;
  };

  const visit = (url: string) =>
    openVisit(browser(), url, {
      serviceWorkers: 'allow',
      viewport: { width: 1280, height: 900 },
      reducedMotion: 'reduce',
    });

  return {
    serve,
    visit,
    deploy: () => serve({ distDir: next().dir }),
    unplug: () => running(server).stop(),
    async open(url, pathname) {
      const opened = await visit(url);
      await opened.page.goto(url + pathname);
      await untilHydrated(opened.page);
      await untilKept(opened.page);
      return opened;
    },
    next,
  };
}

/**
 * Waits until the service worker controls the page, has cached it, and has cleaned up the caches of earlier workers,
 * which it does while it is being activated.
 */
export async function untilKept(page: Page, pathname = new URL(page.url()).pathname): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
  await page.waitForFunction(async (wanted) => {
    const names = (await caches.keys()).filter((name) => name.startsWith('pages-'));
    const kept = await Promise.all(names.map(async (name) => (await caches.open(name)).match(wanted)));
    return kept.some((response) => response !== undefined);
  }, pathname);
}

/** Waits until the next build's service worker is installed and waiting. */
export async function untilNextWaits(page: Page): Promise<void> {
  await page.waitForFunction(async () => (await navigator.serviceWorker.getRegistration())?.waiting);
}

/** Follows the first link to a path, even if it is off-screen. */
export async function follow(page: Page, href: string): Promise<void> {
  await page
    .locator(`a[href="${href}"]`)
    .first()
    .evaluate((link: HTMLAnchorElement) => link.click());
}

/** Text of the page's headline. */
export const headline = (page: Page) => page.locator('h1').first().innerText();
