import type { FileChange } from '../../../scripts/composer/protocol';

/** Texts of files by path, e.g. `content-json/de/pages/about.json`. */
export type FileTexts = Readonly<Record<string, string>>;

/** Texts of files that have changed, by path; null for deleted files. */
export type ChangedTexts = Readonly<Record<string, string | null>>;

/** Returns known texts after a change, without those of deleted files. */
export function withChanges(known: FileTexts, changes: ChangedTexts): FileTexts {
  return Object.fromEntries(
    Object.entries({ ...known, ...changes }).filter((entry): entry is [string, string] => entry[1] !== null),
  );
}

/** Returns the texts of files after their changes. */
export function textsAfter(changes: readonly FileChange[]): ChangedTexts {
  return Object.fromEntries(changes.map(({ file, after }) => [file, after]));
}
