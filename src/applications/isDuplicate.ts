import type { FileKind } from './applicationFields';

/** Properties that identify a chosen file. */
interface Chosen {
  kind: FileKind;
  name: string;
  /** Bytes. */
  size: number;
}

/** True if a file was already chosen for the same field, by name and size. */
export function isDuplicate(file: Chosen, others: readonly Chosen[]): boolean {
  return others.some(
    (other) =>
      other !== file && other.kind === file.kind && other.name === file.name && other.size === file.size,
  );
}
