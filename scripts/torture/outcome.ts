import Table from 'cli-table3';

/** One finding of a run. */
export interface Finding {
  /** What was checked. */
  what: string;
  /** The result, with its unit. */
  figure: string;
  /** False for a violation; undefined for a figure without a limit. */
  isOk?: boolean;
}

/** A run with all its findings. */
export interface Outcome {
  run: string;
  findings: Finding[];
  /** Why it could not run, as a sentence that says what is missing. */
  notRun?: string;
}

/** The run is not possible on this machine; the message says what is missing. */
export class NotRunError extends Error {
  override name = 'NotRunError';
}

/** Returns a finding for something that must never happen, with its count. */
export function never(what: string, count: number): Finding {
  return { what, figure: String(count), isOk: count === 0 };
}

/** True if a limit was violated. */
export function isViolated(outcomes: readonly Outcome[]): boolean {
  return outcomes.some(({ findings }) => findings.some(({ isOk }) => isOk === false));
}

/** Formats all findings as a table for a terminal. */
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

/** Formats milliseconds as seconds. */
export const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`;

/** Formats a number of MiB. */
export const mebibytes = (value: number) => `${Math.round(value)} MiB`;
