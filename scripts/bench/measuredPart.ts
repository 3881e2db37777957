import { execFile } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';

/** The page with the measurements, relative to the project root. */
const PERFORMANCE_PAGE = 'docs/performance.md';

const END = '<!-- end of the measurements -->';

/** Returns the line before the figures of a command on the page. */
const startOf = (command: string): string => `<!-- measured by: ${command} -->`;

/** Formats a Markdown table; columns are right-aligned except those in `texts`. */
export function markdownTable(
  columns: readonly string[],
  rows: readonly (readonly string[])[],
  texts: readonly string[] = [],
): string {
  const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [
    row(columns),
    row(columns.map((name) => (texts.includes(name) ? '---' : '--:'))),
    ...rows.map(row),
  ].join('\n');
}

/** Returns a page with the figures of a command replaced. @throws if it has no place for them */
export function withMeasuredPart(page: string, command: string, part: string): string {
  const start = startOf(command);
  const [before, rest] = page.split(start);
  const end = rest?.indexOf(END) ?? -1;
  if (rest === undefined || end < 0)
    throw new Error(`${PERFORMANCE_PAGE} has no lines "${start}" and "${END}".`);
  return `${before}${start}\n\n${part}\n\n${rest.slice(end)}`;
}

/** Stores figures as JSON in a file and shows them on the page. */
export async function keepMeasuredPart(
  root: string,
  command: string,
  part: string,
  kept: { file: string; figures: unknown },
): Promise<void> {
  const [page, file] = [path.join(root, PERFORMANCE_PAGE), path.join(root, kept.file)];
  const text = withMeasuredPart(await readFile(page, 'utf8'), command, part);
  await writeFile(file, JSON.stringify(kept.figures));
  await writeFile(page, text);
  await promisify(execFile)(path.join(root, 'node_modules/.bin/biome'), ['format', '--write', file, page]);
}
