import { open } from 'node:fs/promises';
import { join } from 'node:path';
import { claimedType } from '../../../src/applications/checkFile';
import type { FieldError } from '../../../src/applications/errors';
import type { FileType } from '../../../src/applications/limits';
import { checkOle } from './checkOle';
import { checkZip, type UnpackBudget, unpackBudget } from './checkZip';
import { needsPassword } from './pdfPassword';
import type { IndexedFile } from '../store/receivedFile';

const OLE = Buffer.from('d0cf11e0a1b11ae1', 'hex');
const ZIP = Buffer.from('504b0304', 'hex');

/** First bytes of each type (OWASP File Upload Cheat Sheet). */
const SIGNATURES: Record<FileType, Buffer> = {
  pdf: Buffer.from('%PDF-'),
  doc: OLE,
  docx: ZIP,
  odt: ZIP,
  pptx: ZIP,
  rtf: Buffer.from('{\\rtf'),
  jpg: Buffer.from('ffd8ff', 'hex'),
  jpeg: Buffer.from('ffd8ff', 'hex'),
  png: Buffer.from('89504e470d0a1a0a', 'hex'),
};
const LONGEST_SIGNATURE = 8;

async function readStart(path: string): Promise<Buffer> {
  const handle = await open(path);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(LONGEST_SIGNATURE), 0, LONGEST_SIGNATURE, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await handle.close();
  }
}

/** Problem with the content of a stored file whose name and size are valid; undefined if it matches the file's type. */
async function checkOne(
  path: string,
  type: FileType,
  budget: UnpackBudget,
): Promise<'fileContent' | 'filePassword' | undefined> {
  const start = await readStart(path);
  const signature = SIGNATURES[type];
  if (!start.subarray(0, signature.length).equals(signature)) {
    // A password-protected office file is an OLE container instead of a zip file.
    if (signature !== ZIP || !start.equals(OLE)) return 'fileContent';
  }
  if (type === 'pdf') return (await needsPassword(path)) ? 'filePassword' : undefined;
  if (signature !== ZIP && signature !== OLE) return undefined;
  const verdict = await (start.equals(OLE) ? checkOle(path, type) : checkZip(path, type, budget));
  return verdict === 'ok' ? undefined : verdict;
}

/** Checks the contents of staged files, which must have passed all other checks. */
export async function checkContents(dir: string, files: readonly IndexedFile[]): Promise<FieldError[]> {
  const errors: FieldError[] = [];
  const budget = unpackBudget();
  for (const { file, index } of files) {
    const type = claimedType(file);
    const code = type && (await checkOne(join(dir, file.storedAs), type, budget));
    if (code) errors.push({ field: file.kind, code, params: { index } });
  }
  return errors;
}
