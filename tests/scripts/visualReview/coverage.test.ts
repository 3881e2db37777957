import { coverage, coverageText } from '../../../scripts/visualReview/coverage';
import type { StoryFacts } from '../../../scripts/visualReview/protocol';

const GRID = { themes: ['light', 'dark'], locales: ['de', 'en'], widths: [360, 1280] };

const facts = (title: string, name: string, more: Partial<StoryFacts> = {}): StoryFacts => ({
  id: `${title.toLowerCase().replace('/', '-')}--${name}`,
  title,
  name,
  file: '',
  isPictured: true,
  theme: 'light',
  locale: 'de',
  shows: [more.theme ?? 'light'],
  args: '',
  source: '',
  ...more,
});

const referencesOf = (...names: string[]) =>
  new Set(names.flatMap((name) => GRID.widths.map((width) => `${name}.w${width}`)));

it('names no hole of a component that is pictured in every theme, language and width', () => {
  const stories = [
    facts('components/Tag', 'default', { shows: ['light', 'dark'] }),
    facts('components/Tag', 'english', { locale: 'en' }),
  ];
  const [tag] = coverage(
    stories,
    referencesOf('components/Tag/default', 'components/Tag/english'),
    GRID,
  ).components;
  expect(tag).toMatchObject({
    themes: { light: ['default', 'english'], dark: ['default'] },
    locales: { de: ['default'], en: ['english'] },
    widths: { 360: ['default', 'english'], 1280: ['default', 'english'] },
    holes: [],
  });
});

it('names the themes, languages and widths that are missing', () => {
  const stories = [facts('components/Tag', 'default'), facts('components/Tag', 'long')];
  const references = new Set(['components/Tag/default.w360', 'components/Tag/long.w360']);
  expect(coverage(stories, references, GRID).components[0]?.holes).toEqual([
    'not on dark',
    'not in en',
    'not at 1280 px',
  ]);
});

it('names the story that is missing at a width where others are', () => {
  const stories = [
    facts('components/Tag', 'default', { shows: ['light', 'dark'] }),
    facts('components/Tag', 'english', { locale: 'en' }),
  ];
  const references = new Set([...referencesOf('components/Tag/default'), 'components/Tag/english.w360']);
  expect(coverage(stories, references, GRID).components[0]?.holes).toEqual(['english not at 1280 px']);
});

it('counts neither stories without pictures nor references without stories, and leaves tokens out', () => {
  const stories = [
    facts('components/Tag', 'default', { isPictured: false }),
    facts('foundations/Colours', 'default'),
  ];
  const references = referencesOf('components/Tag/default', 'foundations/Colours/default');
  const { components } = coverage(stories, references, GRID);
  expect(components.map(({ title }) => title)).toEqual(['components/Tag']);
  expect(components[0]?.holes).toEqual(['no picture at all (default)']);
});

it('prints a line per component, then the holes', () => {
  const text = coverageText(
    coverage([facts('components/Tag', 'default')], referencesOf('components/Tag/default'), GRID),
  );
  expect(text.split('\n')).toEqual([
    'Component         light  dark  de  en  360  1280',
    'components/Tag        1     –   1   –    1     1',
    '',
    'Holes',
    'components/Tag: not on dark',
    'components/Tag: not in en',
    '',
    '1 components: 0 without holes, 2 holes',
    '',
  ]);
});
