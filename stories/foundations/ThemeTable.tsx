import type { ReactNode } from 'react';
import { THEMES, type Theme } from '../../src/config/themes';
import { table, wideTable } from './tableStyles';

export interface ThemeTableProps {
  /** What the rows are. */
  label: string;
  rows: readonly { name: string; cells: Record<Theme, ReactNode> }[];
}

/** A table with one column per theme; on small screens it scrolls, by keyboard as well. */
export function ThemeTable({ label, rows }: ThemeTableProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keyboard
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
          {rows.map(({ name, cells }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {THEMES.map((theme) => (
                <td key={theme}>{cells[theme]}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
