import { copyFileSync, mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { AxeResults } from 'axe-core';
import type { Browser, Page } from 'playwright-core';
import { launchBrowser } from '../../../scripts/browser/launchBrowser';
import { outcomeOf } from '../../../scripts/visual/outcome';
import { picturesOf } from '../../../scripts/visual/pictures';
import { writeReport } from '../../../scripts/visual/report/writeReport';
import { temporaryFolder } from '../../helpers/temporaryFolder';
import { png, putCurrent, putDifference, putReference, story } from './fixture';

const ROOT = path.resolve(__dirname, '../../..');
const CUTS = ['display-800', 'text-400', 'text-650'];
const axeSource = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

let root: string;
let browser: Browser;
let page: Page;
let requests: string[];

/** A changed story at 360 px, a new one, a failed one, an unchanged one, and a reference image without a story. */
async function writeFixture(): Promise<void> {
  const fonts = path.join(root, 'src/generated/fonts');
  mkdirSync(fonts, { recursive: true });
  for (const cut of CUTS) {
    copyFileSync(
      path.join(ROOT, 'src/generated/fonts', `${cut}.base.woff2`),
      path.join(fonts, `${cut}.base.woff2`),
    );
  }
  const stories = [
    { ...story('components/Tag', 'changed'), name: 'Changed <b>' },
    story('components/Link', 'new'),
    story('components/Link', 'broken'),
    story('components/Note', 'same'),
  ];
  const pictures = picturesOf(stories);
  const equal = new Set(
    pictures.map(({ name }) => name).filter((name) => /Note|changed\.w(?!360)/.test(name)),
  );
  for (const name of equal) await putReference(root, name, png(9));
  await putReference(root, 'components/Tag/changed.w360', png(200));
  await putCurrent(root, 'components/Tag/changed.w360', png(100));
  await putDifference(root, 'components/Tag/changed.w360', png(255));
  await putReference(root, 'components/Gone/default.w360', png(1));
  for (const { name } of picturesOf(stories, { only: ['Link/new'] })) await putCurrent(root, name, png(30));
  const unequal = new Map(pictures.map(({ name }) => [name, 'the story was not drawn in time']));
  await writeReport(root, outcomeOf(root, { toTake: pictures, proven: [] }, { equal, unequal }, {}));
}

beforeAll(async () => {
  root = temporaryFolder();
  [browser] = await Promise.all([launchBrowser(ROOT), writeFixture()]);
});

afterAll(() => browser.close());

beforeEach(async () => {
  page = await browser.newPage({ viewport: { width: 1280, height: 900 }, colorScheme: 'dark' });
  requests = [];
  page.on('request', (request) => requests.push(request.url()));
  page.on('pageerror', (error) => requests.push(`error: ${error.message}`));
  page.on('console', (message) => requests.push(`console: ${message.text()}`));
  await page.goto(pathToFileURL(path.join(root, 'visual-report/index.html')).href);
});

afterEach(() => page.close());

const shownFigures = () => page.locator('#viewer .stage figure:visible').count();
const view = () => page.locator('#viewer .stage').getAttribute('data-view');
const title = () => page.locator('#viewer-title').textContent();

it('opens from disk and loads nothing', async () => {
  await page.keyboard.press('n');
  await page.keyboard.press('Enter');
  expect(requests.filter((url) => !url.startsWith('data:'))).toEqual([page.url()]);
});

it('says what has changed, what is new, what failed and what is left over, and how to approve it', async () => {
  expect(await page.locator('h1').textContent()).toBe('1 changed picture');
  expect(await page.locator('.counts').innerText()).toBe(
    ['1', '6', '6', '1', '11']
      .map((count, index) => `${['changed', 'new', 'failed', 'orphaned', 'unchanged'][index]}\n${count}`)
      .join('\n'),
  );
  expect(await page.locator('h2:visible').allTextContents()).toEqual([
    'Tag',
    'Link',
    'References without a story',
    'Unchanged',
  ]);
  const text = await page.locator('main').innerText();
  expect(text).toContain('Changed <b>');
  expect(text).toContain('npm run visual:approve components-tag--changed');
  expect(text).toContain('the story was not drawn in time');
  expect(text).toContain('components/Gone/default.w360');
  expect(await page.locator('main [data-open]').count()).toBe(7);
});

it('lists unchanged stories without pictures', async () => {
  await page.locator('summary').click();
  const section = page.locator('section', { has: page.locator('#unchanged') });
  expect(await section.innerText()).toContain('components/Note same');
  expect(await section.locator('img').count()).toBe(0);
});

it('can be walked through by keys: open, next, previous, each view, and back to where one was', async () => {
  await page.keyboard.press('n');
  await page.keyboard.press('Enter');
  expect([await title(), await view(), await shownFigures()]).toEqual(['Changed <b>, 360 px', 'slider', 2]);
  await page.keyboard.press('2');
  expect([await view(), await shownFigures()]).toEqual(['beside', 3]);
  for (const [key, name] of [
    ['3', 'before'],
    ['4', 'after'],
    ['5', 'difference'],
  ] as const) {
    await page.keyboard.press(key);
    expect([await view(), await shownFigures()]).toEqual([name, 1]);
    const drawn = await page
      .locator(`#viewer [data-shows=${name}] img`)
      .evaluate((image: HTMLImageElement) => image.decode().then(() => image.naturalWidth));
    expect(drawn).toBe(40);
  }
  await page.keyboard.press('n');
  expect([await title(), await view()]).toEqual(['new, 360 px', 'after']);
  expect(await page.getByRole('button', { name: '5 Difference' }).isDisabled()).toBe(true);
  await page.keyboard.press('p');
  await page.keyboard.press('p');
  expect(await title()).toBe('new, 2000 px');
  await page.keyboard.press('Escape');
  // Throws if the focus does not return to the last viewed picture.
  await page.waitForFunction(() => document.activeElement?.getAttribute('data-name') === 'new, 2000 px');
});

it('moves the line between before and after by keyboard', async () => {
  await page.locator('[data-open]').first().click();
  const clip = () =>
    page.locator('#viewer [data-shows=after]').evaluate((figure) => getComputedStyle(figure).clipPath);
  expect(await clip()).toBe('inset(0px 0px 0px 50%)');
  await page.getByRole('slider').focus();
  await page.keyboard.press('ArrowLeft');
  expect(await clip()).toBe('inset(0px 0px 0px 49%)');
  await page.keyboard.press('Home');
  expect(await clip()).toBe('inset(0px 0px 0px 0%)');
});

it('leaves single keys alone when they are switched off', async () => {
  await page.locator('#keys').uncheck();
  await page.locator('[data-open]').first().click();
  await page.keyboard.press('5');
  expect(await view()).toBe('slider');
});

it('has no fault that axe can find, in the list and in the viewer', async () => {
  const faults = async () => {
    const { violations } = (await page.evaluate('axe.run()')) as AxeResults;
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
  };
  // The report's CSP blocks injected scripts, so this one is evaluated from outside the page.
  await page.evaluate(axeSource);
  expect(await faults()).toEqual([]);
  await page.locator('[data-open]').first().click();
  expect(await faults()).toEqual([]);
});

it('fits 320 px without scrolling sideways', async () => {
  await page.setViewportSize({ width: 320, height: 700 });
  const excess = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(await excess()).toBe(0);
  await page.locator('[data-open]').first().click();
  expect(await page.locator('#viewer').evaluate((dialog) => dialog.scrollWidth - dialog.clientWidth)).toBe(0);
});
