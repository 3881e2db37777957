import { findNodeAtLocation, parseTree } from 'jsonc-parser';
import { stepsOf } from '../facts';
import type { Correction, Problem } from '../problems';
import { placeOf } from '../sources';

/** A corrected text of a file. */
export interface CorrectedText {
  pointer: string;
  /** Position in the file, counted from 1. */
  line: number;
  column: number;
  before: string;
  after: string;
  /** Codes of the rules it broke. */
  codes: string[];
}

/**
 * Applies all corrections to a text. Of two overlapping ones the first wins, or the one that leaves less: blanks at the
 * beginning are removed, not made one. `applied` receives those that were.
 */
function apply(text: string, corrections: readonly Correction[], applied: Set<Correction>): string {
  let [done, at] = ['', 0];
  const ordered = corrections.toSorted(
    (a, b) => a.start - b.start || a.replacement.length - b.replacement.length,
  );
  for (const correction of ordered) {
    const { start, end, found, replacement } = correction;
    if (start < at || text.slice(start, end) !== found) continue;
    done += text.slice(at, start) + replacement;
    at = end;
    applied.add(correction);
  }
  return done + text.slice(at);
}

/**
 * Corrects everything in a content file that has exactly one right answer. Only the affected values are rewritten; the
 * rest of the file stays byte-identical.
 */
export function correctText(
  text: string,
  problems: readonly Problem[],
): { text: string; corrected: CorrectedText[] } {
  const correctable = problems.filter(({ corrections }) => corrections);
  const tree = parseTree(text);
  const edits = [...new Set(correctable.map(({ pointer }) => pointer))].flatMap((pointer) => {
    const own = correctable.filter((problem) => problem.pointer === pointer);
    const node = tree && findNodeAtLocation(tree, stepsOf(pointer));
    if (node?.type !== 'string') return [];
    const before = String(node.value);
    const applied = new Set<Correction>();
    const after = apply(
      before,
      own.flatMap(({ corrections = [] }) => corrections),
      applied,
    );
    if (after === before) return [];
    const isApplied = ({ corrections = [] }: Problem) => corrections.some((one) => applied.has(one));
    const codes = [...new Set(own.filter(isApplied).map(({ code }) => code))];
    return [{ node, corrected: { pointer, ...placeOf(text, node.offset), before, after, codes } }];
  });
  const whole = edits
    .toSorted((a, b) => b.node.offset - a.node.offset)
    .reduce(
      (all, { node, corrected }) =>
        all.slice(0, node.offset) + JSON.stringify(corrected.after) + all.slice(node.offset + node.length),
      text,
    );
  return { text: whole, corrected: edits.map(({ corrected }) => corrected) };
}
