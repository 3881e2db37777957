import { coverage } from '../../../scripts/visualReview/coverage';
import type { CoverageException } from '../../../scripts/visualReview/coverageExceptions';
import type { Look, StoryFacts } from '../../../scripts/visualReview/protocol';

const GRID = { themes: ['light', 'dark'], locales: ['de', 'en'], widths: [360, 1280] };

const light = (locale: string): Look => ({ theme: 'light', locale });
const dark = (locale: string): Look => ({ theme: 'dark', locale });

const facts = (title: string, name: string, more: Partial<StoryFacts> = {}): StoryFacts => ({
  id: `${title.toLowerCase().replace('/', '-')}--${name}`,
  title,
  name,
  file: '',
  isPictured: true,
  theme: 'light',
  locale: 'de',
  shows: [light('de')],
  hasLongestWords: false,
  args: '',
  source: '',
  ...more,
});

const referencesOf = (...names: string[]) =>
  new Set(names.flatMap((name) => GRID.widths.map((width) => `${name}.w${width}`)));

it('names no hole of a component that is pictured in every theme, language and width, and with its longest words', () => {
  const stories = [
    facts('components/Tag', 'default', { shows: [light('de'), dark('de')] }),
    facts('components/Tag', 'english', { shows: [light('en')], hasLongestWords: true }),
  ];
  const [tag] = coverage(
    stories,
    referencesOf('components/Tag/default', 'components/Tag/english'),
    GRID,
  ).components;
  expect(tag).toEqual({
    title: 'components/Tag',
    states: [
      {
        name: 'default',
        shows: [light('de'), dark('de')],
        hasLongestWords: false,
        widths: [360, 1280],
      },
      { name: 'english', shows: [light('en')], hasLongestWords: true, widths: [360, 1280] },
    ],
    unpictured: [],
    asked: { isPictured: true, themes: ['light', 'dark'], locales: ['de', 'en'], hasLongestWords: true },
    holes: [],
  });
});

it('names each theme, language, width and the words that are missing', () => {
  const stories = [facts('components/Tag', 'default'), facts('components/Tag', 'long')];
  const references = new Set(['components/Tag/default.w360', 'components/Tag/long.w360']);
  const grid = { ...GRID, themes: [...GRID.themes, 'lime'] };
  expect(coverage(stories, references, grid).components[0]?.holes).toEqual([
    'not on dark',
    'not on lime',
    'not in en',
    'not with its longest words',
    'not at 1280 px',
  ]);
});

it('names the story that is missing at a width where others are', () => {
  const stories = [
    facts('components/Tag', 'default', { shows: [light('de'), dark('de')], hasLongestWords: true }),
    facts('components/Tag', 'english', { shows: [light('en')] }),
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

it('counts a picture of several grounds for each of them, and for the languages on them', () => {
  const sheet = facts('components/Tag', 'grounds', {
    shows: [light('de'), dark('en')],
    hasLongestWords: true,
  });
  const [tag] = coverage([sheet], referencesOf('components/Tag/grounds'), GRID).components;
  expect(tag?.holes).toEqual([]);
});

describe('an exception', () => {
  const titles = ['components/Tag'];
  const holes = (stories: readonly StoryFacts[], exception: Omit<CoverageException, 'titles' | 'why'>) =>
    coverage(stories, referencesOf('components/Tag/default'), GRID, [
      { titles, why: 'Because.', ...exception },
    ]).components[0]?.holes;
  const plain = [facts('components/Tag', 'default')];

  it('leaves only the grounds to ask for that the component stands on', () => {
    expect(holes(plain, { themes: ['light'] })).toEqual(['not in en', 'not with its longest words']);
    expect(holes(plain, { themes: ['dark'] })).toContain('not on dark');
  });

  it('asks for no words, or not for the longest', () => {
    expect(holes(plain, { without: 'words' })).toEqual(['not on dark']);
    expect(holes(plain, { without: 'longest' })).toEqual(['not on dark', 'not in en']);
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
