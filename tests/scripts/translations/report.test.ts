// Covers scripts/translations, scripts/content.
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Browser } from 'playwright-core';
import { launchBrowser } from '../../../scripts/browser/launchBrowser';
import { readReport } from '../../../scripts/translations/readReport';
import { renderReport } from '../../../scripts/translations/renderReport';
import { axeFaults } from '../../helpers/axe';
import { copy, put, set, treeWith } from '../content/badCase';
import { withTree } from '../content/contentTree';

const GERMAN = 'de/pages/contact.json';

const tree = treeWith(
  copy(GERMAN, 'originals/en/pages/contact.json'),
  set(GERMAN, '/title', 'Fragen <und> Antworten'),
  set('en/jobs/101.json', '/salary/min', 3000),
  put('en/pages/press.json', '{'),
  set('de/press/klanghaus.json', '/draft', true),
  set('en/press/klanghaus.json', '/draft', true),
);

const report = () => withTree(tree, (root) => readReport(path.join(root, 'content-json'), 'content-json'));

it('tells of each page and language how far it is, whatever else is wrong with the content', async () => {
  const files = await report();
  const states = Object.fromEntries(files.map(({ file, translations }) => [file, translations[0]?.state]));
  expect(states).toMatchObject({
    'content-json/de/texts.json': 'complete',
    'content-json/de/pages/about.json': 'missing',
    'content-json/de/pages/contact.json': 'stale',
    'content-json/de/pages/press.json': 'unreadable',
    'content-json/de/press/klanghaus.json': 'draft',
    'content-json/de/pages/home.json': 'complete',
  });
  const [contact] = files.find(({ file }) => file === `content-json/${GERMAN}`)?.translations ?? [];
  expect(contact?.changes.map(({ at }) => at)).toEqual(['/metaDescription', '/title']);
  const [job] = files.find(({ file }) => file.endsWith('de/jobs/101.json'))?.translations ?? [];
  expect(job?.facts).toEqual([expect.stringContaining('salary.min is 3000 here and 3050')]);
});

describe('its page', () => {
  let browser: Browser;

  beforeAll(async () => {
    browser = await launchBrowser(path.resolve(__dirname, '../../..'));
  });
  afterAll(() => browser.close());

  it('is accessible on both grounds, fits a phone, and leads from each state to what it is about', async () => {
    await withTree({}, async (root) => {
      const file = path.join(root, 'report.html');
      await writeFile(file, renderReport(await report()));
      const page = await browser.newPage({ viewport: { width: 320, height: 800 }, bypassCSP: true });
      await page.goto(`file://${file}`);
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        expect(await axeFaults(page)).toEqual([]);
      }
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
      const targets = await page.evaluate(() =>
        [...document.querySelectorAll<HTMLAnchorElement>('td a')].map(
          ({ hash }) => document.querySelector(hash)?.tagName,
        ),
      );
      expect(targets.length).toBeGreaterThan(1);
      expect(new Set(targets)).toEqual(new Set(['ARTICLE']));
      expect(await page.locator('article').first().textContent()).toContain('gone: Kontakt');
      expect(await page.locator('article').first().textContent()).toContain('new: Fragen <und> Antworten');
      await page.close();
    });
  });
});
