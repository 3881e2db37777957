import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/**
 * Path of a PDF file one byte larger than the 10 MB that are allowed; it lasts as long as the tests of the file that asks for it. The
 * browser reads it from the disk: copying a buffer into the page takes a second of processor time.
 */
export function largePdf(name: string): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'sff-large-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  const file = path.join(folder, name);
  const bytes = Buffer.alloc(10 * 1_048_576 + 1);
  bytes.write('%PDF-1.7 ');
  writeFileSync(file, bytes);
  return file;
}
