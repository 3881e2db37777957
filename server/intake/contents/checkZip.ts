import yauzl from 'yauzl';
import type { FileType } from '../../../src/applications/limits';
import { atOnce } from './atOnce';
import { bringsForeignParts, isProgram, listsRelations } from './foreignParts';

/** Maximum number of zip entries in an office file. */
const MAX_ZIP_ENTRIES = 2000;
/** Maximum unpacked size of all office files of one request, bytes. */
const MAX_UNPACKED_BYTES = 200 * 1_048_576;

/** Result of checking an office file. */
export type ZipVerdict = 'ok' | 'fileContent' | 'filePassword';

/** What may still be unpacked for one request. */
export interface UnpackBudget {
  bytes: number;
}

/** The budget of a request whose files have not been checked yet. */
export const unpackBudget = (): UnpackBudget => ({ bytes: MAX_UNPACKED_BYTES });

/** Entries that identify a type. */
const MARKS: Partial<Record<FileType, RegExp>> = {
  docx: /^word\//,
  pptx: /^ppt\//,
};
/** Macros of Microsoft Office; those of LibreOffice in Basic, and in Python, JavaScript or BeanShell. */
const MACROS = /(?:^|\/)vba(?:Project\.bin|Data\.xml)$|^(?:Basic|Scripts)\//i;
/**
 * The list of an Office file's parts and their types, by which Office finds macros: their part may have any name (ECMA-376,
 * part 2, section 7.2.3).
 */
const CONTENT_TYPES = '[Content_Types].xml';
const MACRO_TYPES = /macroEnabled|ms-office\.vba/i;
/**
 * Character references and entities can spell these types in other characters. Office programs write no such references
 * into the list, and the declarations of entities are not allowed in it (ECMA-376, part 2, section 7.2.5).
 */
const HIDDEN_TYPES = /&#|<!DOCTYPE/;
const ENCRYPTED = 1;
const ODT_MIME_TYPE = 'application/vnd.oasis.opendocument.text';

/**
 * OpenDocument files do not use the encryption of zip: their manifest names what is encrypted (OpenDocument 1.3, part 2,
 * section 3.4), and LibreOffice since version 24.8 packs everything into one entry.
 */
const ODT_MANIFEST = 'META-INF/manifest.xml';
const ODT_ENCRYPTED_PACKAGE = 'encrypted-package';
const ODT_ENCRYPTED_ENTRY = /<(?:\w+:)?encryption-data\b/;

/** Most characters of a list that are looked at. */
const LIST_CHARACTERS = 262_144;
/** Characters of an entry that are looked at; lists name other entries, and what else belongs to the file. */
const charactersOf = (name: string) =>
  name === ODT_MANIFEST || name === CONTENT_TYPES || listsRelations(name) ? LIST_CHARACTERS : 100;

/** Unpacks an entry without storing it; reading stops soon after the budget is used up. Returns its first characters. */
async function unpack(zip: yauzl.ZipFile, entry: yauzl.Entry, budget: UnpackBudget): Promise<string> {
  const stream = await zip.openReadStreamPromise(entry);
  const length = charactersOf(entry.fileName);
  let start = '';
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    if (start.length < length) start += chunk.toString('latin1', 0, length - start.length);
    // Counted while reading, because a damaged entry throws, but has cost just as much by then.
    budget.bytes -= chunk.length;
    if (budget.bytes < 0) break;
  }
  return start;
}

async function inspect(zip: yauzl.ZipFile, type: FileType, budget: UnpackBudget): Promise<ZipVerdict> {
  if (zip.entryCount > MAX_ZIP_ENTRIES) return 'fileContent';
  const allowed = budget.bytes;
  let declared = 0;
  let isOfType = false;
  let hasContentTypes = type === 'odt';
  let count = 0;
  for await (const entry of zip.eachEntry()) {
    count += 1;
    declared += entry.uncompressedSize;
    if (count > MAX_ZIP_ENTRIES || declared > allowed) return 'fileContent';
    if ((entry.generalPurposeBitFlag & ENCRYPTED) !== 0) return 'filePassword';
    if (type === 'odt' && entry.fileName === ODT_ENCRYPTED_PACKAGE) return 'filePassword';
    if (MACROS.test(entry.fileName) || isProgram(entry.fileName)) return 'fileContent';
    if (MARKS[type]?.test(entry.fileName)) isOfType = true;
    // The size in the directory is only a claim; the real one is known after unpacking.
    const start = await unpack(zip, entry, budget);
    if (budget.bytes < 0) return 'fileContent';
    const hasTypes = entry.fileName === CONTENT_TYPES;
    const hasRelations = listsRelations(entry.fileName);
    if (hasTypes || hasRelations) {
      // A longer one has not been read to its end; UTF-16 has zeros between the letters.
      if (start.length === LIST_CHARACTERS) return 'fileContent';
      const list = start.replaceAll('\0', '');
      if (hasTypes && (MACRO_TYPES.test(list) || HIDDEN_TYPES.test(list))) return 'fileContent';
      if (hasRelations && bringsForeignParts(list)) return 'fileContent';
    }
    if (hasTypes) hasContentTypes = true;
    if (type !== 'odt') continue;
    if (entry.fileName === 'mimetype') isOfType = start === ODT_MIME_TYPE;
    if (entry.fileName === ODT_MANIFEST && ODT_ENCRYPTED_ENTRY.test(start)) return 'filePassword';
  }
  return isOfType && hasContentTypes ? 'ok' : 'fileContent';
}

/**
 * Checks an office file (docx, pptx, odt): a zip file with the entries of its type, without macros, not encrypted, and
 * not larger than the budget when unpacked. What is unpacked is taken from the budget; reading stops where it ends.
 */
export function checkZip(file: string, type: FileType, budget: UnpackBudget): Promise<ZipVerdict> {
  return atOnce(async () => {
    let zip: yauzl.ZipFile | undefined;
    try {
      zip = await yauzl.openPromise(file, { lazyEntries: true, autoClose: false, strictFileNames: true });
      return await inspect(zip, type, budget);
    } catch (error) {
      // A failed call of the system is no fault of the file.
      if ((error as NodeJS.ErrnoException).syscall !== undefined) throw error;
      return 'fileContent';
    } finally {
      zip?.close();
    }
  });
}
