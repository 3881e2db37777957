// Covers src/sections/JobSearch, src/templates, src/page-data, content-json/de/jobs, content-json/en/jobs, content-json/de/pages, content-json/en/pages, content-json/de/texts.json, content-json/en/texts.json.
import { readFileSync } from 'node:fs';
import type { AxeResults } from 'axe-core';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { siteInBrowser } from '../helpers/siteInBrowser';
import { untilHydrated, type Visit } from '../helpers/visit';

const axeSource = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');
const site = siteInBrowser();

async function open(path: string, options: BrowserContextOptions = {}): Promise<Visit> {
  const visit = await site.visit({
    viewport: { width: 1280, height: 900 },
    reducedMotion: 'reduce',
    ...options,
  });
  await visit.page.goto(site.url() + path);
  await untilHydrated(visit.page);
  return visit;
}

const rows = (page: Page) => page.locator('main a[href*="/jobs/"]:has(h2):visible');
const headline = (page: Page) => page.locator('h1').innerText();
const searchOf = (page: Page) => decodeURIComponent(new URL(page.url()).search);

async function untilRows(page: Page, count: number): Promise<void> {
  await page.waitForFunction(
    (expected) =>
      [...document.querySelectorAll('main a h2')].filter((row) => (row as HTMLElement).offsetParent !== null)
        .length === expected,
    count,
  );
}

describe('looking for a job', () => {
  it('filters while typing, writes it into the address, and says the number once', async () => {
    const { page, complaints, close } = await open('/jobs/');
    const all = await rows(page).count();
    expect(await headline(page)).toContain(String(all));
    await page.evaluate(() => {
      const spoken: string[] = [];
      Object.assign(window, { spoken });
      for (const status of document.querySelectorAll('main output')) {
        new MutationObserver(() => spoken.push(status.textContent)).observe(status, {
          childList: true,
          characterData: true,
          subtree: true,
        });
      }
    });
    const entries = await page.evaluate(() => history.length);
    // In one task, so that a busy machine makes no pause between two letters.
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
  }, 60_000);

  it('turns yellow when nothing is found, and has a way back', async () => {
    const { page, close } = await open('/jobs/?q=Zeppelin');
    await untilRows(page, 0);
    expect(await headline(page)).toMatch(/^Keine\s+Treffer$/);
    expect(await page.evaluate(() => document.documentElement.dataset['theme'])).toBe('yellow');
    expect(await page.locator('main').innerText()).toContain(
      'Keine Ergebnisse. Bitte erweitere deine Filter.',
    );
    await page.getByRole('button', { name: 'Suchwörter entfernen: Zeppelin' }).click();
    await page.waitForFunction(() => document.documentElement.dataset['theme'] === 'light');
    expect(searchOf(page)).toBe('');
    expect(await page.evaluate(() => document.activeElement?.getAttribute('type'))).toBe('search');
    await close();
  }, 60_000);

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
    await rows(page).first().click();
    await page.waitForURL(/\/jobs\/[^/?]+-\d+\/$/);
    await page.waitForFunction(() => !document.title.startsWith('Jobs'));
    await page.goBack();
    await page.waitForFunction(() => document.title.startsWith('Jobs'));
    await untilRows(page, 2);
    expect(searchOf(page)).toBe('?q=entwicklung&location=hamburg');
    expect(await page.getByRole('searchbox').inputValue()).toBe('entwicklung');
    expect(complaints).toEqual([]);
    await close();
  }, 60_000);

  it('begins anew at the link to the list itself', async () => {
    const { page, close } = await open('/jobs/?q=trainee');
    await untilRows(page, 1);
    await page.locator('header').getByRole('link', { name: 'Jobs' }).first().click();
    await page.waitForFunction(() => location.search === '');
    await page.waitForFunction(() => document.querySelector('h1')?.textContent !== 'Eine offene Stelle');
    expect(await page.getByRole('searchbox').inputValue()).toBe('');
    await close();
  }, 60_000);

  it('works by keyboard alone', async () => {
    const { page, close } = await open('/jobs/');
    await page.getByRole('searchbox').focus();
    await page.keyboard.type('texterin');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Suchwörter entfernen: texterin' }).waitFor();
    // Past the button that empties the box to that of the filters.
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    const city = page.getByRole('button', { name: /^Wien/ });
    await city.waitFor();
    // Past the order, the words and the cities without a hit, which stay in their place.
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
  }, 60_000);

  it.each([
    ['/jobs/', 1280, 800],
    ['/en/jobs/', 1280, 800],
    ['/jobs/', 360, 740],
    ['/en/jobs/', 360, 740],
  ])(
    'shows the first three rows of %s on arrival at %i × %i, each in its lines',
    async (path, width, height) => {
      const { page, close } = await open(path, { viewport: { width, height } });
      const { bottoms, lines, head } = await page.evaluate(() => {
        const boxes = [...document.querySelectorAll('main [data-job]')].slice(0, 3);
        const linesOf = (row: Element) => {
          const tops = [...row.querySelectorAll('h2, h2 ~ span, h2 ~ span > span')]
            .filter((cell) => cell.getClientRects().length > 0 && cell.textContent !== '')
            .map((cell) => cell.getBoundingClientRect());
          const middles = tops.map(({ top, bottom }) => (top + bottom) / 2).toSorted((a, b) => a - b);
          return middles.filter((middle, place) => middle - (middles[place - 1] ?? -100) > 14).length;
        };
        const title = document.querySelector('h1') as HTMLElement;
        return {
          bottoms: boxes.map((row) => row.getBoundingClientRect().bottom),
          lines: boxes.map(linesOf),
          head: title.getBoundingClientRect().height / Number.parseFloat(getComputedStyle(title).lineHeight),
        };
      });
      expect(bottoms).toHaveLength(3);
      expect(Math.max(...bottoms)).toBeLessThanOrEqual(height);
      expect(Math.round(head)).toBe(1);
      for (const count of lines) expect(count).toBeLessThanOrEqual(width === 360 ? 3 : 1);
      await close();
    },
  );

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
    expect(await rows(page).innerText()).toContain('In der Anzeige: Python');
    expect(complaints).toEqual([]);
    await close();
  }, 60_000);

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
  }, 60_000);

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
  }, 90_000);

  it.each([
    ['/jobs/', 1280],
    ['/en/jobs/', 1280],
    ['/jobs/', 2000],
    ['/en/jobs/', 2000],
  ])(
    'keeps the facts of a row apart in %s at %i px',
    async (path, width) => {
      const { page, close } = await open(path, { viewport: { width, height: 900 } });
      const gaps = await page.locator('main li[data-job]').evaluateAll((items) =>
        items.map((item) => {
          const cells = [...item.querySelectorAll('a > span > span')].map((cell) => {
            const range = document.createRange();
            range.selectNodeContents(cell);
            return range.getBoundingClientRect();
          });
          const shown = cells
            .filter((cell) => cell.width > 0)
            .toSorted((one, other) => one.left - other.left);
          return Math.min(...shown.slice(1).map((cell, place) => cell.left - (shown[place]?.right ?? 0)));
        }),
      );
      expect(gaps.length).toBeGreaterThan(10);
      expect(Math.min(...gaps)).toBeGreaterThanOrEqual(8);
      await close();
    },
    60_000,
  );

  it.each([
    ['/jobs/', 360],
    ['/jobs/?q=python&location=stuttgart', 360],
    ['/jobs/?sort=department', 768],
    ['/jobs/?location=wien', 360],
    ['/en/jobs/?q=sound&location=wien', 1280],
    ['/jobs/?q=Texetrin', 320],
  ])(
    'has no fault that axe can find in %s at %i px, and fits',
    async (path, width) => {
      const { page, close } = await open(path, { viewport: { width, height: 780 }, bypassCSP: true });
      await page.evaluate(axeSource);
      const { violations } = (await page.evaluate('axe.run()')) as AxeResults;
      expect(violations.map(({ id, nodes }) => `${id} ${nodes[0]?.target.join(' ')}`)).toEqual([]);
      const excess = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(excess).toBeLessThanOrEqual(0);
      await close();
    },
    60_000,
  );

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

  it('shows no search without script, but every job', async () => {
    const visit = await site.visit({ javaScriptEnabled: false });
    await visit.page.goto(`${site.url()}/jobs/?q=trainee`);
    expect(await visit.page.getByRole('searchbox').count()).toBe(0);
    expect(await rows(visit.page).count()).toBeGreaterThan(20);
    await visit.close();
  }, 60_000);
});

describe('a job whose last day is over', () => {
  const JOB = '/jobs/werkstudium-motion-design-4124/';
  const openAt = async (path: string, moment: string) => {
    const visit = await site.visit({ reducedMotion: 'reduce' });
    await visit.page.clock.setFixedTime(new Date(moment));
    await visit.page.goto(site.url() + path);
    await untilHydrated(visit.page);
    return visit;
  };
  const jobPostings = (page: Page) =>
    page
      .locator('script[type="application/ld+json"]')
      .evaluateAll(
        (scripts) => scripts.filter((script) => script.textContent?.includes('JobPosting')).length,
      );

  it.each([
    ['2027-12-24T12:00:00Z', 'Bewerben noch 7 Tage'],
    ['2027-12-30T12:00:00Z', 'Bewerben nur noch bis morgen'],
    ['2027-12-31T22:59:00Z', 'Bewerben nur noch heute'],
  ])('says on %s how long it is still open', async (moment, words) => {
    const { page, complaints, close } = await openAt(JOB, moment);
    await page.locator('main aside').getByText(words, { exact: true }).waitFor();
    expect(complaints).toEqual([]);
    await close();
  });

  it('does not hurry anyone earlier than a week before', async () => {
    const { page, close } = await openAt(JOB, '2027-12-23T12:00:00Z');
    expect(await page.locator('main aside').innerText()).not.toContain('Bewerben noch');
    await close();
  });

  it('is open to the end of that day in Berlin', async () => {
    const { page, close } = await openAt(JOB, '2027-12-31T22:59:00Z');
    expect(await page.getByRole('link', { name: 'Jetzt bewerben' }).count()).toBe(1);
    expect(await jobPostings(page)).toBe(1);
    await close();
  }, 60_000);

  it('closes itself without a new build', async () => {
    const { page, complaints, close } = await openAt(JOB, '2027-12-31T23:00:00Z');
    expect(await page.locator('main').innerText()).toContain('Diese Stelle ist besetzt oder geschlossen.');
    expect(await page.getByRole('link', { name: 'Jetzt bewerben' }).count()).toBe(0);
    expect(await page.getByRole('link', { name: 'Offene Stellen ansehen' }).getAttribute('href')).toBe(
      '/jobs/',
    );
    expect(await jobPostings(page)).toBe(0);
    expect(await page.locator('meta[name=robots]').getAttribute('content')).toBe('noindex');
    expect(complaints).toEqual([]);
    await page.getByRole('link', { name: 'Offene Stellen ansehen' }).click();
    await page.waitForFunction(() => document.title.startsWith('Jobs'));
    expect(await page.locator('meta[name=robots]').count()).toBe(0);
    expect(await page.locator(`main a[href="${JOB}"]`).count()).toBe(0);
    await close();
  }, 60_000);
});
