import type { AllPictures } from './allPictures';
import type { Mutation } from './mutations';

/** Effect of a mutation on pictures and keys, as story ids. */
export interface MutationProof {
  /** Stories with a changed, missing or new picture. */
  different: string[];
  /** Stories with a changed key. */
  rekeyed: string[];
  /** Stories with changed pictures but the old key: defects of the key. */
  missed: string[];
}

/** Compares pictures and keys of a mutated project with those of the original. */
export function proofOf(before: AllPictures, after: AllPictures): MutationProof {
  const ids = [...new Set([...Object.keys(before.stories), ...Object.keys(after.stories)])].toSorted();
  const isOther = (id: string, of: 'key' | 'pictures') =>
    JSON.stringify(before.stories[id]?.[of]) !== JSON.stringify(after.stories[id]?.[of]);
  const different = ids.filter((id) => isOther(id, 'pictures'));
  const rekeyed = ids.filter((id) => isOther(id, 'key'));
  return { different, rekeyed, missed: different.filter((id) => !rekeyed.includes(id)) };
}

/** A table row: a change and its effect. */
export interface ProofRow extends MutationProof {
  mutation: Pick<Mutation, 'what' | 'isInvisible'>;
}

/** True if a mutation that pictures should show is in none of them, and so has proven nothing. */
export const isUnseen = ({ mutation, different }: ProofRow): boolean =>
  !mutation.isInvisible && different.length === 0;

/** Formats the rows as a Markdown table. @param count number of stories with pictures */
export function proofTable(rows: readonly ProofRow[], count: number): string {
  const cells = rows.map(({ mutation, different, rekeyed, missed }) =>
    [mutation.what, different.length, rekeyed.length, missed.length].map(String),
  );
  const head = ['change', `look different, of ${count}`, 'new key', 'missed'];
  const widths = head.map((title, at) => Math.max(title.length, ...cells.map((row) => row[at]?.length ?? 0)));
  const line = (row: readonly string[]) =>
    `| ${row.map((cell, at) => (at === 0 ? cell.padEnd(widths[at] ?? 0) : cell.padStart(widths[at] ?? 0))).join(' | ')} |`;
  const rule = `| ${widths.map((width, at) => (at === 0 ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`)).join(' | ')} |`;
  return [line(head), rule, ...cells.map(line), ''].join('\n');
}
