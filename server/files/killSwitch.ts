import { access, constants, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type BuildList, contentHash } from '../../src/hosting/buildList';
import { codingByExtension, KILL_SWITCH_DIR, readSiteFile, type SiteFile } from './siteFile';
import type { SiteIndex } from './siteIndex';

const WORKER = 'sw.js';

const isReadable = (file: string): Promise<boolean> =>
  access(file, constants.R_OK).then(
    () => true,
    () => false,
  );

/**
 * Reads the service worker if an operator has replaced it by its kill switch, whatever the rest of the folder is like.
 *
 * @param lists Builds whose kill switch it may be.
 * @returns Undefined if it is another file.
 */
export async function readKillSwitch(
  distDir: string,
  lists: readonly (BuildList | undefined)[],
  { everywhere, rules }: SiteIndex,
): Promise<SiteFile | undefined> {
  const hash = await readFile(join(distDir, WORKER)).then(contentHash, () => '');
  const list = lists.find((one) => one?.files[`${KILL_SWITCH_DIR}/${WORKER}`]?.[1] === hash);
  if (!list) return undefined;
  const present = new Set<string>();
  for (const extension of Object.keys(codingByExtension)) {
    const name = WORKER + extension;
    if (await isReadable(join(distDir, name))) present.add(`/${name}`);
  }
  return readSiteFile(`/${WORKER}`, { dir: distDir, present, everywhere, rules, list });
}
