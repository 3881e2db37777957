import { THEMES } from '../../src/config/themes';
import { LOCALE_CODES } from '../../src/content/locales';
import { VIEWPORTS } from '../../src/theme/viewports';
import { picturesOf } from '../../scripts/visual/pictures';
import { coverage } from '../../scripts/visualReview/coverage';
import { COVERAGE_EXCEPTIONS } from '../../scripts/visualReview/coverageExceptions';
import type { StoryFacts } from '../../scripts/visualReview/protocol';
import { readStories } from '../../scripts/visualReview/story/readStories';
import { ROOT } from '../helpers/builtStorybook';

const GRID = { themes: THEMES, locales: LOCALE_CODES, widths: VIEWPORTS.map(({ width }) => width) };

let stories: readonly StoryFacts[];
/** Pictured stories have a reference image at every width; `npm test` checks that separately. */
let references: ReadonlySet<string>;

beforeAll(async () => {
  stories = await readStories(ROOT);
  const pictured = stories.filter(({ isPictured }) => isPictured);
  references = new Set(
    picturesOf(pictured.map((story) => ({ ...story, tags: [], importPath: story.file }))).map(
      ({ name }) => name,
    ),
  );
});

/** Coverage gaps of some stories. */
const holesOf = (some: readonly StoryFacts[], exceptions = COVERAGE_EXCEPTIONS) =>
  coverage(some, references, GRID, exceptions).components.flatMap(({ title, holes }) =>
    holes.map((hole) => `${title}: ${hole}`),
  );

it('pictures each component on every ground it stands on, in English, and with its longest words', () => {
  expect(holesOf(stories)).toEqual([]);
});

it('misses a component without such a picture', () => {
  const others = stories.filter(({ id }) => id !== 'components-note--english');
  expect(holesOf(others)).toEqual(['components/Note: not in en']);
});

it('makes no exception that is not needed', () => {
  const needless = COVERAGE_EXCEPTIONS.flatMap((exception) =>
    exception.titles.filter((title) => {
      const own = stories.filter((story) => story.title === title);
      const titles = exception.titles.filter((other) => other !== title);
      const without = COVERAGE_EXCEPTIONS.map((one) => (one === exception ? { ...one, titles } : one));
      return holesOf(own, without).length === 0;
    }),
  );
  expect(needless).toEqual([]);
});
