import type { Breakpoint } from '../../src/theme/breakpoints';
import { storyEntries } from '../helpers/builtStorybook';
import { sizeOf, storybookInBrowser } from '../helpers/storybookInBrowser';
import { showStatic, showStory, storyFacts } from '../helpers/storybookPreview';

/** Testing Library prints the whole page below its first lines. */
const PROBLEM_LENGTH = 600;

const stories = storyEntries();
const storybook = storybookInBrowser();

async function problemsOf(storyId: string): Promise<string[]> {
  const page = storybook.page();
  const { themes, isStatic, viewport = 'xl' } = await storyFacts(page, storyId);
  await page.setViewportSize(sizeOf(viewport as Breakpoint));
  const problems: string[] = [];
  const collect = (circumstance: string, found: string[]) => {
    const all = [...found, ...storybook.takeComplaints()];
    problems.push(...all.map((problem) => `${circumstance}: ${problem}`.slice(0, PROBLEM_LENGTH)));
  };
  storybook.takeComplaints();
  for (const [index, theme] of themes.entries()) {
    collect(theme, await showStory(page, storyId, { theme, markup: 'live' }, index === 0));
  }
  if (isStatic) collect('without script', await showStatic(page, storyId));
  return problems;
}

it('finds words that cannot be read on their ground', async () => {
  const story = stories.at(-2);
  const style = await storybook
    .page()
    .addStyleTag({ content: '#storybook-root * { color: #b0b0b0 !important }' });
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
