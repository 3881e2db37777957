import { plural } from '../lib/plural';
import type { ComponentCoverage, Coverage, Look, StateCoverage } from './protocol';

/** A cell of the coverage table. */
export interface CoverageCell {
  /** Widths with a picture: `all`, `only 360, 640`, `–` if none is needed, `none` if one is missing. */
  words: string;
  /** True if a required picture is missing. */
  isHole: boolean;
}

/** A table row: a component, or one of its states. */
export interface CoverageRow {
  name: string;
  /** Each theme in each language, then the longest words. */
  cells: CoverageCell[];
}

/** A component with its states. */
export interface CoverageRows {
  component: CoverageRow;
  states: CoverageRow[];
}

type Grid = Pick<Coverage, 'themes' | 'locales' | 'widths'>;

/** Undefined for the column of the longest words. */
type Column = Look | undefined;

const columnsOf = ({ themes, locales }: Grid): Column[] => [
  ...themes.flatMap((theme) => locales.map((locale) => ({ theme, locale }))),
  undefined,
];

const isIn = ({ shows, hasLongestWords }: StateCoverage, column: Column) =>
  column === undefined
    ? hasLongestWords
    : shows.some(({ theme, locale }) => theme === column.theme && locale === column.locale);

/**
 * True if a component lacks a required picture in a column. Each theme and each language is required once, not each
 * theme in each language.
 */
function isMissing({ states, asked }: ComponentCoverage, column: Column): boolean {
  if (states.length === 0) return asked.isPictured;
  if (column === undefined) return asked.hasLongestWords;
  const isNowhere = (key: keyof Look) =>
    states.every(({ shows }) => shows.every((look) => look[key] !== column[key]));
  return (
    (asked.themes.includes(column.theme) && isNowhere('theme')) ||
    (asked.locales.includes(column.locale) && isNowhere('locale'))
  );
}

function cellOf(
  states: readonly StateCoverage[],
  column: Column,
  widths: readonly number[],
  isAsked: boolean,
): CoverageCell {
  const shown = states.filter((state) => isIn(state, column));
  const there = widths.filter((width) => shown.some((state) => state.widths.includes(width)));
  if (there.length === 0) return { words: isAsked ? 'none' : '–', isHole: isAsked };
  if (there.length === widths.length) return { words: 'all', isHole: false };
  return { words: `only ${there.join(', ')}`, isHole: true };
}

/** Returns the rows of a component: its coverage in any state, then that of each state. */
export function coverageRows(component: ComponentCoverage, grid: Grid): CoverageRows {
  const columns = columnsOf(grid);
  const cellsOf = (states: readonly StateCoverage[], isAsked: (column: Column) => boolean) =>
    columns.map((column) => cellOf(states, column, grid.widths, isAsked(column)));
  return {
    component: {
      name: component.title,
      cells: cellsOf(component.states, (column) => isMissing(component, column)),
    },
    states: component.states.map((state) => ({ name: state.name, cells: cellsOf([state], () => false) })),
  };
}

/** Summarises the coverage: `109 components in 357 states: 3 holes in 2 components`. */
export function coverageSummary({ components }: Coverage): string {
  const sum = (sizeOf: (component: ComponentCoverage) => number) =>
    components.reduce((total, component) => total + sizeOf(component), 0);
  const holes = sum(({ holes: own }) => own.length);
  const withHoles = sum(({ holes: own }) => (own.length > 0 ? 1 : 0));
  const all = `${plural(components.length, 'component')} in ${plural(
    sum(({ states }) => states.length),
    'state',
  )}`;
  return holes === 0
    ? `${all}: no holes`
    : `${all}: ${plural(holes, 'hole')} in ${plural(withHoles, 'component')}`;
}
