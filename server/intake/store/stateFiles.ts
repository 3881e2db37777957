import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { ifPresent } from '../../ifPresent';
import { syncDir, writeIfAbsent } from './durableFiles';
import { ContentProblem } from './parseEntry';

const PATTERN = /^state(?:\.(\d{1,15}))?\.json$/;

/** File name of a revision; older versions only used that of the first. */
export const stateFile = (revision: number): string =>
  revision === 0 ? 'state.json' : `state.${revision}.json`;

/** Text of a state's file, and its revision. */
export interface StateText {
  revision: number;
  text: string;
}

async function revisionsIn(dir: string): Promise<number[]> {
  const matches = (await readdir(dir)).map((name) => PATTERN.exec(name)).filter((match) => match !== null);
  return matches.map(([, revision = '0']) => Number(revision));
}

/**
 * Reads the current state: that of the highest revision.
 *
 * @throws ContentProblem if there is none; ENOENT if there is no such folder
 */
export async function readState(dir: string): Promise<StateText> {
  for (;;) {
    const revisions = await revisionsIn(dir);
    if (revisions.length === 0) throw new ContentProblem('its state is missing');
    const revision = Math.max(...revisions);
    // If it is missing, it was replaced by a higher one in the meantime, or deleted with the entry.
    const text = await ifPresent(readFile(join(dir, stateFile(revision)), 'utf8'));
    if (text !== undefined) return { revision, text };
  }
}

/**
 * Writes the state of a revision, unless this one or a higher one exists: compare-and-swap without a lock that could be
 * left behind. Then removes lower ones.
 *
 * @param temporary a path of this process on the same disk
 * @returns false if another writer was faster, or if higher revisions exist by now, even if they are based on this one
 * @throws ENOENT if there is no such folder
 */
export async function writeState(
  dir: string,
  { revision, text }: StateText,
  temporary: string,
): Promise<boolean> {
  const path = join(dir, stateFile(revision));
  if (!(await writeIfAbsent(path, temporary, text))) return false;
  const others = await revisionsIn(dir);
  // Others have written higher ones: either based on this one, or before it, when its name had become free again.
  if (others.some((other) => other > revision)) {
    await rm(path, { force: true });
    return false;
  }
  await syncDir(dir);
  for (const other of others) if (other < revision) await rm(join(dir, stateFile(other)), { force: true });
  return true;
}
