import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { withFile } from './writeFault';

let writes = 0;

/** A name beside a file that no other write of this process or another one uses. */
function draftOf(path: string): string {
  writes += 1;
  return `${path}.${process.pid}-${writes}.part`;
}

/** Writes a file atomically: readers and other writers never see a part of it. Creates missing parent folders. */
export async function writeWhole(path: string, bytes: string | Uint8Array): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  const draft = draftOf(path);
  try {
    await writeFile(draft, bytes);
    await rename(draft, path);
  } catch (error) {
    await rm(draft, { force: true });
    throw withFile(error, path);
  }
}

/** Like `writeWhole`, for callers that cannot wait. */
export function writeWholeSync(path: string, bytes: string | Uint8Array): void {
  mkdirSync(dirname(path), { recursive: true });
  const draft = draftOf(path);
  try {
    writeFileSync(draft, bytes);
    renameSync(draft, path);
  } catch (error) {
    rmSync(draft, { force: true });
    throw withFile(error, path);
  }
}
