import { type CoverageRow, coverageRows, coverageSummary } from './coverageCells';
import type { Coverage } from './protocol';

const GAP = '  ';

const lineOf = ({ name, cells }: CoverageRow) => [name, ...cells.map(({ words }) => words)];

/** Formats the coverage as text: number and list of holes, then each component and its states by theme and language. */
export function coverageText(coverage: Coverage): string {
  const { themes, locales, components } = coverage;
  const table = [
    ['', ...themes.flatMap((theme) => locales.map((_, index) => (index === 0 ? theme : ''))), 'longest'],
    ['Component, state', ...themes.flatMap(() => locales), 'words'],
    ...components.flatMap((component) => {
      const { component: whole, states } = coverageRows(component, coverage);
      return [whole, ...states.map((state) => ({ ...state, name: `${GAP}${state.name}` }))].map(lineOf);
    }),
  ];
  const widths = table[0]?.map((_, column) => Math.max(...table.map((line) => line[column]?.length ?? 0)));
  const lines = table.map((line) =>
    line
      .map((words, column) => words.padEnd(widths?.[column] ?? 0))
      .join(GAP)
      .trimEnd(),
  );
  const holes = components.flatMap(({ title, holes: own }) => own.map((hole) => `${title}: ${hole}`));
  return [coverageSummary(coverage), ...holes, '', ...lines, ''].join('\n');
}
