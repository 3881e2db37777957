import yauzl from 'yauzl';
import type { FileType } from '../../../src/applications/limits';

/** Maximum number of zip entries in an office file. */
const MAX_ZIP_ENTRIES = 2000;
/** Maximum unpacked size of an office file, bytes. */
const MAX_UNPACKED_BYTES = 200 * 1_048_576;

/** Result of checking an office file. */
export type ZipVerdict = 'ok' | 'fileContent' | 'filePassword';

/** Entries that identify a type. */
const MARKS: Partial<Record<FileType, RegExp>> = {
  docx: /^word\//,
  pptx: /^ppt\//,
};
const MACROS = /(?:^|\/)vba(?:Project\.bin|Data\.xml)$|^Basic\//i;
const ENCRYPTED = 1;
const ODT_MIME_TYPE = 'application/vnd.oasis.opendocument.text';

/**
 * Unpacks an entry without storing it; reading stops soon after `budget` bytes. Returns the bytes read and the first
 * 100 characters.
 */
async function unpack(
  zip: yauzl.ZipFile,
  entry: yauzl.Entry,
  budget: number,
): Promise<{ bytes: number; start: string }> {
  const stream = await zip.openReadStreamPromise(entry);
  let bytes = 0;
  let start = '';
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    if (bytes < 100) start += chunk.toString('latin1', 0, 100 - bytes);
    bytes += chunk.length;
    if (bytes > budget) break;
  }
  return { bytes, start };
}

async function inspect(zip: yauzl.ZipFile, type: FileType): Promise<ZipVerdict> {
  if (zip.entryCount > MAX_ZIP_ENTRIES) return 'fileContent';
  let budget = MAX_UNPACKED_BYTES;
  let declared = 0;
  let isOfType = false;
  let hasContentTypes = type === 'odt';
  let count = 0;
  for await (const entry of zip.eachEntry()) {
    count += 1;
    declared += entry.uncompressedSize;
    if (count > MAX_ZIP_ENTRIES || declared > MAX_UNPACKED_BYTES) return 'fileContent';
    if ((entry.generalPurposeBitFlag & ENCRYPTED) !== 0) return 'filePassword';
    if (MACROS.test(entry.fileName)) return 'fileContent';
    if (entry.fileName === '[Content_Types].xml') hasContentTypes = true;
    if (MARKS[type]?.test(entry.fileName)) isOfType = true;
    // The size in the directory is only a claim; the real one shows when unpacking.
    const { bytes, start } = await unpack(zip, entry, budget);
    budget -= bytes;
    if (budget < 0) return 'fileContent';
    if (type === 'odt' && entry.fileName === 'mimetype') isOfType = start === ODT_MIME_TYPE;
  }
  return isOfType && hasContentTypes ? 'ok' : 'fileContent';
}

/**
 * Checks an office file (docx, pptx, odt): a zip file with the entries of its type, without macros, not encrypted, and
 * at most {@link MAX_UNPACKED_BYTES} when unpacked. Reading stops at that limit.
 */
export async function checkZip(file: string, type: FileType): Promise<ZipVerdict> {
  let zip: yauzl.ZipFile | undefined;
  try {
    zip = await yauzl.openPromise(file, { lazyEntries: true, autoClose: false, strictFileNames: true });
    return await inspect(zip, type);
  } catch {
    return 'fileContent';
  } finally {
    zip?.close();
  }
}
