import { execFile } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';

/** The page that shows what was measured, relative to the root of the project. */
const PERFORMANCE_PAGE = 'docs/performance.md';

const END = '<!-- end of the measurements -->';

/** The line before the figures that a command writes into the page. */
const startOf = (command: string): string => `<!-- measured by: ${command} -->`;

/** A table in Markdown; columns after the first are figures, save for those named. */
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

/** A page with other figures of a command. @throws if it has no place for them */
export function withMeasuredPart(page: string, command: string, part: string): string {
  const start = startOf(command);
  const [before, rest] = page.split(start);
  const end = rest?.indexOf(END) ?? -1;
  if (rest === undefined || end < 0)
    throw new Error(`${PERFORMANCE_PAGE} has no lines "${start}" and "${END}".`);
  return `${before}${start}\n\n${part}\n\n${rest.slice(end)}`;
}

/** Keeps figures as JSON in a file and shows them on the page. */
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
