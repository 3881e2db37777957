import type { Page } from 'playwright-core';
import type { Breakpoint } from '../../src/theme/breakpoints';
import { today } from '../../scripts/proofs/sample';
import { showsLongestWords } from '../../scripts/visual/longestWords';
import { storyTexts } from '../../scripts/visual/pictureKeys';
import { fileOf } from '../../scripts/visual/storyFile';
import { storyKeys, storyProofs } from '../../scripts/visual/storyProofs';
import { cutOffFaults, widthFaults, wordFaults } from './pageFaults/layoutFaults';
import { lostFaults } from './pageFaults/lostFaults';
import { enlargeText, resetText } from './pageFaults/textSettings';
import { ROOT, STORYBOOK, type StoryEntry, storyEntries } from './builtStorybook';
import { sizeOf, type StorybookInBrowser, storybookInBrowser } from './storybookInBrowser';
import { showInThemes, showStatic, storyFacts } from './storybookPreview';

/** Characters shown of a problem: Testing Library prints the whole page after its first lines. */
const PROBLEM_LENGTH = 600;

/** Width, px, at which nothing may require horizontal scrolling (WCAG 2.2, 1.4.10). */
const NARROWEST = 320;

/** Widths, px, of windows in which no word may break where nothing allows it. */
const WIDTHS = [360, 768, 1280, 2000];

/** Height, px, of these windows. */
const HEIGHT = 640;

/**
 * Groups of the small parts that pages consist of; all others contain sections and pages. Each half takes about as
 * long.
 */
const PARTS = ['foundations', 'components', 'forms', 'notices'];

/** Stories of either half that look up texts. */
const TITLES_WITH_TEXTS = ['forms/FileField', 'layout/Header'];

/** The half a story belongs to: its group is the first part of its title. */
const halfOf = ({ title }: StoryEntry) => (PARTS.includes(title.split('/')[0] ?? '') ? 'parts' : 'pages');

/** Text keys that the stories shown since the last call have looked up. */
const lookedUpTexts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const keys = [...(window.lookedUpTexts ?? [])];
    window.lookedUpTexts?.clear();
    return keys;
  });

/** Looks at the story that is shown in windows of several widths, and with enlarged text in the narrowest. */
async function layoutProblems(
  page: Page,
  hasLongestWords: boolean,
  collect: (circumstance: string, found: string[]) => void,
): Promise<void> {
  await page.setViewportSize({ width: NARROWEST, height: HEIGHT });
  collect(`${NARROWEST} px wide`, [...(await widthFaults(page)), ...(await cutOffFaults(page))]);
  // The longest words exceed what content may have without soft hyphens, so they may break anywhere.
  if (hasLongestWords) return;
  await enlargeText(page);
  collect('with text twice as large', [...(await widthFaults(page)), ...(await lostFaults(page))]);
  await resetText(page);
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: HEIGHT });
    collect(`${width} px wide`, [...(await widthFaults(page)), ...(await wordFaults(page))]);
  }
}

async function problemsOf(
  storybook: StorybookInBrowser,
  { id: storyId, name }: Pick<StoryEntry, 'id' | 'name'>,
  texts?: ReadonlySet<string>,
): Promise<string[]> {
  const page = storybook.page();
  await lookedUpTexts(page);
  const { themes, isStatic, viewport = 'xl', ...said } = await storyFacts(page, storyId);
  const size = sizeOf(viewport as Breakpoint);
  await page.setViewportSize(size);
  const problems: string[] = [];
  const collect = (circumstance: string, found: string[]) => {
    const all = [...found, ...storybook.takeComplaints()];
    problems.push(...all.map((problem) => `${circumstance}: ${problem}`.slice(0, PROBLEM_LENGTH)));
  };
  storybook.takeComplaints();
  await showInThemes(page, storyId, themes, collect);
  await layoutProblems(page, showsLongestWords(name, said), collect);
  await page.setViewportSize(size);
  if (isStatic) collect('without script', await showStatic(page, storyId));
  const unknown = (await lookedUpTexts(page)).filter((key) => texts?.has(key) === false);
  collect(
    'key of its pictures',
    unknown.map(
      (key) => `the text "${key}" is shown and is not part of the key (scripts/visual/storyTexts.ts)`,
    ),
  );
  return problems;
}

/**
 * Checks stories in the browser, one after the other: each is shown in its themes, played, checked with axe, and shown
 * without JavaScript. Proven stories pass unchecked, except the sample of the day; the results are recorded. Each half is a test file of its own, so that both run in parallel.
 */
export function testStories(half: 'parts' | 'pages'): void {
  const all = storyEntries().filter((story) => halfOf(story) === half);
  // Set by `npm test -- --changed`.
  const files = process.env['STORY_FILES']?.split(',');
  const stories = all.filter((story) => files?.includes(fileOf(story)) ?? true);
  const proofs = storyProofs(ROOT, `.loki/stories/${half}.json`, storyKeys(ROOT, STORYBOOK));
  const day = today();
  const texts = storyTexts(STORYBOOK);
  const storybook = storybookInBrowser();
  afterAll(() => proofs.record(all));

  it('finds words that cannot be read on their ground', async () => {
    const page = storybook.page();
    let shown: StoryEntry | undefined;
    for (const story of all) {
      const { themes } = await storyFacts(page, story.id);
      if (themes.includes('light') && themes.includes('yellow')) shown = story;
      if (shown) break;
    }
    const style = await page.addStyleTag({ content: '#storybook-root * { color: #b0b0b0 !important }' });
    const problems = await problemsOf(storybook, shown as StoryEntry);
    await style.evaluate((element) => element.parentNode?.removeChild(element));
    expect(problems.join('\n')).toContain('light: axe color-contrast');
    expect(problems.join('\n')).toContain('yellow: axe color-contrast');
  });

  it('finds a text that a story shows and its key lacks', async () => {
    const story = all.find(({ title }) => TITLES_WITH_TEXTS.includes(title)) as StoryEntry;
    expect((await problemsOf(storybook, story, new Set())).join('\n')).toContain('is not part of the key');
  });

  if (stories.length === 0) return;
  it.each(stories.map((story) => [`${story.title}, ${story.name}`, story] as const))(
    '%s can be used by everyone and does what it says',
    async (_name, story) => {
      if (proofs.canSkip(story, day)) return;
      const problems = await problemsOf(storybook, story, texts.get(fileOf(story)));
      proofs.note(story, problems.length === 0);
      expect(problems).toEqual([]);
    },
  );
}
