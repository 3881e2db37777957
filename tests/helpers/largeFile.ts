import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { temporaryFolder } from './temporaryFolder';

/**
 * Path of a PDF file one byte larger than the 10 MB that are allowed; it lasts as long as the tests of the file that asks for it. The
 * browser reads it from the disk: copying a buffer into the page takes a second of processor time.
 */
export function largePdf(name: string): string {
  const file = path.join(temporaryFolder(), name);
  const bytes = Buffer.alloc(10 * 1_048_576 + 1);
  bytes.write('%PDF-1.7 ');
  writeFileSync(file, bytes);
  return file;
}
