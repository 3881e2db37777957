// Covers src, server.
import type { Browser, Page } from 'playwright-core';
import { launchBrowserWithCache } from '../../scripts/browser/launchBrowser';
import { BOUNDARY, END, VALID } from '../../scripts/torture/rawForm';
import { ROOT } from '../helpers/builtSite';
import { running } from '../helpers/sharedSite';
import { type SiteServer, startSite } from '../helpers/siteServer';
import { openVisit, untilHydrated } from '../helpers/visit';

let browser: Browser | undefined;
let site: SiteServer | undefined;

beforeAll(async () => {
  [browser, site] = await Promise.all([launchBrowserWithCache(ROOT), startSite()]);
});
afterAll(async () => {
  await browser?.close();
  await site?.stop();
});

const url = () => running(site).url;
const visit = () => openVisit(running(browser), url());

interface NotUsed {
  notRestoredExplanations: { reason: string }[];
}

/** Goes back as a visitor does. Without a navigation of Playwright's own, which would wait for a load. */
const goBack = (page: Page) => page.evaluate(() => void setTimeout(() => window.history.back()));

/** Makes the page shown say so if it is restored from the cache. */
const watchRestoring = (page: Page) =>
  page.evaluate(() =>
    // oxlint-disable-next-line no-console -- a message that the test waits for
    window.addEventListener('pageshow', ({ persisted }) => persisted && console.log('restored')),
  );
const untilRestored = (page: Page) =>
  page.waitForEvent('console', (message) => message.text() === 'restored');

/**
 * What becomes of a page that was left, after Back: `restored`, which the page itself says, or the browser's reasons for
 * loading it anew.
 */
async function afterBack(path: string, inPage = () => {}): Promise<string[]> {
  const { page, close } = await visit();
  const session = await page.context().newCDPSession(page);
  await session.send('Page.enable');
  const reported = new Promise<string[]>((resolve) =>
    session.once('Page.backForwardCacheNotUsed', (report: unknown) =>
      resolve((report as NotUsed).notRestoredExplanations.map(({ reason }) => reason)),
    ),
  );
  await page.goto(url() + path, { waitUntil: 'networkidle' });
  await untilHydrated(page);
  await watchRestoring(page);
  await page.evaluate(inPage);
  await page.goto(`${url()}/impressum/`);
  const restored = untilRestored(page).then(() => ['restored']);
  await goBack(page);
  const outcome = await Promise.race([reported, restored]);
  restored.catch(() => undefined);
  await close();
  return outcome;
}

describe('a page is shown again at once after Back', () => {
  it.each(['/', '/work/rollwerk-zwei-raeder/', '/jobs/', '/jobs/application/initiative/', '/kontakt/'])(
    'such as %s',
    async (path) => {
      expect(await afterBack(path)).toEqual(['restored']);
    },
  );

  it('and what keeps the browser from it is reported', async () => {
    const spoil = () => window.addEventListener('unload', () => {});
    expect(await afterBack('/', spoil)).toContain('UnloadHandlerExistsInMainFrame');
  });
});

it('asks no more whether to delete an application that has been deleted', async () => {
  const { page, close } = await visit();
  const sent = await fetch(`${url()}/api/applications`, {
    method: 'POST',
    headers: { Accept: 'application/json', 'Content-Type': `multipart/form-data; boundary=${BOUNDARY}` },
    body: VALID + END,
  });
  const { link } = (await sent.json()) as { link: string };
  const headline = (text: string) => page.locator('h1', { hasText: text }).waitFor();
  const press = () => page.getByRole('button', { name: 'löschen' }).click();
  await page.goto(url() + link);
  await press();
  await headline('Wirklich löschen?');
  await untilHydrated(page);
  // Only from then on does the page notice that it is shown again.
  await page.waitForLoadState('networkidle');
  await watchRestoring(page);
  await press();
  await headline('Gelöscht');
  await Promise.all([untilRestored(page), goBack(page)]);
  await headline('Gelöscht');
  expect(await page.getByRole('button', { name: 'löschen' }).count()).toBe(0);
  await close();
});
