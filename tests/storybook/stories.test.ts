import type { Browser, Page } from 'playwright-core';
import { launchBrowser } from '../../scripts/browser/launchBrowser';
import type { Breakpoint } from '../../src/theme/breakpoints';
import { viewportOf } from '../../src/theme/viewports';
import { ROOT, STORYBOOK_ORIGIN, serveStorybook, storyEntries } from '../helpers/builtStorybook';
import { showStatic, showStory, storyFacts } from '../helpers/storybookPreview';

const sizeOf = (step: Breakpoint) => {
  const { width, height } = viewportOf(step);
  return { width, height };
};

/** Storybook then holds moving things still before it looks for faults, instead of waiting for them. */
const USER_AGENT = 'StorybookTestRunner';

/** What Storybook says of itself when it copies an event for its list of interactions. */
const OWN_WARNING = 'Accessing the Story Store is deprecated and will be removed in 9.0';

/** Testing Library prints the whole page below its first lines. */
const PROBLEM_LENGTH = 600;

const stories = storyEntries();
let browser: Browser;
let page: Page;
const complaints: string[] = [];

beforeAll(async () => {
  browser = await launchBrowser(ROOT);
  const context = await browser.newContext({ userAgent: USER_AGENT, viewport: sizeOf('xl') });
  await serveStorybook(context);
  page = await context.newPage();
  page.on('console', (message) => {
    const isComplaint = ['error', 'warning'].includes(message.type()) && message.text() !== OWN_WARNING;
    if (isComplaint) complaints.push(`console: ${message.text()}`);
  });
  page.on('pageerror', (error) => complaints.push(`uncaught: ${error.message}`));
  await page.goto(`${STORYBOOK_ORIGIN}/iframe.html?id=${stories.at(-1)?.id}&viewMode=story`);
  await page.waitForFunction(
    () =>
      (window.__STORYBOOK_PREVIEW__ as { currentRender?: { phase?: string } } | undefined)?.currentRender
        ?.phase === 'finished',
  );
}, 120_000);

afterAll(() => browser.close());

async function problemsOf(storyId: string): Promise<string[]> {
  const { themes, isStatic, viewport = 'xl' } = await storyFacts(page, storyId);
  await page.setViewportSize(sizeOf(viewport as Breakpoint));
  const problems: string[] = [];
  const collect = (circumstance: string, found: string[]) => {
    problems.push(...[...found, ...complaints].map((problem) => `${circumstance}: ${problem}`));
    complaints.length = 0;
  };
  complaints.length = 0;
  for (const [index, theme] of themes.entries()) {
    collect(theme, await showStory(page, storyId, { theme, markup: 'live' }, index === 0));
  }
  if (isStatic) collect('without script', await showStatic(page, storyId));
  return problems.map((problem) => problem.slice(0, PROBLEM_LENGTH));
}

it('finds words that cannot be read on their ground', async () => {
  const story = stories.at(-2);
  const style = await page.addStyleTag({ content: '#storybook-root * { color: #b0b0b0 !important }' });
  const problems = await problemsOf(story?.id ?? '');
  await style.evaluate((element) => element.parentNode?.removeChild(element));
  expect(problems.join('\n')).toContain('light: axe color-contrast');
}, 60_000);

it.each(stories.map(({ id, title, name }) => [`${title}, ${name}`, id]))(
  '%s can be used by everyone and does what it says',
  async (_name, id) => {
    expect(await problemsOf(id)).toEqual([]);
  },
  60_000,
);
