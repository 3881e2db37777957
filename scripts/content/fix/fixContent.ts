import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type FileWrite, writeFiles } from '../../lib/writeFiles';
import type { Problem } from '../problems';
import { type CorrectedText, correctText } from './correctText';

const BOM = '\ufeff';

/** Makes invisible characters visible. */
const visible = (text: string) =>
  text.replaceAll('\u00a0', '␣').replaceAll('\u202f', '␣').replaceAll('\u00ad', '·');

/** The differing part of two texts, extended to whole words. */
function difference(before: string, after: string): [before: string, after: string] {
  let start = 0;
  while (start < before.length && before[start] === after[start]) start += 1;
  let tail = 0;
  const most = Math.min(before.length, after.length) - start;
  while (tail < most && before.at(-1 - tail) === after.at(-1 - tail)) tail += 1;
  const from = start < 2 ? 0 : before.lastIndexOf(' ', start - 2) + 1;
  const to = before.indexOf(' ', before.length - tail + 1);
  const kept = to < 0 ? 0 : before.length - to;
  return [before.slice(from, before.length - kept), after.slice(from, after.length - kept)];
}

function lineOf(file: string, { line, column, pointer, before, after, codes }: CorrectedText): string {
  const [old, fresh] = difference(before, after).map(visible);
  return `${file}:${line}:${column}  fixed  ${pointer}  ${old} → ${fresh} [${codes.join(', ')}]`;
}

/**
 * Corrects everything that has one right answer, in all files or, if one cannot be written, in none. Resolves to one
 * line per text with its old and new wording; no-break spaces are shown as ␣, soft hyphens as ·.
 */
export async function fixContent(problems: readonly Problem[]): Promise<string[]> {
  const correctable = problems.filter(({ corrections }) => corrections);
  const writes: FileWrite[] = [];
  const lines: string[] = [];
  for (const file of new Set(correctable.map((problem) => problem.file))) {
    const own = correctable.filter((problem) => problem.file === file);
    const absolute = path.resolve(file);
    const before = readFileSync(absolute, 'utf8');
    const mark = before.startsWith(BOM) ? BOM : '';
    const { text, corrected } = correctText(before.slice(mark.length), own);
    if (corrected.length === 0) continue;
    writes.push({ absolute, before, after: mark + text });
    lines.push(...corrected.map((one) => lineOf(file, one)));
  }
  await writeFiles(writes);
  return lines;
}
