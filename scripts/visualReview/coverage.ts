import { pictureName } from '../visual/pictures';
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

function holesOf(
  { states, unpictured, themes, locales, widths }: Omit<ComponentCoverage, 'holes'>,
  incomplete: readonly string[],
): string[] {
  if (states.length === 0) return [`no picture at all (${list(unpictured)})`];
  const without = (named: Record<string, string[]>) =>
    Object.entries(named)
      .filter(([, stories]) => stories.length === 0)
      .map(([name]) => name);
  const say = (words: string, missing: readonly string[], unit = '') =>
    missing.length > 0 ? [`${words} ${list(missing)}${unit}`] : [];
  return [
    ...say('not on', without(themes)),
    ...say('not in', without(locales)),
    ...say('not at', without(widths), ' px'),
    ...incomplete,
  ];
}

function coverageOf(
  title: string,
  stories: readonly StoryFacts[],
  references: ReadonlySet<string>,
  grid: CoverageGrid,
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
    locales: table(grid.locales, ({ locale }, code) => locale === code),
    widths: table(grid.widths, (story, width) => widthsOf(story).includes(Number(width))),
  };
  return { ...own, holes: holesOf(own, incomplete) };
}

/**
 * How much of each component is pictured: its states by theme, language and breakpoint, and what is missing. Holes are named
 * and nothing more: not every component has words or stands on every ground.
 * @param references names of the references that are there
 */
export function coverage(
  stories: readonly StoryFacts[],
  references: ReadonlySet<string>,
  { themes, locales, widths }: CoverageGrid,
): Coverage {
  const titles = [...new Set(stories.map(({ title }) => title))].filter(
    (title) => !NO_COMPONENTS.some((start) => title.startsWith(start)),
  );
  return {
    themes: [...themes],
    locales: [...locales],
    widths: [...widths],
    components: titles.map((title) =>
      coverageOf(
        title,
        stories.filter((story) => story.title === title),
        references,
        { themes, locales, widths },
      ),
    ),
  };
}

/** The coverage as text: a line per component with how many of its states there are where, then its holes. */
export function coverageText({ themes, locales, widths, components }: Coverage): string {
  const count = (named: Record<string, string[]>, key: string | number) => named[key]?.length ?? 0;
  const columns = [...themes, ...locales, ...widths.map(String)];
  const named = Math.max(9, ...components.map(({ title }) => title.length)) + 2;
  const cells = (values: readonly (string | number)[]) =>
    values.map((value, index) => String(value).padStart((columns[index]?.length ?? 0) + 2)).join('');
  const rows = components.map((component) => {
    const counts = [
      ...themes.map((theme) => count(component.themes, theme)),
      ...locales.map((locale) => count(component.locales, locale)),
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
