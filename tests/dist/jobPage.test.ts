// Covers src/templates/JobDetailPage, scripts/content/resolve/jobPages.ts, src/templates/parts/ApplyBar.tsx, src/layout/BackToTop, content-json/de/jobs, content-json/en/jobs, content-json/de/texts.json, content-json/en/texts.json, content-json/de/navigation.json, content-json/en/navigation.json.
import type { Page } from 'playwright-core';
import { SKY_PARTS } from '../../scripts/images/horizons';
import { pagePaths } from '../helpers/builtSite';
import { siteInBrowser } from '../helpers/siteInBrowser';
import { lookAtEach } from '../helpers/visit';

const site = siteInBrowser();
const jobPaths = pagePaths.filter((path) => /^(\/en)?\/jobs\/[^/]+-\d+\/$/.test(path));
const PHONE = { width: 360, height: 740 };
const bar = (page: Page) => page.locator('[data-apply-bar]');

/** Words of the facts that are broken without a hyphen. */
const brokenWords = (page: Page) =>
  page.locator('article dl dd').evaluateAll((values) =>
    values.flatMap((value) => {
      const broken: string[] = [];
      const walker = document.createTreeWalker(value, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        for (const { index, 0: word } of (node.textContent ?? '').matchAll(/[^\s\u00ad\u2013/-]+/g)) {
          const range = document.createRange();
          range.setStart(node, index);
          range.setEnd(node, index + word.length);
          if (new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1)
            broken.push(word);
        }
      }
      return broken;
    }),
  );

/** True if the link to the form is within the screen and not covered. */
const canApply = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('main a[href*="/application/"]')].some((link) => {
      const { x, y, width, height } = link.getBoundingClientRect();
      const top = document.elementFromPoint(x + width / 2, y + height / 2);
      return y >= 0 && y + height <= innerHeight && link.contains(top);
    }),
  );

/** The faults of the open job page at this width, px. */
async function phoneFaults(page: Page, width: number): Promise<string[]> {
  const faults: string[] = [];
  await page.setViewportSize({ width, height: PHONE.height });
  const lines = await page.locator('[data-apply-bar] > p').evaluate((words) => {
    return words.getBoundingClientRect().height / Number.parseFloat(getComputedStyle(words).lineHeight);
  });
  if (width === 360 && lines > 2.1) faults.push(`${lines} lines beside the link`);
  const [columns, isTooWide] = await page.evaluate(() => [
    new Set(
      [...document.querySelectorAll('article dl > div')].map((fact) => fact.getBoundingClientRect().left),
    ).size,
    document.documentElement.scrollWidth > innerWidth,
  ]);
  faults.push(...(await brokenWords(page)).map((word) => `${word} breaks inside`));
  if (!(await canApply(page))) faults.push('no form in view');
  if (columns !== 2 || isTooWide) faults.push(`${columns} columns, too wide: ${isTooWide}`);
  return faults.map((fault) => `${width} px: ${fault}`);
}

it('offers the form at once and sets facts in two columns at 360 and 320 px without breaking a word, without script', async () => {
  expect(jobPaths.length).toBeGreaterThan(20);
  const faults: string[] = [];
  await lookAtEach(
    jobPaths,
    () => site.visit({ viewport: PHONE, javaScriptEnabled: false }),
    async ({ page }, path) => {
      await page.goto(site.url() + path);
      for (const width of [360, 320])
        faults.push(...(await phoneFaults(page, width)).map((fault) => `${path}, ${fault}`));
    },
  );
  expect(faults).toEqual([]);
});

it.each(jobPaths.filter((_, index) => index % 12 === 0))(
  'offers the form of %s at once with script',
  async (path) => {
    const { page, complaints, close } = await site.visit({ viewport: PHONE });
    await page.goto(site.url() + path);
    expect(await canApply(page)).toBe(true);
    expect(complaints).toEqual([]);
    await close();
  },
);

/** The band of the house: its edges, and those of its picture and words. */
const band = (page: Page) =>
  page.locator('main > section[data-theme]').evaluate((section) => {
    const edgesOf = (part: Element | null) => part?.getBoundingClientRect().toJSON() as DOMRect;
    return {
      hasSky: section.hasAttribute('data-sky'),
      all: edgesOf(section),
      picture: edgesOf(section.querySelector('img')),
      words: edgesOf(section.querySelector('a')),
    };
  });

/** What of a picture would end within its ground: an edge that is not one of its band. */
async function looseEdges(page: Page, width: number): Promise<string[]> {
  await page.setViewportSize({ width, height: 900 });
  const { hasSky, all, picture, words } = await band(page);
  const isBeside = width >= 768 && !hasSky;
  const edges = ['right', 'bottom', isBeside ? 'top' : 'left'] as const;
  const loose: string[] = edges.filter((edge) => Math.abs(picture[edge] - all[edge]) > 1);
  // From md on, the sky has the words, and nothing else is printed there.
  const horizon = picture.top + (SKY_PARTS.landscape?.bottom ?? 0) * picture.height;
  if (width >= 768 && hasSky && words.bottom > horizon) loose.push('words below the horizon');
  if (isBeside && words.right > picture.left) loose.push('words on the picture');
  return loose.map((fault) => `${width} px: ${fault}`);
}

it('shows the house of a job up to the edges of its band, with the words beside it, above it or on its sky', async () => {
  const faults: string[] = [];
  const skies: boolean[] = [];
  await lookAtEach(
    jobPaths,
    () => site.visit({ javaScriptEnabled: false }),
    async ({ page }, path) => {
      await page.goto(site.url() + path);
      for (const width of [360, 768, 1024, 1280, 2000])
        faults.push(...(await looseEdges(page, width)).map((fault) => `${path}, ${fault}`));
      skies.push((await band(page)).hasSky);
    },
  );
  expect(faults).toEqual([]);
  expect(new Set(skies).size).toBe(2);
});

it('prints the house as a square beside the title', async () => {
  const { page, close } = await site.visit({ viewport: { width: 718, height: 900 } });
  await page.goto(`${site.url()}/jobs/praktikum-strategie-4103/`);
  await page.emulateMedia({ media: 'print' });
  const { all, picture } = await band(page);
  expect(picture.width).toBeGreaterThan(100);
  expect([picture.height, all.height]).toEqual([picture.width, picture.width]);
  await close();
});

it('hides the bar where the link itself is in view, and shows it again beyond', async () => {
  const { page, complaints, close } = await site.visit({ viewport: PHONE });
  await page.goto(`${site.url()}/jobs/praktikum-strategie-4103/`);
  await page.getByRole('heading', { name: 'Passt?' }).scrollIntoViewIfNeeded();
  await page.locator('[data-apply-bar][data-hidden=true]').waitFor({ state: 'attached' });
  expect(await bar(page).isVisible()).toBe(false);
  await page.evaluate(() => scrollTo(0, 0));
  await page.locator('[data-apply-bar][data-hidden=false]').waitFor();
  expect(await bar(page).isVisible()).toBe(true);
  expect(complaints).toEqual([]);
  await close();
});

it('keeps its room, and lifts the way back to the top, where a browser knows no :has()', async () => {
  const { page, close } = await site.visit({ viewport: PHONE, bypassCSP: true });
  // An invalid selector simulates one that an older browser does not support.
  await page.route('**/*', async (route) => {
    const type = route.request().resourceType();
    if (type !== 'document' && type !== 'stylesheet') return route.continue();
    const answer = await route.fetch();
    return route.fulfill({
      response: answer,
      body: (await answer.text()).replaceAll(':has(', ':unheard-of('),
    });
  });
  await page.goto(`${site.url()}/jobs/praktikum-strategie-4103/`);
  await page.locator('[data-apply-bar]').waitFor();
  const room = () => page.evaluate(() => getComputedStyle(document.documentElement).scrollPaddingBottom);
  expect(Number.parseFloat(await room())).toBeGreaterThanOrEqual(76);
  const lift = page.locator('a[href="#top"][data-visible]');
  expect(await lift.evaluate((link) => getComputedStyle(link).marginBottom)).toBe('76px');
  await page.setViewportSize({ width: 1280, height: 800 });
  expect(await room()).toBe('0px');
  expect(await lift.evaluate((link) => getComputedStyle(link).marginBottom)).toBe('0px');
  await close();
});

it('never covers what has the focus, forwards and backwards', async () => {
  const { page, close } = await site.visit({ viewport: { width: 360, height: 480 } });
  await page.goto(`${site.url()}/jobs/praktikum-strategie-4103/`);
  const covered = () =>
    page.evaluate(() => {
      const focused = document.activeElement as HTMLElement;
      const shown = document.querySelector<HTMLElement>('[data-apply-bar][data-hidden=false]');
      if (!shown || shown.contains(focused) || !focused.closest('main')) return null;
      const { top, bottom } = focused.getBoundingClientRect();
      const edge = shown.getBoundingClientRect();
      return bottom > edge.top && top < edge.bottom ? focused.outerHTML.slice(0, 80) : null;
    });
  const faults: (string | null)[] = [];
  let visited = 0;
  for (const key of ['Tab', 'Shift+Tab']) {
    for (let step = 0; step < 45; step += 1) {
      await page.keyboard.press(key);
      if (await page.evaluate(() => document.activeElement?.closest('main article') !== null)) visited += 1;
      const found = await covered();
      if (found !== null) faults.push(found);
    }
  }
  expect(visited).toBeGreaterThan(20);
  expect(faults).toEqual([]);
  await close();
});
