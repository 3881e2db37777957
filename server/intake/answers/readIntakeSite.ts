import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { IntakeSite } from '../../../src/content/intakeSite';
import { errorCode } from '../../errorCode';
import { StartError } from '../../settings';

/** Folder beside the site that the build writes for the server only, e.g. `dist-server`. */
export function serverDirOf(distDir: string): string {
  return `${resolve(distDir)}-server`;
}

/**
 * Reads the build's data on jobs, pages and texts.
 * @throws StartError if the build has not written it
 */
export async function readIntakeSite(distDir: string): Promise<IntakeSite> {
  const file = join(serverDirOf(distDir), 'site.json');
  try {
    return JSON.parse(await readFile(file, 'utf8')) as IntakeSite;
  } catch (error) {
    if (errorCode(error) !== 'ENOENT') throw error;
    throw new StartError(`"${file}" with the open jobs for the intake is missing: run npm run build first.`);
  }
}
