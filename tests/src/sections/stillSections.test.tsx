import { render } from '@testing-library/react';
import { LIVE_BLOCKS, liveBlocksOf } from '../../../src/content/liveBlocks';
import type { PageKind } from '../../../src/content/pageCode';
import type { BlockView } from '../../../src/content/view';
import { preloadSections } from '../../../src/sections/Sections/sectionCode';
import { STILL_SECTIONS } from '../../../src/sections/Sections/stillSections';
import * as fixtures from '../../../stories/fixtures/blocks';
import * as stories from '../../../stories/sections/Sections.stories';
import { composeStories } from '../../helpers/stories';

const { Home } = composeStories(stories);

const everyBlock = Object.values(fixtures) as BlockView[];
const stillBlocks = everyBlock.filter(({ type }) => type in STILL_SECTIONS);

beforeAll(() => preloadSections());

/** What React would do on events of an element. */
function handlersOf(element: Element): string[] {
  const props = Object.entries(element).find(([key]) => key.startsWith('__reactProps$'))?.[1] as object;
  return Object.keys(props).filter((name) => /^on[A-Z]/.test(name));
}

it('knows for each kind of block whether its section acts by script', () => {
  const known = [...Object.keys(STILL_SECTIONS), ...LIVE_BLOCKS];
  expect(new Set(everyBlock.map(({ type }) => type))).toEqual(new Set(known));
  expect(new Set(known).size).toBe(known.length);
});

it.each(stillBlocks.map((block) => [block.type, block] as const))(
  'the section of a %s block does nothing that its kept markup would not do',
  (_type, block) => {
    const { container } = render(<Home blocks={[block]} />);
    const section = container.querySelector('section') as Element;
    expect([...section.querySelectorAll('*')].flatMap(handlersOf)).toEqual([]);
  },
);

it('loads the sections of a page that act, each once, and not the list that the job page draws itself', () => {
  const blocks = [fixtures.ctaBlock, fixtures.citiesBlock, fixtures.citiesBlock, fixtures.jobListBlock];
  const page = (opening: string) =>
    ({ template: 'generic', content: { opening, blocks } }) as unknown as PageKind;
  expect(liveBlocksOf(page('plain'))).toEqual(['cities', 'jobList']);
  expect(liveBlocksOf(page('jobs'))).toEqual(['cities']);
  expect(liveBlocksOf({ template: 'error', content: {} } as unknown as PageKind)).toEqual([]);
});
