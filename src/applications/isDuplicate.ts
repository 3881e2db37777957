import type { FileFacts } from './checkFile';

/** Whether a file was chosen for the same field before, by name and size. */
export function isDuplicate(file: FileFacts, others: readonly FileFacts[]): boolean {
  return others.some(
    (other) =>
      other !== file && other.kind === file.kind && other.name === file.name && other.size === file.size,
  );
}
