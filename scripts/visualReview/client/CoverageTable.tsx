import { type CoverageCell, coverageRows } from '../coverageCells';
import type { ComponentCoverage, Coverage } from '../protocol';

interface CoverageTableProps {
  coverage: Coverage;
  /** Names of the languages by code. */
  locales: Readonly<Record<string, string>>;
  /** Shows the states of each component below it. */
  hasStates: boolean;
}

function Cells({ cells }: { cells: readonly CoverageCell[] }) {
  return cells.map(({ words, isHole }, index) => (
    // oxlint-disable-next-line react/no-array-index-key -- a cell has no name but its column
    <td key={index} data-hole={isHole ? '' : undefined}>
      {words}
    </td>
  ));
}

interface GroupProps extends Pick<CoverageTableProps, 'coverage' | 'hasStates'> {
  component: ComponentCoverage;
}

function Group({ component, coverage, hasStates }: GroupProps) {
  const { holes, unpictured } = component;
  const rows = coverageRows(component, coverage);
  const states = hasStates ? rows.states : [];
  return (
    <tbody>
      <tr className="whole">
        <th scope={hasStates ? 'rowgroup' : 'row'}>{rows.component.name}</th>
        <Cells cells={rows.component.cells} />
        <td className="words" rowSpan={states.length + 1}>
          {holes.length > 0 && <p>{holes.join('; ')}</p>}
          {states.length > 0 && unpictured.length > 0 && (
            <p className="unpictured">Without a picture: {unpictured.join(', ')}</p>
          )}
        </td>
      </tr>
      {states.map(({ name, cells }) => (
        <tr key={name}>
          <th scope="row">{name}</th>
          <Cells cells={cells} />
        </tr>
      ))}
    </tbody>
  );
}

/** Shows the widths at which each component, and each of its states, has pictures, by theme and language. */
export function CoverageTable({ coverage, locales, hasStates }: CoverageTableProps) {
  const { themes, widths, components } = coverage;
  return (
    <table className="coverage">
      <caption>
        Widths of the pictures by theme and language. “all” stands for {widths.join(', ')} px, “–” for no
        picture where none is needed.
      </caption>
      <colgroup />
      {themes.map((theme) => (
        <colgroup key={theme} span={coverage.locales.length} />
      ))}
      <colgroup span={2} />
      <thead>
        <tr>
          <th scope="col" rowSpan={2}>
            Component{hasStates && ' and state'}
          </th>
          {themes.map((theme) => (
            <th key={theme} scope="colgroup" colSpan={coverage.locales.length}>
              {theme}
            </th>
          ))}
          <th scope="col" rowSpan={2}>
            longest words
          </th>
          <th scope="col" rowSpan={2}>
            Holes
          </th>
        </tr>
        <tr>
          {themes.flatMap((theme) =>
            coverage.locales.map((locale) => (
              <th key={`${theme} ${locale}`} scope="col">
                {locales[locale] ?? locale}
              </th>
            )),
          )}
        </tr>
      </thead>
      {components.map((component) => (
        <Group key={component.title} component={component} coverage={coverage} hasStates={hasStates} />
      ))}
    </table>
  );
}
