import { planBands } from '../../../src/sections/Sections/bandPlan';
import {
  citiesBlock,
  contactBlock,
  factsBlock,
  figuresBlock,
  jobListBlock,
  jobsCalloutBlock,
  manyFiguresBlock,
  quoteBlock,
  rowsBlock,
  servicesBlock,
  textBlock,
} from '../../../stories/fixtures/blocks';
import { viennaHead } from '../../../stories/fixtures/houses';

it('opens a page with a full section and closes it with one', () => {
  expect(planBands([textBlock])).toEqual([{ theme: undefined, top: 'section', isClosed: true }]);
});

it('sets quiet neighbours closer together', () => {
  expect(planBands([factsBlock, textBlock, quoteBlock]).map((band) => band.top)).toEqual([
    'section',
    'tight',
    'tight',
  ]);
});

it('keeps a full section between loud neighbours, and never a doubled one', () => {
  expect(planBands([rowsBlock, citiesBlock])).toEqual([
    { theme: undefined, top: 'section', isClosed: false },
    { theme: undefined, top: 'section', isClosed: true },
  ]);
});

it('sets the filter of a list like a heading, to the opening above it and to the list below', () => {
  const filter = { type: 'listFilter', legend: 'Filter', all: 'Alle', total: 9, options: [] } as const;
  const tops = planBands([{ ...filter, options: [] }, rowsBlock, citiesBlock]).map(({ top }) => top);
  expect(tops).toEqual(['heading', 'heading', 'section']);
});

it('sets the site search like a heading to the opening above it', () => {
  const search = { type: 'siteSearch', words: '1', groups: [] } as const;
  expect(planBands([{ ...search, groups: [] }]).map(({ top }) => top)).toEqual(['heading']);
});

it('prints a quote or a statement on the ground that its file names', () => {
  const plan = planBands([textBlock, { ...quoteBlock, theme: 'yellow' }, textBlock]);
  expect(plan.map(({ theme, isClosed }) => [theme, isClosed])).toEqual([
    [undefined, true],
    ['yellow', true],
    [undefined, true],
  ]);
});

it('keeps the ground of the page below a call whose note is coloured', () => {
  const call = {
    type: 'cta',
    theme: 'blue',
    heading: 'Call',
    link: { label: 'Go', href: '/', isExternal: false },
  } as const;
  expect(planBands([call])).toEqual([{ theme: undefined, top: 'section', isClosed: true }]);
});

it('keeps the head of a house close to its poster and to its jobs', () => {
  const tops = planBands([viennaHead, jobListBlock, factsBlock]).map(({ top }) => top);
  expect(tops).toEqual(['tight', 'tight', 'section']);
});

it('lets the address of a house go on below its poster, on the same ground', () => {
  expect(planBands([{ ...viennaHead, theme: 'lime' }, jobListBlock])).toEqual([
    { theme: 'lime', top: 'none', isClosed: false },
    { theme: undefined, top: 'tight', isClosed: true },
  ]);
});

it('gives room on both sides of a change of ground', () => {
  expect(planBands([textBlock, servicesBlock, rowsBlock])).toEqual([
    { theme: undefined, top: 'section', isClosed: true },
    { theme: 'dark', top: 'section', isClosed: true },
    { theme: undefined, top: 'section', isClosed: true },
  ]);
});

it('lets contacts run on as one list', () => {
  expect(planBands([contactBlock, contactBlock, contactBlock]).map((band) => band.top)).toEqual([
    'section',
    'none',
    'none',
  ]);
});

it('lets the jobs call-out bring its own room', () => {
  expect(planBands([citiesBlock, jobsCalloutBlock])).toEqual([
    { theme: undefined, top: 'section', isClosed: true },
    { theme: undefined, top: 'none', isClosed: false },
  ]);
});

it('prints key figures on lime, but never two coloured grounds in a row', () => {
  expect(planBands([textBlock, manyFiguresBlock])[1]?.theme).toBe('lime');
  expect(planBands([servicesBlock, manyFiguresBlock])[1]?.theme).toBeUndefined();
  expect(planBands([servicesBlock, figuresBlock])[1]?.theme).toBe('lime');
});
