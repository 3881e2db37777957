import { existsSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';

/**
 * Puts a finished folder in the place of another one by renaming, so that nobody ever sees half of it.
 * The old folder is removed afterwards; if the swap fails it is put back.
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
