import type { Browser, Page } from 'playwright-core';
import { launchBrowser } from '../../scripts/browser/launchBrowser';
import { ROOT } from './builtSite';
import { type NextBuild, nextBuild } from './deploy';
import { type SiteServer, type SiteServerOptions, startSite } from './siteServer';
import { openVisit, untilHydrated, type Visit } from './visit';

/** The built site behind a server that goes away and comes back, at one address, for visitors with a service worker. */
export interface ChangingSite {
  /** Starts a server, or another one where the last one was. Returns its origin. */
  serve(options?: SiteServerOptions): Promise<string>;
  /** Puts the next build in the place of the one that is served. */
  deploy(): Promise<string>;
  /** Takes the network away: nobody answers any more. */
  unplug(): Promise<void>;
  /** An empty page of a visitor whose browser has service workers. */
  visit(url: string): Promise<Visit>;
  /** Opens a page and waits until it is taken over and kept. */
  open(url: string, pathname: string): Promise<Visit>;
  /** The next build. */
  next(): NextBuild;
}

/** Starts a browser before the tests of a file; ends it, and the server after each test. */
export function changingSite(): ChangingSite {
  let browser: Browser | undefined;
  let next: NextBuild | undefined;
  let server: SiteServer | undefined;
  const running = <T>(value: T | undefined): T => {
    if (value === undefined) throw new Error('Browser and server run only while tests do.');
    return value;
  };

  beforeAll(async () => {
    browser = await launchBrowser(ROOT);
    next = nextBuild();
  });

  afterAll(async () => {
    await browser?.close();
    next?.remove();
  });

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
    openVisit(running(browser), url, {
      serviceWorkers: 'allow',
      viewport: { width: 1280, height: 900 },
      reducedMotion: 'reduce',
    });

  return {
    serve,
    visit,
    deploy: () => serve({ distDir: running(next).dir }),
    unplug: () => running(server).stop(),
    async open(url, pathname) {
      const opened = await visit(url);
      await opened.page.goto(url + pathname);
      await untilHydrated(opened.page);
      await untilKept(opened.page);
      return opened;
    },
    next: () => running(next),
  };
}

/** Waits until the service worker is in charge and has kept the page shown. */
export async function untilKept(page: Page, pathname = new URL(page.url()).pathname): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await page.waitForFunction(async (wanted) => {
    const names = (await caches.keys()).filter((name) => name.startsWith('pages-'));
    const kept = await Promise.all(names.map(async (name) => (await caches.open(name)).match(wanted)));
    return kept.some((response) => response !== undefined);
  }, pathname);
}

/** Waits until the next build's service worker stands ready beside the one in charge. */
export async function untilNextWaits(page: Page): Promise<void> {
  await page.waitForFunction(async () => (await navigator.serviceWorker.getRegistration())?.waiting);
}

/** Follows the first link to a path, wherever on the page it is. */
export async function follow(page: Page, href: string): Promise<void> {
  await page
    .locator(`a[href="${href}"]`)
    .first()
    .evaluate((link: HTMLAnchorElement) => link.click());
}

/** The words of the page's headline. */
export const headline = (page: Page) => page.locator('h1').first().innerText();
