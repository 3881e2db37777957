import type { Page } from 'playwright-core';
import type { Breakpoint } from '../../src/theme/breakpoints';
import { today } from '../../scripts/proofs/sample';
import { storyTexts } from '../../scripts/visual/pictureKeys';
import { storyKeys, storyProofs } from '../../scripts/visual/storyProofs';
import { cutOffFaults, widthFaults } from './pageFaults/layoutFaults';
import { ROOT, STORYBOOK, type StoryEntry, storyEntries } from './builtStorybook';
import { sizeOf, type StorybookInBrowser, storybookInBrowser } from './storybookInBrowser';
import { showInThemes, showStatic, storyFacts } from './storybookPreview';

/** Characters shown of a problem: Testing Library prints the whole page after its first lines. */
const PROBLEM_LENGTH = 600;

/** Viewport, px, at which nothing may require horizontal scrolling (WCAG 2.2, 1.4.10). */
const NARROWEST = { width: 320, height: 640 };

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

async function problemsOf(
  storybook: StorybookInBrowser,
  storyId: string,
  texts?: ReadonlySet<string>,
): Promise<string[]> {
  const page = storybook.page();
  await lookedUpTexts(page);
  const { themes, isStatic, viewport = 'xl' } = await storyFacts(page, storyId);
  const size = sizeOf(viewport as Breakpoint);
  await page.setViewportSize(size);
  const problems: string[] = [];
  const collect = (circumstance: string, found: string[]) => {
    const all = [...found, ...storybook.takeComplaints()];
    problems.push(...all.map((problem) => `${circumstance}: ${problem}`.slice(0, PROBLEM_LENGTH)));
  };
  storybook.takeComplaints();
  await showInThemes(page, storyId, themes, collect);
  await page.setViewportSize(NARROWEST);
  collect('320 px wide', [...(await widthFaults(page)), ...(await cutOffFaults(page))]);
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
  const stories = all.filter(({ importPath }) => files?.includes(importPath.replace(/^\.\//, '')) ?? true);
  const proofs = storyProofs(ROOT, `.loki/stories/${half}.json`, storyKeys(ROOT, STORYBOOK));
  const day = today();
  const texts = storyTexts(STORYBOOK);
  const storybook = storybookInBrowser();
  afterAll(() => proofs.record(all));

  it('finds words that cannot be read on their ground', async () => {
    const page = storybook.page();
    let shown = '';
    for (const { id } of all) {
      const { themes } = await storyFacts(page, id);
      if (themes.includes('light') && themes.includes('yellow')) shown = id;
      if (shown) break;
    }
    const style = await page.addStyleTag({ content: '#storybook-root * { color: #b0b0b0 !important }' });
    const problems = await problemsOf(storybook, shown);
    await style.evaluate((element) => element.parentNode?.removeChild(element));
    expect(problems.join('\n')).toContain('light: axe color-contrast');
    expect(problems.join('\n')).toContain('yellow: axe color-contrast');
  });

  it('finds a text that a story shows and its key lacks', async () => {
    const { id } = all.find(({ title }) => TITLES_WITH_TEXTS.includes(title)) ?? {};
    expect((await problemsOf(storybook, id ?? '', new Set())).join('\n')).toContain('is not part of the key');
  });

  if (stories.length === 0) return;
  it.each(stories.map((story) => [`${story.title}, ${story.name}`, story] as const))(
    '%s can be used by everyone and does what it says',
    async (_name, story) => {
      if (proofs.canSkip(story, day)) return;
      const problems = await problemsOf(
        storybook,
        story.id,
        texts.get(story.importPath.replace(/^\.\//, '')),
      );
      proofs.note(story, problems.length === 0);
      expect(problems).toEqual([]);
    },
  );
}
