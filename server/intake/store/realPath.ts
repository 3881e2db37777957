import { realpath } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';

/**
 * A path without symbolic links. Of a path that does not exist or cannot be looked up, those of the nearest folder above
 * it are followed.
 */
export async function realPath(path: string): Promise<string> {
  const whole = resolve(path);
  const parent = dirname(whole);
  const real = await realpath(whole).catch(() => undefined);
  return real ?? (parent === whole ? whole : join(await realPath(parent), basename(whole)));
}
