import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { BUILD_LIST } from '../../src/hosting/buildList';
import { INTAKE_SITE_FILE, serverDirOf } from '../../src/hosting/serverFolder';

/** Files of the site that change when a build, or the service worker's kill switch, is put into the folder. */
const WATCHED = [BUILD_LIST, 'sw.js', 'sw.js.br', 'sw.js.gz'];

/**
 * Inodes, sizes and times of the watched files and of the intake's data; changes with every build put into the folders.
 * The time is the one that a change of a file's rights sets too, because these may have kept a build from being read.
 */
export async function folderStamp(distDir: string): Promise<string> {
  const files = WATCHED.map((name) => join(distDir, name));
  files.push(join(serverDirOf(distDir), INTAKE_SITE_FILE));
  const marks = await Promise.all(
    files.map(async (file) => {
      const facts = await stat(file).catch(() => undefined);
      return facts ? `${facts.ino}:${facts.size}:${facts.ctimeMs}` : '';
    }),
  );
  return marks.join(' ');
}
