import { IMPORT_TABLE } from './importTable';

/** Folders that may import anything. */
const FREE_FOLDERS = ['tests'] as const;

/** True if a file is, or is in, a folder of the table. */
export const isWithin = (file: string, folder: string) => file === folder || file.startsWith(`${folder}/`);

/** The row of the table that applies to a file; undefined if there is none. */
export function folderOf(file: string): string | undefined {
  return [...Object.keys(IMPORT_TABLE), ...FREE_FOLDERS]
    .filter((folder) => isWithin(file, folder))
    .toSorted((a, b) => b.length - a.length)[0];
}

/** True if a file may import another one, as a type or as a value. */
export function mayImport(from: string, to: string, isType: boolean): boolean {
  const folder = folderOf(from);
  if (folder === undefined) return false;
  const rule = IMPORT_TABLE[folder];
  if (!rule || folderOf(to) === folder) return true;
  const allowed = isType ? [...rule.values, ...(rule.types ?? [])] : rule.values;
  return allowed.some((other) => isWithin(to, other));
}
