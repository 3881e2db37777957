import type { FileKind } from './applicationFields';

/** Properties by which chosen files are told apart. */
interface Chosen {
  kind: FileKind;
  name: string;
  /** Bytes. */
  size: number;
}

/** Whether a file was chosen for the same field before, by name and size. */
export function isDuplicate(file: Chosen, others: readonly Chosen[]): boolean {
  return others.some(
    (other) =>
      other !== file && other.kind === file.kind && other.name === file.name && other.size === file.size,
  );
}
