import type { ReactNode } from 'react';
import { THEMES, type Theme } from '../../src/config/themes';
import { table, wideTable } from './tableStyles';

export interface ThemeTableProps {
  /** What the rows are. */
  label: string;
  rows: readonly string[];
  /** What stands in a row for a theme. */
  cell: (theme: Theme, row: number) => ReactNode;
}

/** A table with one column per theme; on small screens it scrolls, by keyboard as well. */
export function ThemeTable({ label, rows, cell }: ThemeTableProps) {
  return (
    <section className={wideTable} aria-label={label} tabIndex={0}>
      <table className={table}>
        <thead>
          <tr>
            <th scope="col">{label}</th>
            {THEMES.map((theme) => (
              <th key={theme} scope="col">
                {theme}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <tr key={row}>
              <th scope="row">{row}</th>
              {THEMES.map((theme) => (
                <td key={theme}>{cell(theme, index)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
