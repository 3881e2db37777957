import { type StructuredPatchHunk, structuredPatch } from 'diff';
import type { FileChange } from '../../../scripts/composer/protocol';

/** Lines around a change that are shown as well. */
const CONTEXT = 2;

/** The changed parts of a file, each with the lines around it. */
export function changedParts({ file, before, after }: FileChange): StructuredPatchHunk[] {
  return structuredPatch(file, file, before ?? '', after ?? '', '', '', { context: CONTEXT }).hunks;
}

/** Line of the first change of a file, counted from 1. Above it nothing differs, so it is the same before and after. */
export function firstChangedLine(change: FileChange): number {
  const [first] = changedParts(change);
  return first
    ? first.newStart +
        Math.max(
          0,
          first.lines.findIndex((line) => !line.startsWith(' ')),
        )
    : 1;
}
