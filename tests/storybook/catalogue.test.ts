import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { USAGE as COMPONENTS } from '../../stories/components/usage';
import { USAGE as SECTIONS } from '../../stories/sections/usage';
import { ROOT, STORYBOOK_ORIGIN, storyEntries } from '../helpers/builtStorybook';
import { storybookInBrowser } from '../helpers/storybookInBrowser';
import { showStory } from '../helpers/storybookPreview';

const HOME = 'templates-genericpage--home';
const LAYOUT = 'layout-layout--default';

/** Groups of the site's own parts; others contain the book of tokens and tools. */
const SITE_ROOMS = /^(components|sections|layout|templates|forms)\//;

const storybook = storybookInBrowser({ reducedMotion: 'reduce' });

/** Duration of the page's transitions, and whether its big picture moves by itself. */
const motionOf = (page: Page) =>
  page.evaluate(() => ({
    drift: document.querySelector('main [data-drift]')?.getAttribute('data-drift'),
    transition: getComputedStyle(document.querySelector('header a') as Element).transitionDuration,
    answer: window.matchMedia('(prefers-reduced-motion: reduce)').matches,
  }));

describe('the switch for motion', () => {
  const show = async (reducedMotion: string) => {
    const problems = await showStory(storybook.page(), HOME, { reducedMotion }, false);
    expect(problems).toEqual([]);
    return motionOf(storybook.page());
  };

  beforeAll(async () => {
    await showStory(
      storybook.page(),
      HOME,
      { theme: 'light', markup: 'live', reducedMotion: 'device' },
      true,
    );
  });

  it('leaves what the device asks for', async () => {
    expect(await motionOf(storybook.page())).toMatchObject({ drift: 'paused', answer: true });
  });

  it('shows full motion to styles and scripts, and reduced motion again', async () => {
    expect(await show('off')).toMatchObject({ drift: 'running', answer: false });
    expect(await show('on')).toMatchObject({ drift: 'paused', answer: true });
    expect(await show('device')).toMatchObject({ drift: 'paused', answer: true });
  });
});

it('shows what visitors see whose browser runs no script: another menu, and nothing that needs one', async () => {
  const page = storybook.page();
  await page.setViewportSize({ width: 360, height: 800 });
  await showStory(page, LAYOUT, { theme: 'light', markup: 'static', reducedMotion: 'device' }, true);
  const frame = page.frameLocator('#storybook-root iframe');
  await frame.locator('header summary').click();
  expect(await frame.getByRole('link', { name: 'Leistungen' }).first().isVisible()).toBe(true);
  expect(await frame.getByRole('button', { name: 'Menü' }).count()).toBe(0);
  expect(storybook.takeComplaints()).toEqual([]);
});

it('says of each part of the site what it is, and of each prop its type and what it is for', async () => {
  const page = storybook.page();
  const titles = new Map(storyEntries().map(({ title, id }) => [title, id]));
  const silent: string[] = [];
  for (const [title, id] of titles) {
    if (!SITE_ROOMS.test(title)) continue;
    const missing = await page.evaluate(async (storyId) => {
      const preview = window.__STORYBOOK_PREVIEW__ as {
        storyStoreValue: {
          loadStory(story: { storyId: string }): Promise<{
            component?: { __docgenInfo?: { description?: string; props?: Record<string, unknown> } };
            argTypes: Record<string, { description?: string; table?: { type?: { summary?: string } } }>;
          }>;
        };
      };
      const { component, argTypes } = await preview.storyStoreValue.loadStory({ storyId });
      const { description: words, props: declared = {} } = component?.__docgenInfo ?? {};
      // Attributes that an element accepts anyway (aria-pressed) are not declared one by one.
      const props = Object.entries(argTypes).flatMap(([name, { description, table }]) => {
        if (!(name in declared)) return [];
        const type = table?.type?.summary ?? 'unknown';
        return [
          ...(description ? [] : [`${name}: docstring`]),
          ...(['unknown', 'union'].includes(type) ? [`${name}: type`] : []),
        ];
      });
      return words ? props : ['docstring', ...props];
    }, id);
    silent.push(...missing.map((what) => `${title} lacks ${what}`));
  }
  expect(silent).toEqual([]);
});

it('prints it as a table on the page of the component', async () => {
  const page = storybook.page();
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto(`${STORYBOOK_ORIGIN}/iframe.html?id=components-button--docs&viewMode=docs`);
  const row = page.getByRole('row', { name: /^variant/ }).first();
  await row.waitFor();
  expect(await row.innerText()).toMatch(/Filled for the single main action/);
  expect(await row.innerText()).toMatch(/'filled'[\s\S]*'outline'[\s\S]*'accent'/);
});

it.each([
  ['a component', 'components-button', COMPONENTS['Button']],
  ['a section that prints a block', 'sections-newsrows', SECTIONS['NewsRows']],
  ['a section that prints none', 'sections-split', SECTIONS['Split']],
])('says of %s when to use it, when not, and what keyboards do with it', async (_part, id, usage) => {
  const page = storybook.page();
  await page.goto(`${STORYBOOK_ORIGIN}/iframe.html?id=${id}--docs&viewMode=docs`);
  const notes = {
    'When to use it': usage?.use,
    'When not': usage?.avoid,
    'Keyboard and screen readers': usage?.keyboard,
  };
  for (const [heading, words] of Object.entries(notes)) {
    expect(words).toBeTruthy();
    const below = page.locator('h2', { hasText: heading }).locator('xpath=following-sibling::*[1]');
    expect(await below.textContent()).toBe(words);
  }
});

it('shows below a section how editors write its blocks, as the file says it', async () => {
  const page = storybook.page();
  await page.goto(`${STORYBOOK_ORIGIN}/iframe.html?id=sections-newsrows--docs&viewMode=docs`);
  for (const type of ['teasers', 'listing']) {
    await page.getByRole('heading', { name: `The block “${type}” as editors write it` }).waitFor();
    const shown = page.locator('pre', { hasText: `"type": "${type}"` });
    const file = path.join(ROOT, 'docs/blocks', `${type}.json`);
    expect(JSON.parse(await shown.innerText())).toEqual(JSON.parse(readFileSync(file, 'utf8')));
  }
  await page.goto(`${STORYBOOK_ORIGIN}/iframe.html?id=sections-split--docs&viewMode=docs`);
  await page.getByRole('heading', { name: 'Split', level: 1 }).waitFor();
  expect(await page.getByText('as editors write it').count()).toBe(0);
});
