import { rm } from 'node:fs/promises';
import path from 'node:path';

/** Files and folders written by builds, relative to the root. */
const RESULTS = ['.cache', 'dist', 'dist-server', 'src/generated'];

/** Removes everything that builds have written in a copy of the project. */
export async function removeResults(root: string): Promise<void> {
  for (const name of RESULTS) await rm(path.join(root, name), { recursive: true, force: true });
}
