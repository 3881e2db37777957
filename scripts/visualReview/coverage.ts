import { pictureName } from '../visual/pictures';
import type { CoverageException } from './coverageExceptions';
import type { ComponentCoverage, Coverage, StateCoverage, StoryFacts } from './protocol';

/** All values that pictures could have. */
export interface CoverageGrid {
  themes: readonly string[];
  locales: readonly string[];
  /** Screen widths, px. */
  widths: readonly number[];
}

/** Parts of the catalogue whose stories show no component. */
const NO_COMPONENTS = ['foundations/', 'compose/', 'Compose'];

/** Returns the requirements for a component, after exceptions. */
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
  { states, unpictured, asked }: Omit<ComponentCoverage, 'holes'>,
  widths: CoverageGrid['widths'],
): string[] {
  if (states.length === 0) return asked.isPictured ? [`no picture at all (${unpictured.join(', ')})`] : [];
  const shown = states.flatMap(({ shows }) => shows);
  const somewhere = new Set(states.flatMap((state) => state.widths));
  return [
    ...asked.themes
      .filter((theme) => shown.every((look) => look.theme !== theme))
      .map((theme) => `not on ${theme}`),
    ...asked.locales
      .filter((locale) => shown.every((look) => look.locale !== locale))
      .map((locale) => `not in ${locale}`),
    ...(asked.hasLongestWords && !states.some(({ hasLongestWords }) => hasLongestWords)
      ? ['not with its longest words']
      : []),
    // A width without any story is reported once for the component.
    ...widths.filter((width) => !somewhere.has(width)).map((width) => `not at ${width} px`),
    ...states.flatMap(({ name, widths: there }) =>
      widths
        .filter((width) => somewhere.has(width) && !there.includes(width))
        .map((width) => `${name} not at ${width} px`),
    ),
  ];
}

/**
 * Returns the picture coverage of each component: its states by theme, language, longest words and breakpoint, and what
 * is missing.
 * @param references names of existing reference images
 * @param exceptions requirements that do not apply to some components
 */
export function coverage(
  stories: readonly StoryFacts[],
  references: ReadonlySet<string>,
  grid: CoverageGrid,
  exceptions: readonly CoverageException[] = [],
): Coverage {
  const stateOf = (story: StoryFacts): StateCoverage => ({
    name: story.name,
    shows: story.shows,
    hasLongestWords: story.hasLongestWords,
    widths: grid.widths.filter((width) => story.isPictured && references.has(pictureName(story, width))),
  });
  const componentOf = (title: string): ComponentCoverage => {
    const all = stories.filter((story) => story.title === title).map(stateOf);
    const own = {
      title,
      states: all.filter(({ widths }) => widths.length > 0),
      unpictured: all.filter(({ widths }) => widths.length === 0).map(({ name }) => name),
      asked: askedOf(title, grid, exceptions),
    };
    return { ...own, holes: holesOf(own, grid.widths) };
  };
  const titles = [...new Set(stories.map(({ title }) => title))].filter(
    (title) => !NO_COMPONENTS.some((start) => title.startsWith(start)),
  );
  return {
    themes: [...grid.themes],
    locales: [...grid.locales],
    widths: [...grid.widths],
    components: titles.map(componentOf),
  };
}
