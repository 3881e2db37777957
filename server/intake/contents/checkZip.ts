import yauzl from 'yauzl';
import type { FileType } from '../../../src/applications/limits';

/** Most entries of an office file. */
const MAX_ZIP_ENTRIES = 2000;
/** Most bytes an office file may hold when unpacked. */
const MAX_UNPACKED_BYTES = 200 * 1_048_576;

/** What an office file turned out to be. */
export type ZipVerdict = 'ok' | 'fileContent' | 'filePassword';

/** Entries by which a type is told from another, and the one macros live in. */
const MARKS: Partial<Record<FileType, RegExp>> = {
  docx: /^word\//,
  pptx: /^ppt\//,
};
const MACROS = /(?:^|\/)vba(?:Project\.bin|Data\.xml)$|^Basic\//i;
const ENCRYPTED = 1;
const ODT_MIME_TYPE = 'application/vnd.oasis.opendocument.text';

/** Unpacks an entry without keeping it; resolves to its bytes, at most `budget` + 1 of them, and its first text. */
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
    // A size in the directory is a claim; only unpacking shows it.
    const { bytes, start } = await unpack(zip, entry, budget);
    budget -= bytes;
    if (budget < 0) return 'fileContent';
    if (type === 'odt' && entry.fileName === 'mimetype') isOfType = start === ODT_MIME_TYPE;
  }
  return isOfType && hasContentTypes ? 'ok' : 'fileContent';
}

/**
 * Whether an office file (docx, pptx, odt) is one: a zip container with the entries of its type, without macros, not
 * encrypted, and no larger unpacked than {@link MAX_UNPACKED_BYTES}. Not more than that is ever read.
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
