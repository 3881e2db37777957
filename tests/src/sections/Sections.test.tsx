import { render, screen } from '@testing-library/react';
import type { BlockView } from '../../../src/content/view';
import { loadAllSections } from '../../../src/sections/catalogue';
import { Sections } from '../../../src/sections/Sections/Sections';
import * as blocks from '../../../stories/fixtures/blocks';
import * as stories from '../../../stories/sections/Sections.stories';
import { composeStories } from '../../helpers/stories';

const { Article, Case, Empty, Home, Legal } = composeStories(stories);

const everyBlock = Object.values(blocks) as BlockView[];

// Otherwise they would be rendered a moment later.
beforeAll(() => loadAllSections());

/** Levels of all headings, in page order. */
const ranks = () => screen.getAllByRole('heading').map((heading) => Number(heading.tagName.slice(1)));

it('prints every kind of block in every variant', () => {
  for (const variant of ['page', 'article', 'legal'] as const) {
    const { container, unmount } = render(<Home blocks={everyBlock} variant={variant} />);
    expect(container.querySelectorAll('section')).toHaveLength(everyBlock.length);
    unmount();
  }
});

it.each([
  ['Home', Home],
  ['Case', Case],
  ['Article', Article],
  ['Legal', Legal],
])('%s never skips a rank of headings and leaves the first to the page', (_name, Story) => {
  render(<Story />);
  const found = ranks();
  expect(Math.min(...found)).toBe(2);
  found.forEach((rank, index) => expect(rank).toBeLessThanOrEqual((found[index - 1] ?? 1) + 1));
});

it('is nothing for a page without blocks', () => {
  const { container } = render(<Empty />);
  expect(container.querySelector('section')).not.toBeInTheDocument();
});

it('gives each block its anchor', () => {
  const { container } = render(<Legal />);
  expect(container.querySelector('section#lang')).toContainElement(
    screen.getByRole('heading', { level: 2, name: /Straßen/ }),
  );
});

it('puts what stands beside an article after its first text, as small screens show it', () => {
  render(<Article />);
  const [first] = screen.getAllByText(/Sechs Wochen lang/);
  const beside = screen.getByText('Teilen');
  expect(beside.compareDocumentPosition(first as Node) & Node.DOCUMENT_POSITION_PRECEDING).toBeTruthy();
});

it('loads only the first picture of a page at once', () => {
  const { container } = render(<Home blocks={[blocks.postersBlock, blocks.citiesBlock]} />);
  expect(container.querySelectorAll('img[loading="eager"]')).toHaveLength(1);
  expect(container.querySelector('img')).toHaveAttribute('loading', 'eager');
});

it('writes no style attribute, which the content security policy would drop', () => {
  const { container } = render(<Home blocks={everyBlock} />);
  expect(container.querySelector('[style]')).not.toBeInTheDocument();
});

it('renders nothing without blocks in any variant', () => {
  const { container } = render(<Sections blocks={[]} variant="article" />);
  expect(container).toBeEmptyDOMElement();
});
