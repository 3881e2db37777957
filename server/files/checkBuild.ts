import { readFile, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { type BuildList, contentHash } from '../../src/hosting/buildList';
import { serverDirOf } from '../../src/hosting/serverFolder';
import { ifPresent, NO_FILE } from '../ifPresent';
import { inParallel } from '../inParallel';
import { PartialBuildError } from './siteFile';

/** Text of a file; undefined if there is none. */
export const readIfPresent = (file: string): Promise<string | undefined> =>
  ifPresent(readFile(file, 'utf8'), NO_FILE);

const differs = (name: string): PartialBuildError =>
  new PartialBuildError(`${name} differs from the build list`);

/**
 * Compares the sizes of all listed files, which costs little enough for every second.
 * @throws PartialBuildError if a listed file is missing or has a different size
 */
export async function checkSizes(distDir: string, list: BuildList): Promise<void> {
  const serverDir = serverDirOf(distDir);
  for (const [dir, files, prefix] of [
    [distDir, list.files, ''],
    [serverDir, list.server, `${basename(serverDir)}/`],
  ] as const) {
    for (const [name, [size]] of Object.entries(files)) {
      // It may have been replaced by the kill switch; its content is checked when it is read.
      if (dir === distDir && name.startsWith('sw.js')) continue;
      const facts = await ifPresent(stat(join(dir, name)), NO_FILE);
      if (facts?.size !== size) throw differs(prefix + name);
    }
  }
}

/**
 * Compares the content of the files that only the server uses: those of two builds often have the same size.
 * @throws PartialBuildError if one is missing or differs from the build list
 */
export async function checkServerFiles(distDir: string, list: BuildList): Promise<void> {
  const dir = serverDirOf(distDir);
  await inParallel(Object.entries(list.server), async ([name, [, hash]]) => {
    const content = await ifPresent(readFile(join(dir, name)), NO_FILE);
    if (!content || contentHash(content) !== hash) throw differs(`${basename(dir)}/${name}`);
  });
}
