// Covers src/consent, src/tracking, src/store.
import type { Locator } from 'playwright-core';
import { eventually } from '../helpers/eventually';
import { siteInBrowser } from '../helpers/siteInBrowser';
import { untilHydrated, type Visit } from '../helpers/visit';

const site = siteInBrowser();
const LINK = 'footer a[href="#usercentrics-revoke"]';

const linksOf = (dialog: Locator) =>
  dialog.getByRole('link').evaluateAll((links) => links.map((link) => link.getAttribute('href')));

async function open(path: string, options = {}): Promise<Visit> {
  const visit = await site.visit({ viewport: { width: 1280, height: 900 }, ...options });
  await visit.page.goto(site.url() + path);
  await untilHydrated(visit.page);
  await visit.page.locator('[data-sheet]').first().waitFor({ state: 'attached' });
  return visit;
}

it('opens in place: no way through the history, no scroll, no request to another host, nothing stored', async () => {
  const { page, complaints, foreignRequests, close } = await open('/');
  await page.locator(LINK).scrollIntoViewIfNeeded();
  expect(await page.locator('footer').innerText()).not.toContain('JavaScript');
  const facts = () => page.evaluate(() => [location.href, history.length, Math.round(window.scrollY)]);
  const before = await facts();
  await page.locator(LINK).click();
  await page.getByRole('dialog', { name: 'Dürfen wir mitzählen?' }).waitFor();
  expect(await facts()).toEqual(before);
  expect(await page.locator('html').getAttribute('data-curtain')).toBe('idle');
  await page.getByRole('switch', { name: 'Medien' }).click();
  await page.keyboard.press('Escape');
  await eventually(() => page.locator('dialog[open]').count(), 0);
  await eventually(() => page.locator(LINK).evaluate((link) => link === document.activeElement), true);
  expect(await page.evaluate(() => localStorage.getItem('consent'))).toBeNull();
  expect(await page.context().cookies()).toEqual([]);
  expect(foreignRequests).toEqual([]);
  expect(complaints).toEqual([]);
  await close();
});

it('opens by keyboard, keeps the focus inside, and keeps what is chosen for the next visit', async () => {
  const { page, close } = await open('/en/');
  await page.locator(LINK).focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Mind if we count?' });
  await dialog.waitFor();
  expect(await linksOf(dialog)).toEqual(['/en/data-privacy/', '/en/imprint/']);
  for (let step = 0; step < 12; step += 1) {
    await page.keyboard.press('Tab');
    const isInside = await page.evaluate(() => {
      const { activeElement } = document;
      // Between the last and the first control, the focus leaves the page for one step.
      return activeElement === document.body || activeElement?.closest('dialog') !== null;
    });
    expect(isInside).toBe(true);
  }
  await page.getByRole('switch', { name: 'Statistics' }).focus();
  await page.keyboard.press('Space');
  await page.getByRole('button', { name: 'Save selection' }).click();
  await page.getByText('Saved.').waitFor({ state: 'attached' });
  expect(await page.evaluate(() => localStorage.getItem('consent'))).toBe(
    '{"statistics":true,"media":false}',
  );
  // Opening it again empties the status, so that saving a second time is announced too.
  await page.locator(LINK).click();
  await page.getByText('Saved.').waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Save selection' }).click();
  await page.getByText('Saved.').waitFor({ state: 'attached' });
  await page.reload();
  await untilHydrated(page);
  await page.locator('[data-sheet]').first().waitFor({ state: 'attached' });
  await page.locator(LINK).click();
  await eventually(() => page.getByRole('switch', { name: 'Statistics' }).isChecked(), true);
  await close();
});

it.each(['/', '/en/'])(
  'has its three buttons on one line each, in one row, on the widest screens (%s)',
  async (path) => {
    const { page, close } = await open(path, { viewport: { width: 2000, height: 900 } });
    await page.locator(LINK).click();
    const buttons = page.locator('dialog[open] button:not([aria-label])').filter({ hasText: /./ });
    await buttons.nth(2).waitFor();
    const boxes = await buttons.evaluateAll((all) =>
      all.map((button) => {
        const { y, width, height } = button.getBoundingClientRect();
        return { y: Math.round(y), width: Math.round(width), height };
      }),
    );
    expect(boxes).toHaveLength(3);
    expect(new Set(boxes.map(({ y, height }) => `${y} ${height}`)).size).toBe(1);
    expect(boxes[0]?.height).toBe(56);
    expect(boxes[0]?.width).toBe(boxes[1]?.width);
    await close();
  },
);

it('opens with a page whose address asks for it', async () => {
  const { page, close } = await open('/jobs/#usercentrics-revoke');
  await page.getByRole('dialog', { name: 'Dürfen wir mitzählen?' }).waitFor();
  await eventually(async () => (await page.title()).includes('Jobs'), true);
  await close();
});

it('is the vendor’s own where one is there, and says so when that fails', async () => {
  const { page, close } = await open('/');
  await page.evaluate(() =>
    Object.assign(window, { UC_UI: { showSecondLayer: () => Object.assign(window, { isShown: true }) } }),
  );
  await page.locator(LINK).click();
  await page.waitForFunction(() => 'isShown' in window);
  expect(await page.locator('dialog[open]').count()).toBe(0);
  await page.evaluate(() =>
    Object.assign(window, { __ucCmp: { showSecondLayer: () => Promise.reject(new Error('blocked')) } }),
  );
  await page.locator(LINK).click();
  const dialog = page.getByRole('dialog', { name: 'Einstellungen nicht geladen' });
  await dialog.waitFor();
  expect(await linksOf(dialog)).toEqual(['/data-privacy/', '/impressum/']);
  await close();
});

it('fits the smallest screen as a sheet at its lower edge', async () => {
  const { page, close } = await open('/', { viewport: { width: 320, height: 640 } });
  await page.locator(LINK).click();
  const dialog = page.locator('dialog[open]');
  await dialog.waitFor();
  await dialog.evaluate((element) =>
    Promise.all(element.getAnimations().map((animation) => animation.finished)),
  );
  const box = await dialog.boundingBox();
  expect(box).toMatchObject({ x: 0, width: 320 });
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBe(640);
  const excess = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(excess).toBe(0);
  await close();
});

/** What the build writes into every page if this vendor is configured. */
const VENDOR = {
  script: 'https://cmp.vendor.example/loader.js',
  settingsId: 'abc123',
  categories: { statistics: 'marketing', media: 'functional' },
};

/** A vendor's script, version 3: stores a choice, reports it and shows a layer of its own. */
const VENDOR_SCRIPT = `(() => {
  let states = {};
  let type = 'IMPLICIT';
  window.__ucCmp = {
    showSecondLayer: async () => { document.body.dataset.vendorLayer = String(window.UC_UI_SUPPRESS_CMP_DISPLAY); },
    getConsentDetails: async () => ({ consent: { type }, categories: states }),
  };
  window.choose = (button, marketing, functional) => {
    type = 'EXPLICIT';
    states = { marketing: { state: marketing }, functional: { state: functional } };
    dispatchEvent(new CustomEvent('UC_CONSENT', { detail: {} }));
    dispatchEvent(new CustomEvent('UC_UI_CMP_EVENT', { detail: { source: 'SECOND_LAYER', type: button } }));
  };
  dispatchEvent(new CustomEvent('UC_UI_INITIALIZED'));
})();`;

/** Opens a page as built with a configured vendor; the CSP, which would then allow the vendor, is bypassed. */
async function openWithVendor(path: string, loader: string | null): Promise<Visit> {
  const visit = await site.visit({ viewport: { width: 1280, height: 900 }, bypassCSP: true });
  const { page } = visit;
  await page.route(`${site.url()}${path}`, async (route) => {
    const response = await route.fetch();
    const content = JSON.stringify(VENDOR).replaceAll('"', '&quot;');
    const meta = `<meta name="consent-vendor" content="${content}">`;
    await route.fulfill({ response, body: (await response.text()).replace('</head>', `${meta}</head>`) });
  });
  await page.route(VENDOR.script, (route) =>
    loader === null ? route.abort() : route.fulfill({ contentType: 'text/javascript', body: loader }),
  );
  await page.goto(site.url() + path);
  await untilHydrated(page);
  await page.locator('[data-sheet]').first().waitFor({ state: 'attached' });
  return visit;
}

type VendorWindow = Window & { choose: (button: string, marketing: string, functional: string) => void };

it('of a configured vendor opens on the link, and embeds and tags follow what is chosen there', async () => {
  const { page, close } = await openWithVendor('/sounds/', VENDOR_SCRIPT);
  await page.waitForFunction(() => 'choose' in window);
  expect(await page.locator('body').getAttribute('data-vendor-layer')).toBeNull();
  await page.locator(LINK).click();
  await page.locator('body[data-vendor-layer="true"]').waitFor();
  expect(await page.locator('dialog[open]').count()).toBe(0);
  expect(await page.locator('main iframe').count()).toBe(0);
  expect(await page.evaluate(() => localStorage.getItem('consent'))).toBeNull();

  const choose = (button: string, marketing: string, functional: string) =>
    page.evaluate(
      ([name, first, second]) => (window as unknown as VendorWindow).choose(name, first, second),
      [button, marketing, functional] as const,
    );
  await choose('SAVE', 'ALL_DENIED', 'ALL_ACCEPTED');
  await page.locator('main iframe').first().waitFor({ state: 'attached' });
  const kept = (value: string) =>
    page.waitForFunction((wanted) => localStorage.getItem('consent') === wanted, value);
  await kept('{"statistics":false,"media":true}');
  await choose('ACCEPT_ALL', 'ALL_ACCEPTED', 'ALL_ACCEPTED');
  await kept('{"statistics":true,"media":true}');
  await choose('DENY_ALL', 'ALL_DENIED', 'ALL_DENIED');
  await kept('{"statistics":false,"media":false}');
  await page.locator('main iframe').first().waitFor({ state: 'detached' });
  const states = await page.evaluate(() =>
    (window.dataLayer ?? []).flatMap((entry) => ('event' in entry ? [] : [entry[2]['analytics_storage']])),
  );
  expect(states).toEqual(['denied', 'denied', 'granted', 'denied']);
  await close();
});

it('of a configured vendor that does not come are said not to be loaded', async () => {
  const { page, close } = await openWithVendor('/', null);
  await page.locator(LINK).click();
  await page.getByRole('dialog', { name: 'Einstellungen nicht geladen' }).waitFor();
  expect(await page.evaluate(() => localStorage.getItem('consent'))).toBeNull();
  await close();
});

it('counts each page that is shown once, the first one too', async () => {
  const { page, close } = await open('/news/');
  const views = () =>
    page.evaluate(() =>
      (window.dataLayer ?? []).flatMap((entry) =>
        'event' in entry && entry.event === 'page.view' ? [entry['path']] : [],
      ),
    );
  await page.waitForLoadState('networkidle');
  expect(await views()).toEqual(['/news/']);
  await page.locator('header a[href="/jobs/"]:visible').first().click();
  await eventually(views, ['/news/', '/jobs/']);
  await close();
});

describe('field figures', () => {
  const vitals = (visit: Visit) =>
    visit.page.evaluate(() =>
      (window.dataLayer ?? []).flatMap((entry) =>
        'event' in entry && entry.event === 'web.vital' ? [`${entry['metric']} ${entry['template']}`] : [],
      ),
    );
  /** Makes the largest paint final with a click, and everything else by hiding the page. */
  async function use({ page }: Visit): Promise<void> {
    await page.locator('h1').click();
    await page.evaluate(() => {
      Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
      document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
    });
  }

  it('are neither loaded nor noted without consent', async () => {
    const visit = await open('/jobs/');
    const requests: string[] = [];
    visit.page.on('request', (request) => requests.push(request.url()));
    await use(visit);
    await visit.page.waitForLoadState('networkidle');
    expect(await vitals(visit)).toEqual([]);
    expect(requests.filter((url) => url.includes('webVitals'))).toEqual([]);
    await visit.close();
  });

  it('are noted with the template of the page once statistics are allowed', async () => {
    const visit = await site.visit({ viewport: { width: 1280, height: 900 } });
    await visit.page.addInitScript(() =>
      localStorage.setItem('consent', '{"statistics":true,"media":false}'),
    );
    await visit.page.goto(`${site.url()}/jobs/`);
    await untilHydrated(visit.page);
    await eventually(async () => (await vitals(visit)).includes('TTFB generic'), true);
    await use(visit);
    await eventually(async () => (await vitals(visit)).includes('LCP generic'), true);
    expect(visit.complaints).toEqual([]);
    await visit.close();
  });
});
