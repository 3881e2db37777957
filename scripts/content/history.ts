import type { Problem, ProblemCode } from './problems';
import { problemOfFile } from './sources';

/**
 * A list in the content root that records everything that ever existed. It is derived from the content, written only by
 * `npm run content` and committed; it is not edited by hand.
 */
export interface HistoryList {
  /** Path of the list. */
  file: string;
  /** Expected content. */
  text: string;
  /** True if the file differs; false if there is no file, as in a new content folder. */
  isOutOfDate: boolean;
}

/** Renders a list with one row per line, so that branches changing different rows merge without conflicts. */
export function renderRows(rows: readonly (readonly [id: string, row: object])[]): string {
  const lines = rows.map(([id, row]) => `  ${JSON.stringify(id)}: ${JSON.stringify(row)}`);
  return lines.length === 0 ? '{}\n' : `{\n${lines.join(',\n')}\n}\n`;
}

/** Row validation, and the words for problems. */
interface RowForm<T> {
  /** File name for problems. */
  file: string;
  code: ProblemCode;
  /** What the rows are, for messages. */
  name: string;
  isRow: (id: string, row: unknown) => row is T;
}

/** Parses a list. A missing text is an empty list. */
export function parseRows<T>(
  text: string | undefined,
  { file, code, name, isRow }: RowForm<T>,
): { rows: Readonly<Record<string, T>>; problems: Problem[] } {
  if (text === undefined) return { rows: {}, problems: [] };
  try {
    const rows = JSON.parse(text) as Record<string, T>;
    if (Object.entries(rows).every(([id, row]) => isRow(id, row))) return { rows, problems: [] };
  } catch {
    // Reported below, with how to fix it.
  }
  const message = `the list of ${name} cannot be read; perhaps it contains merge conflict markers`;
  const fix =
    'take the file of either branch as it is (git checkout --ours), then run npm run content, which adds what is missing';
  return { rows: {}, problems: [problemOfFile(file, { code, message, fix })] };
}
