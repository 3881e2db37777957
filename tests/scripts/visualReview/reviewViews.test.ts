// Covers scripts/visualReview.
import path from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { launchBrowser } from '../../../scripts/browser/launchBrowser';
import type { ReviewServer } from '../../../scripts/visualReview/server/reviewServer';
import { eventually } from '../../helpers/eventually';
import { story } from '../visual/fixture';
import { paint, putPictures, rememberPictures } from './fixture';
import { pageReaders, startReview } from './reviewPage';

let browser: Browser;
let root: string;
let server: ReviewServer;
let page: Page;

beforeAll(async () => {
  browser = await launchBrowser(path.resolve(__dirname, '../../..'));
});

afterAll(() => browser.close());

beforeEach(async () => {
  ({ root, server, page } = await startReview(browser));
  await page.goto(server.url);
  await page.locator('.title h2').waitFor();
});

afterEach(async () => {
  await page.context().close();
  await server.stop();
});

const { heading, said, press, focused, focusedTag } = pageReaders(() => page);

it('shows tall pictures where they differ, in the view that was chosen', async () => {
  const [first, second] = [story('components/Tall'), story('components/Tall', 'long')];
  for (const [name, height] of [
    ['components/Tall/default.w360', 4000],
    ['components/Tall/long.w360', 5000],
  ] as const) {
    await putPictures(root, name, {
      before: paint(100, height, 0xffffff),
      after: paint(100, height, 0xffffff, [10, height - 1000, 20, 20, 0]),
    });
  }
  rememberPictures(root, [first, second], []);
  await page.reload();
  await server.session().measured();
  await page.getByRole('button', { name: 'Tall, default' }).click();
  await press('d');
  const differenceAt = () => page.locator('.stage').evaluate(({ scrollTop }) => scrollTop);
  await eventually(differenceAt, 3000 - 80);
  await press('j');
  await eventually(differenceAt, 4000 - 80);
  await press('b', 'd');
  await eventually(differenceAt, 4000 - 80);
});

it('draws a line where the slider splits the pictures', async () => {
  await press('s');
  const line = () =>
    page.locator('.stage [data-shows=after]').evaluate((figure) => {
      const { left, top, width, height } = figure.getBoundingClientRect();
      return document.elementFromPoint(left + width / 2 + 1, top + height / 2) === figure;
    });
  await eventually(line, true);
});

it('opens the views with keys, which work in each of them', async () => {
  await press('r', 'x');
  await page.locator('.markdown', { hasText: '## components/Tag, default' }).waitFor();
  expect(await focused()).toBe('Rejected');
  await press('u');
  await eventually(said, 'Taken back: rejected: 1 picture.');
  expect(await page.locator('.app > output').isVisible()).toBe(true);
  await press('v');
  await page.getByRole('heading', { name: 'Coverage' }).waitFor();
  await press('?');
  await page.getByRole('dialog', { name: 'Keys' }).waitFor();
  expect(await focused()).toBe('Keys');
  await press('Escape', 'p');
  await eventually(heading, 'Tag, default, 360 px');
  expect(await focusedTag()).toBe('H2');
});

it('has one stop for the Tab key among the rows, between which the arrow keys move', async () => {
  const rows = page.locator('[data-row]');
  expect(await rows.evaluateAll((all) => all.filter(({ tabIndex }) => tabIndex === 0).length)).toBe(1);
  await rows.first().focus();
  await press('ArrowDown');
  expect(await heading()).toBe('Tag, long, 360 px');
  expect(await focused()).toContain('Tag, long');
  await press('End');
  expect(await focused()).toBe(await rows.last().textContent());
  await press('Home', 'ArrowUp');
  expect(await heading()).toBe('Tag, default, 360 px');
});

it('says what a key has changed elsewhere than at the focus', async () => {
  const wanted = [
    ['2', 'Decide about story: 1 picture.'],
    ['d', 'View: Difference.'],
    ['m', 'The part that differs is not marked.'],
    ['z', 'Pictures have their own size.'],
  ] as const;
  for (const [key, words] of wanted) {
    await press(key);
    await eventually(said, words);
  }
});

it('says at the end what is left to do', async () => {
  await press('4', 'a', 'r', 'r', 'r');
  await page.locator('.said', { hasText: 'Next: ' }).waitFor();
  await press('r');
  await eventually(
    said,
    'Rejected: 1 picture. Everything is decided: 4 rejected (list). Commit .loki together with what caused the change.',
  );
  await page.getByRole('link', { name: 'list' }).click();
  await eventually(focused, 'Rejected');
});

it('leaves the rows above the picture as high as they are when something about the story is opened', async () => {
  await page.setViewportSize({ width: 1920, height: 1080 });
  const heights = () =>
    page
      .locator('.title, .verdict, .looks .views')
      .evaluateAll((all) => all.map(({ clientHeight }) => clientHeight));
  const before = await heights();
  await page.getByRole('button', { name: 'Page weight' }).click();
  await page.locator('.tab dd').first().waitFor();
  expect(await heights()).toEqual(before);
});
