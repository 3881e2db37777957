import { coverage, coverageText } from '../../../scripts/visualReview/coverage';
import type { CoverageException } from '../../../scripts/visualReview/coverageExceptions';
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
  speaks: [more.locale ?? 'de'],
  hasLongestWords: false,
  args: '',
  source: '',
  ...more,
});

const referencesOf = (...names: string[]) =>
  new Set(names.flatMap((name) => GRID.widths.map((width) => `${name}.w${width}`)));

it('names no hole of a component that is pictured in every theme, language and width, and with its longest words', () => {
  const stories = [
    facts('components/Tag', 'default', { shows: ['light', 'dark'] }),
    facts('components/Tag', 'english', { locale: 'en', hasLongestWords: true }),
  ];
  const [tag] = coverage(
    stories,
    referencesOf('components/Tag/default', 'components/Tag/english'),
    GRID,
  ).components;
  expect(tag).toMatchObject({
    themes: { light: ['default', 'english'], dark: ['default'] },
    locales: { de: ['default'], en: ['english'] },
    longest: ['english'],
    widths: { 360: ['default', 'english'], 1280: ['default', 'english'] },
    holes: [],
  });
});

it('names the themes, languages, words and widths that are missing', () => {
  const stories = [facts('components/Tag', 'default'), facts('components/Tag', 'long')];
  const references = new Set(['components/Tag/default.w360', 'components/Tag/long.w360']);
  expect(coverage(stories, references, GRID).components[0]?.holes).toEqual([
    'not on dark',
    'not in en',
    'not with its longest words',
    'not at 1280 px',
  ]);
});

it('names the story that is missing at a width where others are', () => {
  const stories = [
    facts('components/Tag', 'default', { shows: ['light', 'dark'], hasLongestWords: true }),
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
    'Component         light  dark  de  en  longest  360  1280',
    'components/Tag        1     –   1   –        –    1     1',
    '',
    'Holes',
    'components/Tag: not on dark',
    'components/Tag: not in en',
    'components/Tag: not with its longest words',
    '',
    '1 components: 0 without holes, 3 holes',
    '',
  ]);
});

it('counts a picture of several grounds and languages for each of them', () => {
  const sheet = facts('components/Tag', 'grounds', { shows: ['light', 'dark'], speaks: ['de', 'en'] });
  const [tag] = coverage([sheet], referencesOf('components/Tag/grounds'), GRID).components;
  expect(tag?.themes).toEqual({ light: ['grounds'], dark: ['grounds'] });
  expect(tag?.locales).toEqual({ de: ['grounds'], en: ['grounds'] });
});

describe('an exception', () => {
  const titles = ['components/Tag'];
  const holes = (stories: readonly StoryFacts[], exception: Omit<CoverageException, 'titles' | 'why'>) =>
    coverage(stories, referencesOf('components/Tag/default'), GRID, [
      { titles, why: 'Because.', ...exception },
    ]).components[0]?.holes;
  const light = [facts('components/Tag', 'default')];

  it('leaves only the grounds to ask for that the component stands on', () => {
    expect(holes(light, { themes: ['light'] })).toEqual(['not in en', 'not with its longest words']);
    expect(holes(light, { themes: ['dark'] })).toContain('not on dark');
  });

  it('asks for no words, or not for the longest', () => {
    expect(holes(light, { without: 'words' })).toEqual(['not on dark']);
    expect(holes(light, { without: 'longest' })).toEqual(['not on dark', 'not in en']);
  });

  it('asks for no picture', () => {
    const hidden = [facts('components/Tag', 'default', { isPictured: false })];
    expect(holes(hidden, { without: 'picture' })).toEqual([]);
    expect(holes(hidden, { without: 'words' })).toEqual(['no picture at all (default)']);
  });

  it('is about the components that it names', () => {
    const chip = [facts('components/Chip', 'default')];
    const exceptions: CoverageException[] = [{ titles, why: 'Because.', without: 'words' }];
    const { components } = coverage(chip, referencesOf('components/Chip/default'), GRID, exceptions);
    expect(components[0]?.holes).toContain('not in en');
  });
});
