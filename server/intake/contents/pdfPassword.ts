import { type FileHandle, open } from 'node:fs/promises';
import { type PdfEncryption, opensWithoutPassword } from './pdfEncryption';
import { type PdfDictionary, readDictionary } from './pdfSyntax';

/** Bytes read around the places that describe how to read a PDF. */
const WINDOW_BYTES = 64 * 1024;
/** Overlap of two consecutive search windows, bytes, so that no match is cut in two. */
const OVERLAP_BYTES = 64;

async function readAt(handle: FileHandle, position: number, length = WINDOW_BYTES): Promise<string> {
  const { buffer, bytesRead } = await handle.read(Buffer.alloc(length), 0, length, Math.max(position, 0));
  return buffer.toString('latin1', 0, bytesRead);
}

/** Position after the last definition of an object: later definitions replace earlier ones. */
async function findObject(handle: FileHandle, size: number, id: string): Promise<number | undefined> {
  const pattern = new RegExp(`(?<!\\d)${id.replace(' ', '\\s+')}\\s+obj\\b`, 'g');
  let found: number | undefined;
  for (let position = 0; position < size; position += WINDOW_BYTES - OVERLAP_BYTES) {
    const text = await readAt(handle, position);
    for (const match of text.matchAll(pattern)) found = position + match.index + match[0].length;
  }
  return found;
}

const text = (value: PdfDictionary[string] | undefined) => (Buffer.isBuffer(value) ? value : undefined);
const number = (value: PdfDictionary[string] | undefined) => (typeof value === 'number' ? value : undefined);

function encryptionOf(dictionary: PdfDictionary, id: Buffer): PdfEncryption | undefined {
  const [revision, permissions] = [number(dictionary['R']), number(dictionary['P'])];
  const [owner, user] = [text(dictionary['O']), text(dictionary['U'])];
  if (revision === undefined || permissions === undefined || !owner || !user) return undefined;
  const version = number(dictionary['V']) ?? 0;
  // Length in bits; crypt filters of version 4 always have 128.
  const length = version >= 4 ? 128 : (number(dictionary['Length']) ?? 40);
  const encryptsMetadata = dictionary['EncryptMetadata'] !== false;
  return { revision, permissions, owner, user, keyBytes: length / 8, encryptsMetadata, id };
}

/** First half of the file identifier, from the trailer; empty if there is none. */
function identifierOf(parts: readonly string[]): Buffer {
  for (const part of parts) {
    const start = part.search(/\/ID\s*\[/);
    const identifier = start < 0 ? undefined : readDictionary(`<<${part.slice(start)}`)?.['ID'];
    if (Array.isArray(identifier) && Buffer.isBuffer(identifier[0])) return identifier[0];
  }
  return Buffer.alloc(0);
}

/**
 * True if a PDF can only be opened with a password. One that merely restricts printing or copying does not count. Files
 * that cannot be parsed count as open: people will see the problem. Reads the end of the file and, only if it is
 * encrypted, all of it in small steps.
 */
export async function needsPassword(path: string): Promise<boolean> {
  const handle = await open(path);
  try {
    const { size } = await handle.stat();
    const tail = await readAt(handle, size - WINDOW_BYTES);
    const start = /^startxref\s+(\d{1,10})/.exec(tail.slice(tail.lastIndexOf('startxref')))?.[1];
    // The trailer stands before `startxref`; in a linearized file or with a cross-reference stream, it is where
    // `startxref` points.
    const parts = [tail, start === undefined ? '' : await readAt(handle, Number(start))];
    const trailer = parts.find((part) => /\/Encrypt\b/.test(part));
    if (trailer === undefined) return false;
    const reference = /\/Encrypt\s+(\d{1,10}\s+\d{1,5})\s+R\b/.exec(trailer)?.[1]?.replace(/\s+/, ' ');
    const place = reference === undefined ? undefined : await findObject(handle, size, reference);
    const source =
      place === undefined
        ? trailer.slice(trailer.search(/\/Encrypt\b/) + 8)
        : await readAt(handle, place, 4096);
    const dictionary = readDictionary(source);
    if (!dictionary) return false;
    // Encrypted for the holders of certificates; nobody else can read it.
    if (dictionary['Filter'] !== 'Standard') return dictionary['Filter'] !== undefined;
    const encryption = encryptionOf(dictionary, identifierOf(parts));
    return encryption !== undefined && !opensWithoutPassword(encryption);
  } finally {
    await handle.close();
  }
}
