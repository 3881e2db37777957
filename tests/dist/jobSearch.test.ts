// Covers src/sections/JobSearch, src/templates, src/page-data, content-json/de/jobs, content-json/en/jobs, content-json/de/pages, content-json/en/pages, content-json/de/texts.json, content-json/en/texts.json.
import { readFileSync } from 'node:fs';
import type { AxeResults } from 'axe-core';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { openHydrated, rowLinks, untilRows } from '../helpers/jobList';
import { siteInBrowser } from '../helpers/siteInBrowser';
import { untilHydrated } from '../helpers/visit';

const axeSource = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');
const site = siteInBrowser();
const open = (path: string, options?: BrowserContextOptions) => openHydrated(site, path, options);
const headline = (page: Page) => page.locator('h1').innerText();
const searchOf = (page: Page) => decodeURIComponent(new URL(page.url()).search);

describe('looking for a job', () => {
  it('filters while typing, writes it into the address, and says the number once', async () => {
    const { page, complaints, close } = await open('/jobs/');
    const all = await rowLinks(page).count();
    expect(await headline(page)).toContain(String(all));
    await page.evaluate(() => {
      const spoken: string[] = [];
      Object.assign(window, { spoken });
      for (const status of document.querySelectorAll('main output')) {
        // An empty text is not spoken.
        new MutationObserver(() => status.textContent && spoken.push(status.textContent)).observe(status, {
          childList: true,
          characterData: true,
          subtree: true,
        });
      }
    });
    const entries = await page.evaluate(() => history.length);
    // In one task, so that a busy machine does not pause between two letters.
    await page.getByRole('searchbox').evaluate((box: HTMLElement) => {
      box.focus();
      for (const letter of 'trainee') document.execCommand('insertText', false, letter);
    });
    await untilRows(page, 1);
    expect(await headline(page)).toMatch(/^Eine offene\s+Stelle$/);
    expect(searchOf(page)).toBe('?q=trainee');
    expect(await page.evaluate(() => history.length)).toBe(entries);
    expect(await page.evaluate(() => (window as unknown as { spoken: string[] }).spoken)).toEqual([
      'Eine Stelle gefunden.',
    ]);
    expect(complaints).toEqual([]);
    await close();
  });

  it.each([360, 1280])(
    'ends with the offer to keep the search at the edge of the list, at %i px',
    async (width) => {
      const { page, close } = await open('/jobs/?q=sound', { viewport: { width, height: 800 } });
      const edgeOf = (name: string) =>
        page.getByRole('button', { name }).evaluate((button) => button.getBoundingClientRect().right);
      const list = await page.locator('main ul:has(> [data-job])').boundingBox();
      expect(Math.abs((await edgeOf('Suche merken')) - (list?.x ?? 0) - (list?.width ?? 0))).toBeLessThan(1);
      await close();
    },
  );

  it('fills the edge of a filter up to its round corner, and not beyond', async () => {
    const { page, close } = await open('/jobs/');
    await page.getByRole('button', { name: /^Filter/ }).click();
    const bars = page.locator('main button[aria-pressed] > svg > rect');
    await bars.first().waitFor();
    const ends = await bars.evaluateAll((all) =>
      all.map((bar) => {
        const chip = bar.closest('button') as HTMLElement;
        const corner = Number.parseFloat(getComputedStyle(chip).borderBottomRightRadius);
        return chip.getBoundingClientRect().right - corner - bar.getBoundingClientRect().right;
      }),
    );
    expect(ends.length).toBeGreaterThan(10);
    expect(Math.round(Math.min(...ends))).toBe(0);
    await close();
  });

  it('turns yellow when nothing is found, and has a way back', async () => {
    const { page, close } = await open('/jobs/?q=Zeppelin');
    await untilRows(page, 0);
    expect(await headline(page)).toMatch(/^Keine\s+Treffer$/);
    expect(await page.evaluate(() => document.documentElement.dataset['theme'])).toBe('yellow');
    expect(await page.locator('main').innerText()).toContain(
      'Keine Ergebnisse. Bitte erweitere deine Filter.',
    );
    const quote = page.locator('main blockquote');
    expect(await quote.isVisible()).toBe(false);
    await page.getByRole('button', { name: 'Suchwörter entfernen: Zeppelin' }).click();
    await page.waitForFunction(() => document.documentElement.dataset['theme'] === 'light');
    expect(await quote.isVisible()).toBe(true);
    expect(searchOf(page)).toBe('');
    expect(await page.evaluate(() => document.activeElement?.getAttribute('type'))).toBe('search');
    await close();
  });

  it('keeps words and filters over a reload, and over a job and Back', async () => {
    const { page, complaints, close } = await open('/jobs/');
    await page.getByRole('searchbox').fill('entwicklung');
    await page.getByRole('button', { name: 'Filter', exact: true }).click();
    await page.getByRole('button', { name: /^Hamburg/ }).click();
    await untilRows(page, 2);
    await page.waitForFunction(() => location.search.includes('q=entwicklung'));
    expect(searchOf(page)).toBe('?q=entwicklung&location=hamburg');
    await page.reload();
    await untilHydrated(page);
    await untilRows(page, 2);
    expect(await page.getByRole('searchbox').inputValue()).toBe('entwicklung');
    expect(await page.getByRole('button', { name: 'Filter entfernen: Hamburg' }).isVisible()).toBe(true);
    await rowLinks(page).first().click();
    await page.waitForURL(/\/jobs\/[^/?]+-\d+\/$/);
    await page.waitForFunction(() => !document.title.startsWith('Jobs'));
    await page.goBack();
    await page.waitForFunction(() => document.title.startsWith('Jobs'));
    await untilRows(page, 2);
    expect(searchOf(page)).toBe('?q=entwicklung&location=hamburg');
    expect(await page.getByRole('searchbox').inputValue()).toBe('entwicklung');
    expect(complaints).toEqual([]);
    await close();
  });

  it('begins anew at the link to the list itself', async () => {
    const { page, close } = await open('/jobs/?q=trainee');
    await untilRows(page, 1);
    await page.locator('header').getByRole('link', { name: 'Jobs' }).first().click();
    await page.waitForFunction(() => location.search === '');
    await page.waitForFunction(() => document.querySelector('h1')?.textContent !== 'Eine offene Stelle');
    expect(await page.getByRole('searchbox').inputValue()).toBe('');
    await close();
  });

  it('works by keyboard alone', async () => {
    const { page, close } = await open('/jobs/');
    await page.getByRole('searchbox').focus();
    await page.keyboard.type('texterin');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Suchwörter entfernen: texterin' }).waitFor();
    // Past the button that clears the box, to the one of the filters.
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    const city = page.getByRole('button', { name: /^Wien/ });
    await city.waitFor();
    // Past the sort order, the words and the cities without results, which keep their place.
    for (
      let steps = 0;
      steps < 12 && !(await city.evaluate((chip) => chip === document.activeElement));
      steps += 1
    )
      await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    await page.waitForFunction(() => location.search.includes('location=wien'));
    expect(searchOf(page)).toBe('?q=texterin&location=wien');
    expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-pressed'))).toBe('true');
    await close();
  });

  it('finds what only the advertisement says, with words that are fetched when somebody turns to the box', async () => {
    const { page, complaints, close } = await open('/jobs/');
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page.waitForTimeout(300);
    expect(asked.filter((path) => path.includes('/sq/d/'))).toEqual([]);
    const words = page.waitForResponse(/\/page-data\/sq\/d\/[^/]+\.json$/);
    await page.getByRole('searchbox').click();
    expect((await words).status()).toBe(200);
    await page.getByRole('searchbox').fill('python');
    await untilRows(page, 1);
    expect(await rowLinks(page).innerText()).toContain('In der Anzeige: Python');
    expect(complaints).toEqual([]);
    await close();
  });

  it('moves nothing under the finger that chooses filters', async () => {
    const { page, close } = await open('/jobs/', { viewport: { width: 360, height: 740 } });
    await page.getByRole('button', { name: 'Filter', exact: true }).click();
    const places = () =>
      page.evaluate(() =>
        [...document.querySelectorAll('main fieldset button, main [data-job]:not([hidden])')]
          .slice(0, 46)
          .filter((element) => element.matches('button'))
          .map((element) => {
            const { left, top } = element.getBoundingClientRect();
            return [element.firstChild?.textContent, Math.round(left), Math.round(top + scrollY)];
          }),
      );
    await page.getByRole('button', { name: /^Berlin/ }).waitFor();
    const before = await places();
    expect(before.length).toBeGreaterThan(30);
    await page.getByRole('button', { name: /^Wien/ }).click();
    await page.getByRole('button', { name: /^Klang/ }).click();
    await untilRows(page, 1);
    expect(await places()).toEqual(before);
    const none = page.getByRole('button', { name: /^Beratung 0/ });
    expect(await none.getAttribute('aria-disabled')).toBe('true');
    await close();
  });

  it('moves the search box by no more than one line of the headline, whatever that says', async () => {
    const faults: string[] = [];
    for (const [width, path] of [
      [360, '/jobs/'],
      [1280, '/jobs/'],
      [1280, '/en/jobs/'],
      [2000, '/en/jobs/'],
    ] as const) {
      const { page, close } = await open(path, { viewport: { width, height: 900 } });
      const place = async (query: string) => {
        await page.getByRole('searchbox').fill(query);
        await page.keyboard.press('Enter');
        return page.getByRole('searchbox').evaluate((box) => box.getBoundingClientRect().top + scrollY);
      };
      const line = await page
        .locator('h1')
        .evaluate((element) => Number.parseFloat(getComputedStyle(element).lineHeight));
      const tops = [await place(''), await place('trainee'), await place('xyzxyz'), await place('design')];
      const shift = Math.max(...tops) - Math.min(...tops);
      if (shift > line) faults.push(`${path} at ${width} px: ${shift} px, a line is ${line} px`);
      await close();
    }
    expect(faults).toEqual([]);
  });

  it.each(['/jobs/', '/en/jobs/'])(
    'offers the jobs of %s as a feed, which is no page of the app',
    async (path) => {
      const { page, close } = await site.visit();
      await page.goto(site.url() + path);
      await untilHydrated(page);
      const feed = page.getByRole('link', {
        name: path === '/jobs/' ? 'Stellen als Feed' : 'Positions as a feed',
      });
      const answer = page.waitForResponse(`**${path}feed.xml`);
      await feed.click();
      expect((await answer).headers()['content-type']).toContain('xml');
      await close();
    },
  );

  it('draws the focus ring of the search box clear of its label', async () => {
    const { page, close } = await open('/jobs/', { viewport: { width: 390, height: 844 } });
    const box = page.getByRole('searchbox');
    await box.focus();
    const gap = await box.evaluate((input: HTMLInputElement) => {
      const frame = input.parentElement ?? input;
      const { outlineWidth, outlineOffset } = getComputedStyle(frame);
      const words = document.createRange();
      words.selectNodeContents(input.labels?.[0] ?? input);
      const ring = Number.parseFloat(outlineWidth) + Number.parseFloat(outlineOffset);
      return frame.getBoundingClientRect().top - ring - words.getBoundingClientRect().bottom;
    });
    expect(gap).toBeGreaterThanOrEqual(1);
    await close();
  });

  it('shows no search without script, but every job', async () => {
    const visit = await site.visit({ javaScriptEnabled: false });
    await visit.page.goto(`${site.url()}/jobs/?q=trainee`);
    expect(await visit.page.getByRole('searchbox').count()).toBe(0);
    expect(await rowLinks(visit.page).count()).toBeGreaterThan(20);
    await visit.close();
  });

  it.each([
    ['/jobs/', 360],
    ['/jobs/?q=python&location=stuttgart', 360],
    ['/jobs/?sort=department', 768],
    ['/jobs/?location=wien', 360],
    ['/en/jobs/?q=sound&location=wien', 1280],
    ['/jobs/?q=Texetrin', 320],
  ])('has no fault that axe can find in %s at %i px, and fits', async (path, width) => {
    const { page, close } = await open(path, { viewport: { width, height: 780 }, bypassCSP: true });
    await page.evaluate(axeSource);
    const { violations } = (await page.evaluate('axe.run()')) as AxeResults;
    expect(violations.map(({ id, nodes }) => `${id} ${nodes[0]?.target.join(' ')}`)).toEqual([]);
    const excess = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(excess).toBeLessThanOrEqual(0);
    await close();
  });
});
