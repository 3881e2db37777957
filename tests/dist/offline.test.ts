import { copyFileSync } from 'node:fs';
import path from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { launchBrowser } from '../../scripts/browser/launchBrowser';
import { DIST, pagePaths, ROOT } from '../helpers/builtSite';
import { type NextBuild, nextBuild } from '../helpers/deploy';
import { type SiteServer, type SiteServerOptions, startSite } from '../helpers/siteServer';
import { openVisit, untilHydrated, type Visit } from '../helpers/visit';

let browser: Browser;
let next: NextBuild;
let server: SiteServer | undefined;

beforeAll(async () => {
  browser = await launchBrowser(ROOT);
  next = nextBuild();
}, 120_000);

afterAll(async () => {
  await browser.close();
  next.remove();
});

afterEach(async () => {
  await server?.stop();
  server = undefined;
});

/** Starts a server, or another one where the last one was. */
async function serve(options: SiteServerOptions = {}): Promise<string> {
  const port = server === undefined ? undefined : Number(new URL(server.url).port);
  await server?.stop();
  server = await startSite({ ...options, ...(port === undefined ? {} : { port }) });
  return server.url;
}

/** Takes the network away: nobody answers any more. */
async function unplug(): Promise<SiteServer> {
  const gone = server as SiteServer;
  await gone.stop();
  return gone;
}

/** Waits until the service worker is in charge and has kept the page shown. */
async function untilKept(page: Page, pathname = new URL(page.url()).pathname): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await page.waitForFunction(async (wanted) => {
    const names = (await caches.keys()).filter((name) => name.startsWith('pages-'));
    const kept = await Promise.all(names.map(async (name) => (await caches.open(name)).match(wanted)));
    return kept.some((response) => response !== undefined);
  }, pathname);
}

async function open(url: string, pathname: string): Promise<Visit> {
  const visit = await openVisit(browser, url, {
    serviceWorkers: 'allow',
    viewport: { width: 1280, height: 900 },
    reducedMotion: 'reduce',
  });
  await visit.page.goto(url + pathname);
  await untilHydrated(visit.page);
  await untilKept(visit.page);
  return visit;
}

async function follow(page: Page, href: string): Promise<void> {
  await page
    .locator(`a[href="${href}"]`)
    .first()
    .evaluate((link: HTMLAnchorElement) => link.click());
}

const headline = (page: Page) => page.locator('h1').first().innerText();

describe('without a network', () => {
  it('shows every page that was visited, however it was reached, and the offline page of the language for others', async () => {
    const url = await serve();
    const { page, close } = await open(url, '/');
    await follow(page, '/jobs/');
    await page.waitForFunction(() => document.title.includes('Jobs'));
    await untilKept(page, '/jobs/');
    const jobsHeadline = await headline(page);
    await unplug();

    await page.goto(`${url}/jobs/?x=1`);
    await untilHydrated(page);
    expect(await headline(page)).toBe(jobsHeadline);
    await page.goto(`${url}/`);
    await untilHydrated(page);
    expect(await page.title()).toContain('SFF');
    expect(await page.locator('html').getAttribute('data-offline')).toBeNull();
    const styles = await page.evaluate(
      () => getComputedStyle(document.querySelector('h1') as Element).fontFamily,
    );
    expect(styles).toContain('Bricolage');

    for (const [target, language, words] of [
      ['/work/', 'de', 'Kein Netz'],
      ['/en/press/', 'en', 'No signal'],
    ] as const) {
      await page.goto(url + target);
      await untilHydrated(page);
      expect(await page.locator('html').getAttribute('lang')).toBe(language);
      expect(await page.locator('html').getAttribute('data-offline')).toBe('');
      expect(await headline(page)).toContain(words);
      expect(page.url()).toBe(url + target);
      const picture = page.locator('main img').first();
      expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
    }
    await close();
  }, 60_000);

  it('shows the offline page for a link within the site, and the page itself once the network is back', async () => {
    const url = await serve();
    const { page, close } = await open(url, '/impressum/');
    await unplug();
    await follow(page, '/jobs/');
    await page.locator('html[data-offline]').waitFor();
    expect(page.url()).toBe(`${url}/jobs/`);
    await serve();
    await page.evaluate(() => window.dispatchEvent(new Event('online')));
    await page.waitForFunction(() => document.title.includes('Jobs'));
    expect(await page.locator('html').getAttribute('data-offline')).toBeNull();
    await close();
  }, 60_000);

  it('says so on a page that stays, and that the network is back', async () => {
    const url = await serve();
    const { page, close } = await open(url, '/');
    await page.context().setOffline(true);
    const status = page.getByRole('status');
    await status.getByText('Keine Verbindung.').waitFor();
    await page.context().setOffline(false);
    await status.getByText('Die Verbindung ist wieder da.').waitFor();
    expect(await status.getByText('Keine Verbindung.').count()).toBe(0);
    await close();
  }, 60_000);

  it('keeps nothing that is an error, a part or a foreign answer', async () => {
    const url = await serve();
    const { page, close } = await open(url, '/');
    await page.goto(`${url}/gibt-es-nicht/`);
    await untilHydrated(page);
    await page.goto(`${url}/jobs/`);
    await untilKept(page);
    const kept = await page.evaluate(async () => {
      const names = await caches.keys();
      const all = await Promise.all(
        names.map(async (name) => {
          const cache = await caches.open(name);
          return Promise.all(
            (await cache.keys()).map(async (request) => {
              const response = await cache.match(request);
              return `${request.method} ${response?.status} ${response?.type} ${new URL(request.url).pathname}`;
            }),
          );
        }),
      );
      return all.flat();
    });
    expect(kept.some((line) => line.endsWith(' /jobs/'))).toBe(true);
    expect(kept.filter((line) => !line.startsWith('GET 200 '))).toEqual([]);
    expect(kept.filter((line) => / (opaque|error)/.test(line) || line.endsWith('/gibt-es-nicht/'))).toEqual(
      [],
    );
    await close();
  }, 60_000);
});

describe('a deploy while tabs are open', () => {
  it('shows the new build with the next click, without a failed script, and leaves typed input alone', async () => {
    const url = await serve();
    const { page, complaints, close } = await open(url, '/jobs/');
    const other = await page.context().newPage();
    await other.goto(`${url}/jobs/`);
    await untilHydrated(other);
    // Any field will do: its value lives as long as the document.
    await other.evaluate(() => document.body.append(document.createElement('textarea')));
    const field = other.locator('body > textarea');
    await field.fill('wien');

    await serve({ distDir: next.dir });
    const failed: string[] = [];
    page.on('response', (response) => {
      if (response.status() >= 400) failed.push(response.url());
    });
    const job = page
      .locator('main a[href^="/jobs/"]')
      .filter({ hasNotText: /initiativ/i })
      .first();
    const target = (await job.getAttribute('href')) ?? '';
    await job.evaluate((link: HTMLAnchorElement) => link.click());
    await page.waitForFunction(() => document.title.startsWith('Neue Auflage'));
    expect(new URL(page.url()).pathname).toBe(target);
    expect(failed).toEqual([]);
    expect(complaints.filter((line) => !line.includes('ERR_ABORTED'))).toEqual([]);
    expect(await field.inputValue()).toBe('wien');
    await close();
  }, 60_000);

  it('offers the new build, and changes to it when the visitor says so', async () => {
    const url = await serve();
    const { page, close } = await open(url, '/');
    await serve({ distDir: next.dir });
    await page.reload();
    // Pages come from the network first, so nobody ever reads an old one.
    expect(await page.title()).toContain('Neue Auflage');
    const loaded = page.waitForEvent('load');
    await page.getByRole('status').getByRole('button', { name: 'Jetzt laden' }).click();
    await loaded;
    await untilKept(page);
    const waiting = await page.evaluate(
      async () => (await navigator.serviceWorker.getRegistration())?.waiting,
    );
    expect(waiting ?? null).toBeNull();
    // What was kept before has been fetched anew.
    await page.waitForFunction(async () => {
      const names = (await caches.keys()).filter((name) => name.startsWith('pages-'));
      const response = await caches.match('/');
      return names.length === 1 && (await response?.text())?.includes('Neue Auflage');
    });
    await close();
  }, 60_000);

  const APPLICATION = pagePaths.find((page) => /^\/jobs\/application\/.*-\d+\/$/.test(page)) ?? '';
  const RESUME = {
    name: 'Lebenslauf.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('%PDF-1.7 resume'),
  };

  /** An application that somebody has begun, with a file, while the next build goes online and its worker waits. */
  async function typeDuringDeploy(): Promise<Visit & { failed: string[]; asked: string[] }> {
    const url = await serve();
    const visit = await open(url, APPLICATION);
    const { page } = visit;
    const failed: string[] = [];
    const asked: string[] = [];
    page.on('response', (response) => {
      if (response.status() >= 400) failed.push(response.url());
    });
    page.on('dialog', (dialog) => {
      asked.push(dialog.type());
      void dialog.accept();
    });
    for (const [name, value] of Object.entries({
      first_name: 'Mira',
      last_name: 'Sandoval',
      email: 'mira@post.example',
      pitch: 'Bleibt.',
    }))
      await page.fill(`form [name="${name}"]`, value);
    await page.locator('form [name="resume"]').setInputFiles(RESUME);
    await page.check('form [name="privacy_ack"]');
    await page.locator('form li', { hasText: RESUME.name }).waitFor();
    await page.waitForFunction(() =>
      Object.entries(sessionStorage).some(
        ([key, value]) => key.startsWith('application:') && value.includes('Bleibt.'),
      ),
    );
    await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
    await serve({ distDir: next.dir });
    await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
    await page.waitForFunction(async () => (await navigator.serviceWorker.getRegistration())?.waiting);
    // The next build is there and known; nothing has happened to the form.
    expect(await page.getByRole('status').getByRole('button').count()).toBe(0);
    expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
    expect(await page.inputValue('form [name="pitch"]')).toBe('Bleibt.');
    expect(await page.locator('form li', { hasText: RESUME.name }).count()).toBe(1);
    return { ...visit, failed, asked };
  }

  it('leaves a begun application with its file alone, asks once before it is left, and then shows the new build', async () => {
    const { page, complaints, failed, asked, close } = await typeDuringDeploy();
    await follow(page, '/work/');
    await page.getByRole('dialog').getByRole('button', { name: 'Verlassen' }).click();
    await page.waitForFunction(() => document.title.startsWith('Neue Auflage'));
    expect(new URL(page.url()).pathname).toBe('/work/');
    expect(asked).toEqual([]);
    expect(failed).toEqual([]);
    expect(complaints.filter((line) => !line.includes('ERR_ABORTED'))).toEqual([]);
    // What was typed is still there for whoever comes back, in the new build.
    await page.goBack();
    await page.getByRole('button', { name: 'Bewerbung senden' }).waitFor();
    await page.waitForFunction(
      () => document.querySelector<HTMLTextAreaElement>('form [name="pitch"]')?.value === 'Bleibt.',
    );
    await close();
  }, 90_000);

  it('takes an application that was begun in the old build, and offers the new one when it is sent', async () => {
    const { page, failed, close } = await typeDuringDeploy();
    await page.click('form button[type="submit"]');
    await page.getByRole('heading', { level: 1, name: 'Passt.' }).waitFor();
    await page.getByRole('status').getByRole('button', { name: 'Jetzt laden' }).waitFor();
    expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
    expect(failed).toEqual([]);
    await close();
  }, 90_000);

  it('does not offer it while a form holds unsent input, but as soon as it is sent and the visitor goes on', async () => {
    const url = await serve();
    const { page, close } = await open(url, '/');
    await serve({ distDir: next.dir });
    await page.addInitScript(() => {
      document.addEventListener('DOMContentLoaded', () => {
        document.documentElement.dataset['formDirty'] = '';
      });
    });
    await page.reload();
    await untilHydrated(page);
    await page.waitForFunction(async () => (await navigator.serviceWorker.getRegistration())?.waiting);
    expect(await page.getByRole('status').getByRole('button').count()).toBe(0);
    await page.evaluate(() => delete document.documentElement.dataset['formDirty']);
    await follow(page, '/jobs/');
    await page.getByRole('status').getByRole('button', { name: 'Jetzt laden' }).waitFor();
    await close();
  }, 60_000);
});

it('is gone for good with the kill switch', async () => {
  const url = await serve();
  const { page, close } = await open(url, '/');
  copyFileSync(path.join(DIST, '_kill-switch/sw.js'), path.join(next.dir, 'sw.js'));
  await serve({ distDir: next.dir });
  await page.reload();
  await page.waitForFunction(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    return registration === undefined && (await caches.keys()).length === 0;
  });
  expect(await headline(page)).not.toBe('');
  await close();
}, 60_000);
