import Table from 'cli-table3';

/** One thing a run has found out. */
export interface Finding {
  /** What was looked at. */
  what: string;
  /** What it came to, with its unit. */
  figure: string;
  /** False for a violation; undefined for a figure without a limit. */
  isOk?: boolean;
}

/** A run with all it has found out. */
export interface Outcome {
  run: string;
  findings: Finding[];
}

/** Whether something that must not happen has happened. */
export function isViolated(outcomes: readonly Outcome[]): boolean {
  return outcomes.some(({ findings }) => findings.some(({ isOk }) => isOk === false));
}

/** All findings as a table for a terminal. */
export function outcomeTable(outcomes: readonly Outcome[]): string {
  const table = new Table({ style: { head: [], border: [] }, head: ['Run', 'What', 'Figure', ''] });
  for (const { run, findings } of outcomes) {
    for (const { what, figure, isOk } of findings) {
      table.push([run, what, figure, isOk === undefined ? '' : isOk ? 'ok' : 'VIOLATED']);
    }
  }
  return table.toString();
}

/** A number of MiB as text. */
export const mebibytes = (value: number) => `${Math.round(value)} MiB`;
