// Covers src, content-json.
import type { Page } from 'playwright-core';
import { axeFaults } from '../helpers/axe';
import { samplePages } from '../helpers/builtSite';
import { widthFaults, wordFaults } from '../helpers/pageFaults/layoutFaults';
import { orderFaults, type Read, readingOrderFaults } from '../helpers/pageFaults/readingOrder';
import { pagesToLookAt } from '../helpers/pagesToLookAt';
import { siteInBrowser } from '../helpers/siteInBrowser';
import { lookAtEach, untilHydrated } from '../helpers/visit';

const HEIGHT = 800;

/** Widths at which a page is opened, px. */
const OPENED_AT = [1280, 360];

/** Widths to which an open page is resized, px. */
const RESIZED_TO = [320, 360, 640, 768, 1024, 1280, 2000];

/** Below this width, in px, long words may have to break. */
const WORDS_FIT_FROM = 360;

/** Addresses without a page. */
const UNKNOWN = ['/gibt-es-nicht/', '/en/nowhere/'];

const CHECKS = {
  axe: 'has no fault that axe can find',
  order: 'is read in order, with landmarks, headings without holes and names that say something',
  width: 'fits every width without scrolling sideways',
  words: 'breaks no word where nothing allows it',
  largeText: 'keeps everything when text is twice as large',
} as const;

type Check = keyof typeof CHECKS;

const site = siteInBrowser();
const { pages, note } = pagesToLookAt('samplePages', samplePages());

/** Faults of the pages, by check. */
const findings: Record<Check, string[]> = { axe: [], order: [], width: [], words: [], largeText: [] };
const faultsOf = new Map<string, string[]>(pages.map((path) => [path, []]));

// The test injects a script that the CSP would reject, so the CSP is bypassed.
const openTab = (width: number) =>
  site.visit({ viewport: { width, height: HEIGHT }, bypassCSP: true, reducedMotion: 'reduce' });

async function show(page: Page, path: string): Promise<void> {
  await page.goto(site.url() + path);
  await untilHydrated(page);
}

async function lookAtWidths(page: Page, add: (check: Check, where: string, found: string[]) => void) {
  for (const width of RESIZED_TO) {
    await page.setViewportSize({ width, height: HEIGHT });
    add('width', `resized to ${width} px`, await widthFaults(page));
    if (width >= WORDS_FIT_FROM) add('words', `resized to ${width} px`, await wordFaults(page));
  }
  await page.setViewportSize({ width: 640, height: HEIGHT });
  await page.addStyleTag({ content: 'html { font-size: 200% !important }' });
  add('largeText', 'at 640 px', await widthFaults(page));
}

/** Runs all checks on the pages, with as few page loads as possible. */
async function lookAtAll(width: number): Promise<void> {
  await lookAtEach(
    [...pages, ...UNKNOWN],
    () => openTab(width),
    async ({ page }, path) => {
      const add = (check: Check, where: string, found: string[]) => {
        findings[check].push(...found.map((fault) => `${path}, ${where}: ${fault}`));
        faultsOf.get(path)?.push(...found);
      };
      await page.setViewportSize({ width, height: HEIGHT });
      await show(page, path);
      add('order', `opened at ${width} px`, await readingOrderFaults(page));
      add('axe', `opened at ${width} px`, await axeFaults(page));
      if (width === OPENED_AT[0]) await lookAtWidths(page, add);
    },
  );
}

// Once for all checks: a page load takes longer than most of them.
beforeAll(async () => {
  for (const width of OPENED_AT) await lookAtAll(width);
  for (const [path, found] of faultsOf) note(path, found);
}, 600_000);

it.each(Object.entries(CHECKS) as [Check, string][])('%s: every kind of page %s', (check) => {
  expect(findings[check]).toEqual([]);
});

it('finds each of these faults on a page that has it', async () => {
  const { page, close } = await openTab(1280);
  await show(page, '/');
  await page.addStyleTag({
    content: 'main { min-width: 3000px } main p { width: 1ch; word-break: break-all !important }',
  });
  await page.locator('main').evaluate((main) => main.insertAdjacentHTML('afterbegin', '<h4></h4><img>'));
  const [width] = await widthFaults(page);
  expect(width).toMatch(/px too wide$/);
  expect(await wordFaults(page)).not.toEqual([]);
  expect((await axeFaults(page)).map((fault) => fault.split(':')[0])).toContain('image-alt');
  expect(await readingOrderFaults(page)).toContain('heading 4 without words');
  await close();
});

it('tells what is wrong with a page that is not in order', () => {
  const read = (role: string, name: string, over: Partial<Read> = {}): Read => ({
    role,
    name,
    level: 0,
    within: [],
    holds: [],
    ...over,
  });
  const faults = orderFaults([
    read('main', ''),
    read('banner', ''),
    read('heading', 'Jobs', { level: 2, within: ['main'] }),
    read('heading', 'Wien', { level: 4 }),
    read('link', 'Mehr'),
    read('button', ''),
    read('list', 'Orte', { holds: ['link'] }),
    read('listitem', '', { within: ['main'] }),
  ]);
  expect(faults).toEqual([
    '0 × contentinfo',
    'landmarks in the order main,banner',
    'not one headline',
    'begins with heading 2 “Jobs”',
    'heading 2 “Jobs” after 0',
    'heading 4 “Wien” after 2',
    'link “Mehr”',
    'button without a name',
    'a list item in main',
    'list “Orte” of link',
    'first of all Mehr',
  ]);
});
