import type { ReactNode } from 'react';
import { THEMES, type Theme } from '../../src/config/themes';
import { WideTable } from './WideTable';

export interface ThemeTableProps {
  /** Heading of the row names. */
  label: string;
  rows: readonly { name: string; cells: Record<Theme, ReactNode> }[];
}

/** A table with one column per theme. */
export function ThemeTable({ label, rows }: ThemeTableProps) {
  return (
    <WideTable label={label}>
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
    </WideTable>
  );
}
