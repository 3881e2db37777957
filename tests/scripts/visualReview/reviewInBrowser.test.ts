// Covers scripts/visualReview.
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { launchBrowser } from '../../../scripts/browser/launchBrowser';
import { pictureFiles } from '../../../scripts/visual/pictureFiles';
import { type ReviewServer, serveReview } from '../../../scripts/visualReview/server/reviewServer';
import { axeFaults } from '../../helpers/axe';
import { eventually } from '../../helpers/eventually';
import { story } from '../visual/fixture';
import { NAMES, referencePixels, rememberPictures, STORIES, TAG } from './fixture';
import { pageReaders, startReview } from './reviewPage';

const ROOT = path.resolve(__dirname, '../../..');

let browser: Browser;
let root: string;
let server: ReviewServer;
let page: Page;
let complaints: string[];

beforeAll(async () => {
  browser = await launchBrowser(ROOT);
});

afterAll(() => browser.close());

beforeEach(async () => {
  ({ root, server, page } = await startReview(browser));
  complaints = [];
  page.on('console', (message) => {
    // Console output of a story in its frame is shown to the reviewer, so it is not a fault of the page.
    const { url } = message.location();
    // The fixture has no fonts.
    const isOfPage = url.startsWith(server.url) && !url.endsWith('.woff2');
    if (isOfPage && ['error', 'warning'].includes(message.type())) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  await page.goto(server.url);
  await page.locator('.title h2').waitFor();
});

afterEach(async () => {
  await page.context().close();
  await server.stop();
});

const { heading, said, press, shownView, progress, focused, focusedTag } = pageReaders(() => page);

it('is walked through with the keyboard alone: look, reject with a comment, accept the kind, undo', async () => {
  expect(await heading()).toBe('Tag, default, 360 px');
  await press('j');
  expect(await heading()).toBe('Tag, long, 360 px');
  await press('k');
  expect(await said()).toBe('Tag, default, 360 px');

  expect(await shownView()).toBe('after');
  await press('Space');
  expect(await shownView()).toBe('before');
  await press('Space', 'd');
  expect(await shownView()).toBe('difference');
  await press('d', 's');
  expect(await shownView()).toBe('slider');
  await press('ArrowLeft', 'ArrowLeft');
  expect(await page.getByRole('slider').inputValue()).toBe('48');
  await press('Space');
  expect(await focusedTag()).toBe('H2');
  await press('s');
  await press('b');
  expect(await shownView()).toBe('beside');

  // The note grows: rejected, with a reason.
  await press('j', 'j', 'c');
  await page.keyboard.type('Too tall, and a key such as a decides nothing here');
  await press('Escape', 'r');
  await eventually(said, 'Rejected: 1 picture. Next: New, default, 360 px.');
  expect(await focusedTag()).toBe('H2');

  // Back to the tags, which form one group.
  await press('k', 'k', 'k', '4', 'a');
  await eventually(progress, '3 of 6 decided');
  // The page shows the decision before the server has received it.
  await eventually(async () => Object.keys(server.session().status().decisions).length, 3);
  await server.session().settled();
  for (const name of [NAMES.tagDefault, NAMES.tagLong]) {
    expect((await referencePixels(pictureFiles(root, name).reference)).equals(TAG.after.data)).toBe(true);
  }
  expect(server.session().status().decisions[NAMES.note]).toEqual({
    verdict: 'rejected',
    comment: 'Too tall, and a key such as a decides nothing here',
  });

  await press('u');
  await eventually(said, 'Taken back: accepted: 2 pictures.');
  await server.session().settled();
  const { reference } = pictureFiles(root, NAMES.tagLong);
  expect((await referencePixels(reference)).equals(TAG.before.data)).toBe(true);
  expect(await heading()).toBe('Tag, default, 360 px');
  expect(complaints).toEqual([]);
});

it('takes keys that follow at once for the next picture, and shows what was decided again where it could not be told', async () => {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/decide', async (route) => {
    await released;
    await route.continue();
  });
  await press('r', '4', 'a');
  expect(await progress()).toBe('2 of 6 decided');
  release();
  await eventually(async () => Object.values(server.session().status().decisions).length, 2);
  expect(server.session().status().decisions[NAMES.tagDefault]?.verdict).toBe('rejected');
  expect(server.session().status().decisions[NAMES.tagLong]?.verdict).toBe('accepted');
  await server.session().settled();

  await page.unroute('**/decide');
  await page.route('**/decide', (route) => route.abort());
  const before = await heading();
  await press('r');
  await eventually(progress, '2 of 6 decided');
  expect(await heading()).toBe(before);
  await page.getByText('does not answer').waitFor();
});

it('keeps the focus where buttons are gone after they were pressed', async () => {
  const group = page.locator('.group', { has: page.getByRole('button', { name: 'Accept 2' }) });
  const groupHeading = await group.locator('h2').textContent();
  await group.getByRole('button', { name: 'Accept 2' }).focus();
  await press('Enter');
  await eventually(progress, '2 of 6 decided');
  expect(await focused()).toBe(groupHeading);
  await eventually(said, 'Accepted: 2 pictures. Next: Note, default, 360 px.');
  await page.getByRole('button', { name: 'U Undo' }).focus();
  await press('Enter');
  await eventually(said, 'Taken back: accepted: 2 pictures.');
  expect(await focused()).toBe('U Undo');
  await press('Enter');
  await eventually(said, 'There is nothing to take back.');

  const many = Array.from({ length: 70 }, (_, index) => story('components/Many', `of-${index}`));
  rememberPictures(root, many, []);
  await page.goto(server.url);
  await page.reload();
  await page.getByRole('button', { name: /^\d+ more$/ }).focus();
  await press('Enter');
  expect(await focused()).toContain('of-59');
  await press('ArrowDown');
  expect(await focused()).toContain('of-60');
});

it('knows after a reload, and after a restart of the command, what was decided', async () => {
  await press('r');
  await eventually(progress, '1 of 6 decided');
  await page.reload();
  await eventually(progress, '1 of 6 decided');
  await server.stop();
  server = await serveReview(root, 0);
  await page.goto(server.url);
  await eventually(progress, '1 of 6 decided');
  // It opens at what is not decided yet.
  expect(await heading()).toBe('Tag, long, 360 px');
});

it('warns in a tab of an earlier run, and decides nothing there', async () => {
  rememberPictures(root, STORIES, [NAMES.same, NAMES.tagLong]);
  const other = await page.context().newPage();
  await other.goto(server.url);
  await other.locator('.title h2').waitFor();
  await press('4', 'a');
  await page.getByText('has run since these pictures were loaded').waitFor();
  expect(await progress()).toBe('0 of 6 decided');
  expect(server.session().status().decisions).toEqual({});
  await page.getByRole('button', { name: 'Load the new ones' }).click();
  await eventually(progress, '0 of 5 decided');
});

it('lists what was rejected, to be copied', async () => {
  await press('r');
  await eventually(progress, '1 of 6 decided');
  await page.getByRole('link', { name: 'Rejected' }).click();
  await page.locator('.markdown', { hasText: '## components/Tag, default' }).waitFor();
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.getByRole('button', { name: 'Copy' }).click();
  await page.getByRole('button', { name: 'Copied' }).waitFor();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('# Rejected pictures');
});

it('lets nobody accept what could not be taken, and leaves the space bar to buttons', async () => {
  await page.getByRole('button', { name: 'Failed, default' }).click();
  expect(await page.locator('.accept').isDisabled()).toBe(true);
  await press('a');
  await eventually(said, 'There is no picture to accept.');
  await page.getByRole('button', { name: 'Help' }).focus();
  await press('Space');
  await page.getByRole('dialog', { name: 'Keys' }).waitFor();
  // While the dialog is open, shortcuts do not decide anything.
  await press('r');
  await page.getByRole('checkbox', { name: 'Keys are on' }).uncheck();
  await page.getByRole('button', { name: 'Close' }).click();
  await press('r', 'a', 'j');
  expect(server.session().status().decisions).toEqual({});
});

it('runs a story with what axe finds and what it says, in another theme and language', async () => {
  await page.getByRole('button', { name: 'Live, axe, console' }).click();
  const panel = page.locator('.tab');
  await panel.getByText('color-contrast (serious)').waitFor();
  await panel.getByText('said by components-tag--default').waitFor();
  await panel.getByLabel('Theme').selectOption('dark');
  await panel.getByLabel('Language').selectOption('en');
  expect(await panel.locator('iframe').getAttribute('src')).toContain('theme%3Adark%3Blocale%3Aen');
  await page.getByRole('button', { name: 'Story', exact: true }).click();
  await panel.getByText('code of components-tag--default').waitFor();
  await panel.getByText('"onPress": "ƒ onPress"').waitFor();
});

it('says how many bytes the component of a story adds to a page, and what that means', async () => {
  await page.getByRole('button', { name: 'Page weight' }).click();
  const panel = page.locator('.tab');
  await panel.getByText('src/components/Tag/Tag.tsx').waitFor();
  const script = await panel.locator('dd').first().textContent();
  expect(Number(script?.replace(/ B$/, ''))).toBeGreaterThan(20);
  expect(await panel.locator('dd').last().textContent()).toBe('0 B');
  await panel.getByText('less what every page begins with').waitFor();
});

it('says so of a story that shows no component', async () => {
  await page.getByRole('button', { name: 'New, default' }).click();
  await page.getByRole('button', { name: 'Page weight' }).click();
  await eventually(() => page.locator('.tab').textContent(), 'The story shows no component of the site.');
});

it('shows what is pictured where', async () => {
  await page.getByRole('link', { name: 'Coverage' }).click();
  const row = page.getByRole('row', { name: /^components\/Tag/ });
  await row.waitFor();
  // The fixture has reference images at 360 px only; one story is dark and in English.
  expect(await row.textContent()).toContain('not on yellow; not on blue; not on lime');
  expect(await row.textContent()).toContain('not at 1280 px; not at 2000 px');
  const states = page.getByRole('row', { name: /^(default|long) / });
  const count = await states.count();
  expect(count).toBeGreaterThan(0);
  await page.getByLabel('With the states of each component').uncheck();
  expect(await states.count()).toBe(0);
});

it.each([
  ['the pictures', '', 1280],
  ['the pictures on a narrow screen', '', 320],
  ['the list of rejected pictures', '#rejected', 1280],
  ['the coverage', '#coverage', 1280],
])('can be used by everyone: %s', async (_words, hash, width) => {
  await page.setViewportSize({ width, height: 800 });
  await page.goto(`${server.url}${hash}`);
  await page.reload();
  await page.locator('h2').first().waitFor();
  if (hash === '') await page.getByRole('button', { name: 'Story', exact: true }).click();
  if (hash === '') await page.getByText('Properties').waitFor();
  if (hash === '#coverage') await page.getByRole('table').waitFor();
  expect(await axeFaults(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
});

it('says so when the command has ended', async () => {
  await server.stop();
  await press('r');
  await page.getByText('does not answer. Start it again').waitFor();
  expect(existsSync(pictureFiles(root, NAMES.tagDefault).current)).toBe(true);
  expect(readFileSync(path.join(root, '.cache/visualReview/review.json'), 'utf8')).not.toContain('rejected');
});
