import { readdirSync } from 'node:fs';
import path from 'node:path';
import { render } from '@testing-library/react';
import type { BlockView } from '../../../src/content/view';
import { INTERACTIVE_SECTIONS, loadAllSections, sectionFor } from '../../../src/sections/catalogue';
import { STATIC_SECTIONS } from '../../../src/sections/staticSections';
import * as stories from '../../../stories/sections/Sections.stories';
import { composeStories } from '../../helpers/stories';

const { Home } = composeStories(stories);

interface SectionStories {
  default: { args?: { block?: BlockView } };
}

const STORIES = path.resolve(__dirname, '../../../stories/sections');

/** The block shown by the stories of each section. */
const storyFiles = readdirSync(STORIES).filter((file) => file.endsWith('.stories.tsx'));
const examples = storyFiles.flatMap((file) => {
  const { default: meta } = require(path.join(STORIES, file)) as SectionStories;
  return meta.args?.block ? [meta.args.block] : [];
});
const staticExamples = examples.filter(({ type }) => type in STATIC_SECTIONS);

beforeAll(() => loadAllSections());

/** Names of an element's event handlers in React. */
function handlersOf(element: Element): string[] {
  const props = Object.entries(element).find(([key]) => key.startsWith('__reactProps$'))?.[1] as object;
  return Object.keys(props).filter((name) => /^on[A-Z]/.test(name));
}

it('has each type of block once, as static or as interactive, with a story', () => {
  const known = [...Object.keys(STATIC_SECTIONS), ...Object.keys(INTERACTIVE_SECTIONS)];
  expect(new Set(known).size).toBe(known.length);
  expect(examples.map(({ type }) => type).toSorted()).toEqual(known.toSorted());
});

it.each(examples.map(({ type }) => type))('loads the section of a %s block', (type) => {
  expect(typeof sectionFor(type).loaded()).toBe('function');
});

it.each(staticExamples.map((block) => [block.type, block] as const))(
  'the section of a %s block has no event handlers, which preserved HTML would not have either',
  (_type, block) => {
    const { container } = render(<Home blocks={[block]} />);
    const section = container.querySelector('section') as Element;
    expect(section.textContent).not.toBe('');
    expect([...section.querySelectorAll('*')].flatMap(handlersOf)).toEqual([]);
  },
);
