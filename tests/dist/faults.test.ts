// Covers src/page-data, src/navigation, src/forms.
import type { Page } from 'playwright-core';
import { until } from '../../scripts/testbed/until';
import { dataFileOf, jsonOf } from '../helpers/builtSite';
import { ownSiteInBrowser } from '../helpers/siteInBrowser';
import { inParallel, untilHydrated, type Visit } from '../helpers/visit';

const site = ownSiteInBrowser({ args: ['--faults'] });

const START = '/impressum/';
const TARGET = '/jobs/';

const queriesOf = (path: string) => jsonOf<{ queries: string[] }>(dataFileOf(path)).queries;
/** Query data that the target page needs and the start page does not. */
const missingQuery = queriesOf(TARGET).find((hash) => !queriesOf(START).includes(hash));

const FILES = {
  page: dataFileOf(TARGET),
  app: '/page-data/app-data.json',
  query: `/page-data/sq/d/${missingQuery}.json`,
} as const;

/** Applies a fault to all requests of a page for one file, or for files that match a pattern. */
async function withFault(page: Page, file: string | RegExp, fault: string): Promise<void> {
  await page.route(
    (url) => (typeof file === 'string' ? url.pathname === file : file.test(url.pathname)),
    (route) => route.continue({ headers: { ...route.request().headers(), 'x-fault': fault } }),
  );
}

async function open(path: string, prepare?: (page: Page) => Promise<unknown>): Promise<Visit> {
  const visit = await site.visit({ viewport: { width: 1280, height: 900 }, reducedMotion: 'reduce' });
  await prepare?.(visit.page);
  await visit.page.goto(site.url() + path);
  await untilHydrated(visit.page);
  await visit.page.evaluate(() => Object.assign(window, { isSameDocument: true }));
  return visit;
}

/** Follows the header's link to a page without hovering over it first. */
async function follow(page: Page, path: string): Promise<void> {
  const link = page.locator(`header a[href="${path}"]`).first();
  await link.evaluate((element: HTMLAnchorElement) => element.click());
}

const isSameDocument = (page: Page) => page.evaluate(() => 'isSameDocument' in window);

/** Counts a page's requests for a file. */
function counter(page: Page, file: string): () => number {
  let count = 0;
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === file) count += 1;
  });
  return () => count;
}

/** What the visitor sees now; if the document is just being replaced, the previous state counts. */
async function seen(page: Page): Promise<string> {
  try {
    const title = await page.title();
    if (/nicht gefunden/i.test(title)) return '404 page';
    if (!/Jobs|Stellen/i.test(title)) return 'start';
    return (await isSameDocument(page)) ? 'target' : 'target, full load';
  } catch {
    return 'start';
  }
}

/** Fault and file; requests for it, final path, added history entries, what the visitor saw. */
type Row = [
  fault: string,
  file: keyof typeof FILES,
  requests: number,
  path: string,
  history: number,
  saw: string,
];

const EXPECTED: readonly Row[] = [
  ['200', 'page', 1, '/jobs/', 1, 'target'],
  ['html', 'page', 1, '/jobs/', 1, '404 page'],
  ['404', 'page', 1, '/jobs/', 1, '404 page'],
  ['500', 'page', 1, '/jobs/', 1, 'target, full load'],
  ['503', 'page', 4, '/jobs/', 1, 'target, full load'],
  ['503x3', 'page', 4, '/jobs/', 1, 'target'],
  ['abort', 'page', 4, '/jobs/', 1, 'target, full load'],
  ['delay=5000', 'page', 1, '/jobs/', 1, 'target'],
  ['200', 'query', 1, '/jobs/', 1, 'target'],
  ['html', 'query', 1, '/jobs/', 1, 'target, full load'],
  ['404', 'query', 1, '/jobs/', 1, 'target, full load'],
  ['500', 'query', 4, '/jobs/', 1, 'target, full load'],
  ['503', 'query', 4, '/jobs/', 1, 'target, full load'],
  ['503x3', 'query', 4, '/jobs/', 1, 'target'],
  ['abort', 'query', 4, '/jobs/', 1, 'target, full load'],
  ['delay=5000', 'query', 1, '/jobs/', 1, 'target'],
  ['200', 'app', 1, '/impressum/', 0, 'start'],
  ['html', 'app', 1, '/impressum/', 0, 'start'],
  ['404', 'app', 4, '/impressum/', 0, 'start'],
  ['500', 'app', 4, '/impressum/', 0, 'start'],
  ['503', 'app', 4, '/impressum/', 0, 'start'],
  ['503x3', 'app', 4, '/impressum/', 0, 'start'],
  ['abort', 'app', 4, '/impressum/', 0, 'start'],
  ['delay=5000', 'app', 1, '/impressum/', 0, 'start'],
];

async function observe([fault, file, expectedRequests]: Row): Promise<Row> {
  let requests = () => 0;
  const { page, close } = await open(START, async (newPage) => {
    requests = counter(newPage, FILES[file]);
    if (fault !== '200') await withFault(newPage, FILES[file], fault);
  });
  const before = await page.evaluate(() => history.length);
  if (file === 'app') {
    await until(() => requests() >= expectedRequests);
    // A late response must not change anything either.
    if (fault === 'delay=5000') await page.waitForResponse((response) => response.url().endsWith(FILES.app));
    await page.waitForLoadState('networkidle');
  } else {
    await follow(page, TARGET);
    await until(async () => (await seen(page)) !== 'start');
  }
  const added = (await page.evaluate(() => history.length)) - before;
  const row: Row = [fault, file, requests(), new URL(page.url()).pathname, added, await seen(page)];
  await close();
  return row;
}

it('meets every fault of every kind of data as the rules say', async () => {
  const rows = new Map<Row, Row>();
  await inParallel(EXPECTED, 4, async (row) => {
    rows.set(row, await observe(row));
  });
  const observed = EXPECTED.map((row) => rows.get(row));
  const line = (row: Row | undefined) => row?.map((cell) => String(cell).padEnd(14)).join('');
  process.stdout.write(`fault         data          requests      path          history       seen\n`);
  process.stdout.write(`${observed.map(line).join('\n')}\n`);
  expect(observed).toEqual(EXPECTED);
});

it('keeps query and hash on a full load, and Back returns', async () => {
  const { page, close } = await open(START, (newPage) => withFault(newPage, FILES.page, '500'));
  await page.evaluate(() => {
    const link = document.querySelector<HTMLAnchorElement>('header a[href="/jobs/"]');
    link?.setAttribute('href', '/jobs/?q=wien#main');
    history.pushState({ idx: 1, key: 'x', usr: null }, '', '/jobs/?q=wien#main');
    dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
  });
  await until(async () => (await seen(page)) === 'target, full load');
  expect(page.url()).toBe(`${site.url()}/jobs/?q=wien#main`);
  await page.goBack();
  await page.waitForURL(`**${START}`);
  await close();
});

describe('code that does not arrive', () => {
  const jobScript = /^\/assets\/JobDetailPage\.\w+\.js$/;
  const overlayScript = /^\/assets\/OverlayView\.\w+\.js$/;
  const askForConsent = (page: Page) => page.locator('footer a[href="#usercentrics-revoke"]').click();

  it('leads to the page by a full load, and the second time to a notice instead of a loop', async () => {
    const { page, complaints, close } = await open('/jobs/', (newPage) =>
      withFault(newPage, jobScript, 'chunk'),
    );
    let documents = 0;
    page.on('request', (request) => {
      if (request.isNavigationRequest()) documents += 1;
    });
    const job = page.locator('main a[href^="/jobs/"][href$="/"]:not([href*="application"])').first();
    const target = (await job.getAttribute('href')) ?? '';
    await job.evaluate((link: HTMLAnchorElement) => link.click());
    const alert = page.getByRole('alert');
    await alert.getByText('Die Seite ist nicht angekommen.').waitFor();
    expect(documents).toBe(1);
    expect(new URL(page.url()).pathname).toBe(target);
    expect(await alert.getByRole('link').getAttribute('href')).toBe(site.url() + target);
    // The page itself is readable, as it is without scripts.
    expect(await page.locator('h1').first().isVisible()).toBe(true);
    // The console shows the error once in each of the two documents.
    expect(complaints.filter((line) => line.includes('Part of the app could not be loaded'))).toHaveLength(2);

    await page.unrouteAll();
    await alert.getByRole('button', { name: 'Noch einmal laden' }).click();
    await untilHydrated(page);
    expect(await alert.count()).toBeLessThanOrEqual(1);
    expect(await alert.innerText()).toBe('');
    await close();
  });

  it.each([
    ['is refused', 'abort'],
    ['is cut off', 'chunk'],
  ])(
    'and %s while the visitor waits for it leads to the last path, where it works again',
    async (_, fault) => {
      const { page, close } = await open(START, (newPage) => withFault(newPage, overlayScript, fault));
      const loaded = page.waitForEvent('load');
      await askForConsent(page);
      await loaded;
      expect(new URL(page.url()).pathname).toBe(START);
      expect(await isSameDocument(page)).toBe(false);
      // First: a request that is held at the moment when the routes go may never be answered.
      await untilHydrated(page);
      await page.unrouteAll();
      await askForConsent(page);
      await page.getByRole('dialog').waitFor();
      await close();
    },
  );

  it('is only said where a full load would cost unsent input', async () => {
    const { page, close } = await open('/kontakt/', (newPage) => withFault(newPage, overlayScript, 'abort'));
    await page.locator('[name="message"]').fill('Noch nicht fertig');
    await page.locator('html[data-form-dirty]').waitFor({ state: 'attached' });
    await askForConsent(page);
    await page.getByRole('alert').getByText('Die Seite ist nicht angekommen.').waitFor();
    expect(await isSameDocument(page)).toBe(true);
    expect(await page.locator('[name="message"]').inputValue()).toBe('Noch nicht fertig');
    await close();
  });
});

it('takes the address back where neither the page nor the network is there, so that jump links work', async () => {
  const { page, close } = await open(START);
  const entries = await page.evaluate(() => history.length);
  await page.context().setOffline(true);
  await follow(page, TARGET);
  const alert = page.getByRole('alert');
  await alert.getByText('Die Seite ist nicht angekommen.').waitFor();
  await until(() => new URL(page.url()).pathname === START);
  expect(await alert.getByRole('link').getAttribute('href')).toBe(site.url() + TARGET);
  await page.locator('a[href="#main"]').evaluate((link: HTMLAnchorElement) => link.click());
  await until(() => page.url() === `${site.url()}${START}#main`);
  expect(await page.evaluate(() => history.length)).toBe(entries + 1);
  expect(await isSameDocument(page)).toBe(true);
  await close();
});

it('gives the focus back where the page stays, and loads the wanted page once there is a network', async () => {
  const { page, close } = await site.visit({ viewport: { width: 1280, height: 900 } });
  await page.goto(site.url() + START);
  await untilHydrated(page);
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
  const alert = page.getByRole('alert');
  const retry = alert.getByRole('button', { name: 'Noch einmal laden' });
  const link = page.locator(`header a[href="${TARGET}"]`).first();
  await page.context().setOffline(true);
  await link.focus();
  await page.keyboard.press('Enter');
  await retry.waitFor();
  await until(() => link.evaluate((element) => element === document.activeElement));
  // Without a network the page that can be read stays.
  await retry.click();
  await retry.waitFor({ state: 'detached' });
  expect(await isSameDocument(page)).toBe(true);
  expect(new URL(page.url()).pathname).toBe(START);

  await page.locator('html[data-curtain="idle"]').waitFor({ state: 'attached' });
  await link.focus();
  await page.keyboard.press('Enter');
  await retry.waitFor();
  await until(() => new URL(page.url()).pathname === START);
  await page.context().setOffline(false);
  await retry.click();
  await page.waitForURL(site.url() + TARGET);
  await untilHydrated(page);
  expect(await page.locator('h1').innerText()).toContain('Stellen');
  await close();
});

describe('an older build in the browser', () => {
  it('is loaded anew once, and no more often', async () => {
    const visit = await site.visit();
    const { page } = visit;
    await withFault(page, FILES.app, 'build');
    const documents = counter(page, START);
    await page.goto(site.url() + START);
    await until(() => documents() === 2);
    await page.waitForLoadState('networkidle');
    await untilHydrated(page);
    expect(documents()).toBe(2);
    await visit.close();
  });

  it('leaves the next page to a full load before it asks for code that is gone', async () => {
    const { page, close } = await open(START, (newPage) => withFault(newPage, FILES.page, 'build'));
    await follow(page, TARGET);
    await until(async () => (await seen(page)) === 'target, full load');
    expect(new URL(page.url()).pathname).toBe(TARGET);
    await close();
  });
});

describe('what may be wanted next', () => {
  it('is fetched when the pointer rests on a link, so that the click asks for nothing', async () => {
    const { page, close } = await open(START);
    const requests = counter(page, FILES.page);
    const link = page.locator(`header a[href="${TARGET}"]`).first();
    const answered = page.waitForResponse((response) => response.url().endsWith(FILES.page));
    await link.hover();
    await answered;
    await page.waitForLoadState('networkidle');
    await link.click();
    await until(async () => (await seen(page)) === 'target');
    expect(requests()).toBe(1);
    await close();
  });

  it('is not fetched with data saver', async () => {
    const { page, close } = await open(START, (newPage) =>
      newPage.addInitScript(() => {
        Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
      }),
    );
    const requests = counter(page, FILES.page);
    await page.locator(`header a[href="${TARGET}"]`).first().focus();
    await page.waitForLoadState('networkidle');
    expect(requests()).toBe(0);
    await close();
  });
});

it('asks for app-data once per visit', async () => {
  const visit = await site.visit({ reducedMotion: 'reduce', viewport: { width: 1280, height: 900 } });
  const { page } = visit;
  const requests = counter(page, FILES.app);
  await page.goto(site.url() + START);
  await until(() => requests() === 1);
  await untilHydrated(page);
  for (const path of ['/jobs/', '/work/', '/news/']) {
    await follow(page, path);
    await page.waitForFunction(
      (wanted) => document.querySelector('link[rel=canonical]')?.getAttribute('href')?.endsWith(wanted),
      path,
    );
  }
  await page.waitForLoadState('networkidle');
  expect(requests()).toBe(1);
  await visit.close();
});
