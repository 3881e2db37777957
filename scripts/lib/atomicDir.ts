import { existsSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';

/**
 * Replaces a folder by renaming a finished one into its place, so that it is never seen half-written. The old folder is
 * removed afterwards, or restored if the swap fails.
 */
export async function replaceDir(finished: string, target: string): Promise<void> {
  const old = `${target}.old`;
  await rm(old, { recursive: true, force: true });
  const hadTarget = existsSync(target);
  if (hadTarget) await rename(target, old);
  try {
    await rename(finished, target);
  } catch (error) {
    if (hadTarget) await rename(old, target);
    throw error;
  }
  await rm(old, { recursive: true, force: true });
}
