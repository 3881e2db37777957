// Covers src/theme, src/components, src/templates, src/sections, src/layout, scripts/content/resolve, content-json/de/jobs, content-json/en/jobs, content-json/de/press, content-json/en/press, content-json/de/locations, content-json/en/locations, content-json/de/texts.json, content-json/en/texts.json.
import jsQR from 'jsqr';
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { htmlOf, pagePaths, templateOf } from '../helpers/builtSite';
import { pagesToLookAt } from '../helpers/pagesToLookAt';
import { PAPER_WIDTH_PX, sheetsOf } from '../helpers/sheetsOf';
import { siteInBrowser } from '../helpers/siteInBrowser';
import { lookAtEach } from '../helpers/visit';

const site = siteInBrowser();
const ORIGIN = 'https://www.sff.example';
const jobs = pagePaths.filter((path) => templateOf(path) === 'jobDetail');
const releases = pagePaths.filter((path) => templateOf(path) === 'press');
const toLookAt = pagesToLookAt('printedSheets', [...jobs, ...releases]);

/** The content of the printed QR code, as decoded by a reader. */
async function scan(page: Page): Promise<string | undefined> {
  await page.emulateMedia({ media: 'print' });
  const picture = await page.locator('[data-scan-code]').screenshot();
  await page.emulateMedia({ media: null });
  const { data, info } = await sharp(picture).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return jsQR(new Uint8ClampedArray(data), info.width, info.height)?.data;
}

/** The longest of each part of a job advertisement, by heading. */
const longestParts = (page: Page) =>
  page.evaluate(
    (documents) => {
      const longest = new Map<string, string>();
      for (const html of documents) {
        const parsed = new DOMParser().parseFromString(html, 'text/html');
        for (const part of parsed.querySelectorAll('article section:not(section section):has(h2)')) {
          const heading = part.querySelector('h2')?.textContent ?? '';
          if (part.innerHTML.length > (longest.get(heading)?.length ?? 0))
            longest.set(heading, part.innerHTML);
        }
      }
      return [...longest];
    },
    jobs.map((path) => htmlOf(path)),
  );

const open = (javaScriptEnabled: boolean) => () =>
  site.visit({ javaScriptEnabled, viewport: { width: PAPER_WIDTH_PX, height: 1000 } });

it('prints each job on exactly one sheet and each release on two at most, with a code that leads to it', async () => {
  expect(jobs.length).toBeGreaterThan(40);
  expect(releases.length).toBeGreaterThan(15);
  const faults: string[] = [];
  await lookAtEach(toLookAt.pages, open(false), async ({ page }, path) => {
    await page.goto(site.url() + path);
    const isJob = templateOf(path) === 'jobDetail';
    const found: string[] = [];
    const sheets = await sheetsOf(page);
    if (sheets < 1 || sheets > (isJob ? 1 : 2)) found.push(`${path}: ${sheets} sheets`);
    const code = await scan(page);
    if (code !== ORIGIN + path) found.push(`${path}: its code says ${code}`);
    toLookAt.note(path, found);
    faults.push(...found);
  });
  expect(faults).toEqual([]);
}, 600_000);

it('prints a job with the longest of all parts on one sheet, and a longer one on more', async () => {
  const [first = ''] = jobs.filter((path) => !path.startsWith('/en/'));
  const { page, close } = await open(false)();
  await page.goto(site.url() + first);
  await page.evaluate(
    (parts) => {
      for (const part of document.querySelectorAll('article section')) {
        const html = parts.find(([heading]) => heading === part.querySelector('h2')?.textContent)?.[1];
        if (html !== undefined) part.innerHTML = html;
      }
    },
    await longestParts(page),
  );
  expect(await sheetsOf(page)).toBe(1);
  await page.evaluate(() => {
    const [part] = document.querySelectorAll('article section');
    for (let time = 0; time < 12; time += 1) part?.after(part.cloneNode(true));
  });
  expect(await sheetsOf(page)).toBeGreaterThan(1);
  await close();
});

it.each([jobs[0] ?? '', releases[0] ?? ''])(
  'prints %s with its poster although nobody has scrolled to it, crop marks and inks',
  async (path) => {
    const { page, complaints, close } = await open(true)();
    await page.goto(site.url() + path, { waitUntil: 'networkidle' });
    await page.emulateMedia({ media: 'print' });
    const seen = await page.evaluate(() => {
      const shown = (selector: string) =>
        [...document.querySelectorAll<HTMLElement>(selector)].filter((element) => element.checkVisibility());
      return {
        posters: shown('main img').map((image) => (image as HTMLImageElement).naturalWidth > 0),
        marks: shown('main svg > svg > path').length,
        inks: shown('main [data-scan-code] ~ span > i').map((tile) => {
          const { backgroundColor, printColorAdjust } = getComputedStyle(tile);
          return `${backgroundColor} ${printColorAdjust}`;
        }),
      };
    });
    expect(seen.posters).toEqual([true]);
    expect(seen.marks).toBe(4);
    expect(new Set(seen.inks).size).toBe(4);
    expect(seen.inks.filter((ink) => !ink.endsWith('exact'))).toEqual([]);
    expect(complaints).toEqual([]);
    await close();
  },
);
