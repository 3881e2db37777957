import type { ReactNode } from 'react';
import { table, wideTable } from './tableStyles';

export interface WideTableProps {
  /** Accessible name of the table. */
  label: string;
  /** Head and body of the table. */
  children: ReactNode;
}

/** A table with a fixed minimum width; on small screens it scrolls, also by keyboard. */
export function WideTable({ label, children }: WideTableProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keyboard
    <section className={wideTable} aria-label={label} tabIndex={0}>
      <table className={table}>{children}</table>
    </section>
  );
}
