import type { Problem, ProblemCode } from './problems';
import { problemOfFile } from './sources';

/**
 * A list at the root of the content that remembers what there was. It follows from the content, so nobody edits it; only
 * `npm run content` writes it, and it is committed.
 */
export interface Memory {
  /** Where it lies. */
  file: string;
  /** What it should say. */
  text: string;
  /** Whether the file says something else; false where there is no such file, as in a new folder of content. */
  isOutOfDate: boolean;
}

/** The text of such a list: one row on each line, so that two branches that change different ones merge by themselves. */
export function renderRows(rows: readonly (readonly [id: string, row: object])[]): string {
  const lines = rows.map(([id, row]) => `  ${JSON.stringify(id)}: ${JSON.stringify(row)}`);
  return lines.length === 0 ? '{}\n' : `{\n${lines.join(',\n')}\n}\n`;
}

/** How rows are known, and what to say of a list that has others. */
interface RowForm<T> {
  /** The file's name in the problem. */
  file: string;
  code: ProblemCode;
  /** What it is a list of. */
  name: string;
  isRow: (id: string, row: unknown) => row is T;
}

/** Reads the text of such a list. No text is an empty list. */
export function parseRows<T>(
  text: string | undefined,
  { file, code, name, isRow }: RowForm<T>,
): { rows: Readonly<Record<string, T>>; problems: Problem[] } {
  if (text === undefined) return { rows: {}, problems: [] };
  try {
    const rows = JSON.parse(text) as Record<string, T>;
    if (Object.entries(rows).every(([id, row]) => isRow(id, row))) return { rows, problems: [] };
  } catch {
    // Said below: what matters is how to put it right.
  }
  const message = `the list of ${name} cannot be read; perhaps a merge has left marks in it`;
  const fix =
    'take the file of either branch as it is (git checkout --ours), then run npm run content, which adds what is missing';
  return { rows: {}, problems: [problemOfFile(file, { code, message, fix })] };
}
