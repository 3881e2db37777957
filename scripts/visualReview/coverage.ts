import { pictureName } from '../visual/pictures';
import type { CoverageException } from './coverageExceptions';
import type { ComponentCoverage, Coverage, StoryFacts } from './protocol';

/** What pictures there could be. */
export interface CoverageGrid {
  themes: readonly string[];
  locales: readonly string[];
  /** Widths of the screens, px. */
  widths: readonly number[];
}

/** Parts of the catalogue whose stories show no component. */
const NO_COMPONENTS = ['foundations/', 'compose/', 'Compose'];

const list = (words: readonly (string | number)[]) => words.join(', ');

/** What is asked of a component, given what is not. */
function askedOf(
  title: string,
  grid: CoverageGrid,
  exceptions: readonly CoverageException[],
): ComponentCoverage['asked'] {
  const own = exceptions.filter(({ titles }) => titles.includes(title));
  const isExempt = (...kinds: CoverageException['without'][]) =>
    own.some(({ without }) => without !== undefined && kinds.includes(without));
  return {
    isPictured: !isExempt('picture'),
    themes: grid.themes.filter((theme) => own.every(({ themes }) => themes?.includes(theme) ?? true)),
    locales: isExempt('picture', 'words') ? [] : [...grid.locales],
    hasLongestWords: !isExempt('picture', 'words', 'longest'),
  };
}

function holesOf(
  { states, unpictured, themes, locales, longest, widths }: Omit<ComponentCoverage, 'holes' | 'asked'>,
  incomplete: readonly string[],
  asked: ComponentCoverage['asked'],
): string[] {
  if (states.length === 0) return asked.isPictured ? [`no picture at all (${list(unpictured)})`] : [];
  const without = (named: Record<string, string[]>, keys = Object.keys(named)) =>
    keys.filter((key) => named[key]?.length === 0);
  const say = (words: string, missing: readonly string[], unit = '') =>
    missing.length > 0 ? [`${words} ${list(missing)}${unit}`] : [];
  return [
    ...say('not on', without(themes, asked.themes)),
    ...say('not in', without(locales, asked.locales)),
    ...(asked.hasLongestWords && longest.length === 0 ? ['not with its longest words'] : []),
    ...say('not at', without(widths), ' px'),
    ...incomplete,
  ];
}

function coverageOf(
  title: string,
  stories: readonly StoryFacts[],
  references: ReadonlySet<string>,
  grid: CoverageGrid,
  exceptions: readonly CoverageException[],
): ComponentCoverage {
  const widthsOf = (story: StoryFacts) =>
    grid.widths.filter((width) => references.has(pictureName(story, width)));
  const pictured = stories.filter((story) => story.isPictured && widthsOf(story).length > 0);
  const table = (keys: readonly (string | number)[], isIn: (story: StoryFacts, key: string) => boolean) =>
    Object.fromEntries(
      keys.map((key) => [
        String(key),
        pictured.filter((story) => isIn(story, String(key))).map(({ name }) => name),
      ]),
    );
  const incomplete = pictured.flatMap((story) => {
    const there = widthsOf(story);
    const missing = grid.widths.filter((width) => !there.includes(width));
    // A width that no story has is said of the component.
    const alone = missing.filter((width) => pictured.some((other) => widthsOf(other).includes(width)));
    return alone.length > 0 ? [`${story.name} not at ${list(alone)} px`] : [];
  });
  const own = {
    title,
    states: pictured.map(({ name }) => name),
    unpictured: stories.filter((story) => !pictured.includes(story)).map(({ name }) => name),
    themes: table(grid.themes, ({ shows }, theme) => shows.includes(theme)),
    locales: table(grid.locales, ({ speaks }, code) => speaks.includes(code)),
    longest: pictured.filter(({ hasLongestWords }) => hasLongestWords).map(({ name }) => name),
    widths: table(grid.widths, (story, width) => widthsOf(story).includes(Number(width))),
  };
  const asked = askedOf(title, grid, exceptions);
  return { ...own, asked, holes: holesOf(own, incomplete, asked) };
}

/**
 * How much of each component is pictured: its states by theme, language, longest words and breakpoint, and what is missing.
 * @param references names of the references that are there
 * @param exceptions what is not asked of some components
 */
export function coverage(
  stories: readonly StoryFacts[],
  references: ReadonlySet<string>,
  grid: CoverageGrid,
  exceptions: readonly CoverageException[] = [],
): Coverage {
  const titles = [...new Set(stories.map(({ title }) => title))].filter(
    (title) => !NO_COMPONENTS.some((start) => title.startsWith(start)),
  );
  return {
    themes: [...grid.themes],
    locales: [...grid.locales],
    widths: [...grid.widths],
    components: titles.map((title) =>
      coverageOf(
        title,
        stories.filter((story) => story.title === title),
        references,
        grid,
        exceptions,
      ),
    ),
  };
}

/** The coverage as text: a line per component with how many of its states there are where, then its holes. */
export function coverageText({ themes, locales, widths, components }: Coverage): string {
  const count = (named: Record<string, string[]>, key: string | number) => named[key]?.length ?? 0;
  const columns = [...themes, ...locales, 'longest', ...widths.map(String)];
  const named = Math.max(9, ...components.map(({ title }) => title.length)) + 2;
  const cells = (values: readonly (string | number)[]) =>
    values.map((value, index) => String(value).padStart((columns[index]?.length ?? 0) + 2)).join('');
  const rows = components.map((component) => {
    const counts = [
      ...themes.map((theme) => count(component.themes, theme)),
      ...locales.map((locale) => count(component.locales, locale)),
      component.longest.length,
      ...widths.map((width) => count(component.widths, width)),
    ];
    return `${component.title.padEnd(named)}${cells(counts.map((value) => (value === 0 ? '–' : value)))}`;
  });
  const holes = components.flatMap(({ title, holes: own }) => own.map((hole) => `${title}: ${hole}`));
  const whole = components.filter(({ holes: own }) => own.length === 0).length;
  return [
    `${'Component'.padEnd(named)}${cells(columns)}`,
    ...rows,
    '',
    'Holes',
    ...holes,
    '',
    `${components.length} components: ${whole} without holes, ${holes.length} holes`,
    '',
  ].join('\n');
}
