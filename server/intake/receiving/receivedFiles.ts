import { claimedType } from '../../../src/applications/checkFile';
import type { FieldError } from '../../../src/applications/errors';
import { normalizeLine } from '../../../src/applications/normalize';
import { checkContents } from '../contents/checkContent';
import type { Intake } from '../intake';
import { scanStaged, type StagedScan } from '../scan/scanStaged';
import type { StoredFile } from '../store/manifest';
import type { IndexedFile, ReceivedFile } from '../store/receivedFile';

/** Maximum length of a stored file name, characters. */
const MAX_NAME = 150;

/**
 * A file name for display: one line, no path, at most 150 characters including its extension. Browsers send quotes as
 * `%22` (HTML, multipart form data).
 */
function cleanFileName(name: string): string {
  const line = [...normalizeLine(name.replaceAll('%22', '"').replace(/[/\\]/g, '_'))]
    .slice(-MAX_NAME)
    .join('');
  return line === '' ? 'file' : line;
}

/** Received files with names for display. */
export const cleaned = (files: readonly ReceivedFile[]): ReceivedFile[] =>
  files.map((file) => ({ ...file, name: cleanFileName(file.name) }));

/** Received files with their index within their kind, counted on from that of earlier files. */
export function indexed(files: readonly ReceivedFile[], earlier: readonly StoredFile[] = []): IndexedFile[] {
  const counts = new Map<string, number>();
  for (const { field } of earlier) counts.set(field, (counts.get(field) ?? 0) + 1);
  return files.map((file) => {
    const index = counts.get(file.kind) ?? 0;
    counts.set(file.kind, index + 1);
    return { file, index };
  });
}

/** The entry in the manifest for a received file that has passed `checkFiles`. */
export function storedFile({ kind, name, storedAs, size, sha256, type: mime }: ReceivedFile): StoredFile {
  const type = claimedType({ name, type: mime });
  if (type === undefined) throw new Error('a file of an unknown type was not rejected');
  return { field: kind, name, storedAs, type, size, sha256 };
}

/**
 * Checks the contents of staged files that have passed `checkFiles`; if nothing is wrong, scans them.
 *
 * @param errors what is wrong with the rest of the form
 */
export async function checkStaged(
  intake: Intake,
  dir: string,
  files: readonly IndexedFile[],
  errors: readonly FieldError[] = [],
): Promise<StagedScan> {
  const all = [...errors, ...(await checkContents(dir, files))];
  return all.length > 0 ? { errors: all } : scanStaged(intake, dir, files);
}
