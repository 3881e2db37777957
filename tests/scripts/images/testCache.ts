import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Creates an empty folder for one test file; `remove` deletes it. */
export async function makeTempFolder(): Promise<{ path: string; remove: () => Promise<void> }> {
  const path = await mkdtemp(join(tmpdir(), 'sff-images-'));
  return { path, remove: () => rm(path, { recursive: true, force: true }) };
}
