import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { CoverageTable } from '../../../scripts/visualReview/client/CoverageTable';
import { coverageRows, coverageSummary } from '../../../scripts/visualReview/coverageCells';
import { coverageText } from '../../../scripts/visualReview/coverageText';
import type { ComponentCoverage, Coverage } from '../../../scripts/visualReview/protocol';

const GRID = { themes: ['light', 'dark'], locales: ['de', 'en'], widths: [360, 1280] };
const ASKED = { isPictured: true, themes: GRID.themes, locales: GRID.locales, hasLongestWords: true };

const component = (title: string, more: Partial<ComponentCoverage> = {}): ComponentCoverage => ({
  title,
  states: [],
  unpictured: [],
  asked: ASKED,
  holes: [],
  ...more,
});

const GROUNDS = {
  name: 'grounds',
  shows: [
    { theme: 'light', locale: 'de' },
    { theme: 'dark', locale: 'en' },
  ],
  hasLongestWords: true,
  widths: [360, 1280],
};

const GERMAN = {
  name: 'default',
  shows: [{ theme: 'light', locale: 'de' }],
  hasLongestWords: false,
  widths: [360],
};

const wordsOf = (own: ComponentCoverage) => {
  const rows = coverageRows(own, GRID);
  return [rows.component, ...rows.states].map(({ name, cells }) => [
    name,
    ...cells.map(({ words }) => words),
  ]);
};

it('says of a component and each of its states at which widths it is pictured in which theme and language', () => {
  expect(wordsOf(component('Tag', { states: [GROUNDS, { ...GERMAN, widths: [360, 1280] }] }))).toEqual([
    ['Tag', 'all', '–', '–', 'all', 'all'],
    ['grounds', 'all', '–', '–', 'all', 'all'],
    ['default', 'all', '–', '–', '–', '–'],
  ]);
});

it('marks what is asked of the component and nowhere to be seen, and a state that is missing at a width', () => {
  const { component: whole, states } = coverageRows(component('Tag', { states: [GERMAN] }), GRID);
  const hole = (words: string) => ({ words, isHole: true });
  expect(whole.cells).toEqual([hole('only 360'), hole('none'), hole('none'), hole('none'), hole('none')]);
  const dash = { words: '–', isHole: false };
  expect(states[0]?.cells).toEqual([hole('only 360'), dash, dash, dash, dash]);
});

it('marks nothing that is not asked of the component', () => {
  const asked = { ...ASKED, themes: ['light'], locales: [], hasLongestWords: false };
  const states = [{ ...GERMAN, widths: [360, 1280] }];
  expect(wordsOf(component('Icon', { states, asked }))[0]).toEqual(['Icon', 'all', '–', '–', '–', '–']);
  expect(wordsOf(component('PrintSheet', { asked: { ...ASKED, isPictured: false } }))).toEqual([
    ['PrintSheet', '–', '–', '–', '–', '–'],
  ]);
});

const COVERAGE: Coverage = {
  ...GRID,
  components: [
    component('components/Note', { states: [GROUNDS] }),
    component('components/Tag', {
      states: [GERMAN],
      unpictured: ['pressed'],
      holes: ['not on dark', 'not in en', 'not with its longest words', 'not at 1280 px'],
    }),
  ],
};

it('counts components, states and holes', () => {
  const [note] = COVERAGE.components;
  expect(coverageSummary(COVERAGE)).toBe('2 components in 2 states: 4 holes in 1 component');
  expect(coverageSummary({ ...COVERAGE, components: note ? [note] : [] })).toBe(
    '1 component in 1 state: no holes',
  );
});

it('prints the holes, then a line per component and state', () => {
  expect(coverageText(COVERAGE).split('\n')).toEqual([
    '2 components in 2 states: 4 holes in 1 component',
    'components/Tag: not on dark',
    'components/Tag: not in en',
    'components/Tag: not with its longest words',
    'components/Tag: not at 1280 px',
    '',
    '                  light           dark        longest',
    'Component, state  de        en    de    en    words',
    'components/Note   all       –     –     all   all',
    '  grounds         all       –     –     all   all',
    'components/Tag    only 360  none  none  none  none',
    '  default         only 360  –     –     –     –',
    '',
  ]);
});

describe('the table', () => {
  const render = (hasStates: boolean) =>
    renderToStaticMarkup(
      createElement(CoverageTable, {
        coverage: COVERAGE,
        locales: { de: 'Deutsch', en: 'English' },
        hasStates,
      }),
    );

  it('has a caption, and heads that name their rows and columns', () => {
    const html = render(true);
    expect(html).toMatch(/^<table[^>]*><caption>.*“all” stands for 360, 1280 px/);
    expect(html).toContain('<th scope="colgroup" colSpan="2">light</th>');
    expect(html).toContain('<th scope="col">English</th>');
    expect(html).toContain('<th scope="rowgroup">components/Tag</th><td data-hole="">only 360</td>');
    expect(html).toContain('<th scope="row">default</th>');
    expect(html).toContain('Without a picture: pressed');
  });

  it('leaves out the states where only components are wanted', () => {
    const html = render(false);
    expect(html).toContain('<th scope="row">components/Tag</th>');
    expect(html).not.toMatch(/default|pressed/);
  });
});
