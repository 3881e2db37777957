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
  /** Why it could not run, as a sentence that says what it needs. */
  notRun?: string;
}

/** A run is not possible here; the message says in a sentence what it needs. */
export class NotRunError extends Error {
  override name = 'NotRunError';
}

/** A count of something that must not happen. */
export function never(what: string, count: number): Finding {
  return { what, figure: String(count), isOk: count === 0 };
}

/** Whether something that must not happen has happened. */
export function isViolated(outcomes: readonly Outcome[]): boolean {
  return outcomes.some(({ findings }) => findings.some(({ isOk }) => isOk === false));
}

/** All findings as a table for a terminal. */
export function outcomeTable(outcomes: readonly Outcome[]): string {
  const table = new Table({ style: { head: [], border: [] }, head: ['Run', 'What', 'Figure', ''] });
  for (const { run, findings, notRun } of outcomes) {
    if (notRun !== undefined) table.push([run, notRun, '', 'NOT RUN']);
    for (const { what, figure, isOk } of findings) {
      table.push([run, what, figure, isOk === undefined ? '' : isOk ? 'ok' : 'VIOLATED']);
    }
  }
  return table.toString();
}

/** A time in ms as seconds. */
export const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`;

/** A number of MiB as text. */
export const mebibytes = (value: number) => `${Math.round(value)} MiB`;
