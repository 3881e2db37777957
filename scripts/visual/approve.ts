import { existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import pLimit from 'p-limit';
import sharp from 'sharp';
import type { Outcome, PictureResult } from './outcome';
import { meantStories } from './pictures';
import { PICTURE_DIRS, pictureFiles } from './pictureFiles';

/** Longest side of a WebP picture, px (WebP container specification). */
const LONGEST_PX = 16_383;

/** Pictures that are compressed at the same time. */
const AT_ONCE = 2;

/** What was taken over. */
export interface Approval {
  /** Names of references that are new. */
  added: string[];
  /** Names of references that are another picture now. */
  replaced: string[];
  /** Names of references that are gone. */
  removed: string[];
  /** Bytes of the pictures before and after they were compressed. */
  bytes: { before: number; after: number };
}

/**
 * A picture without loss in the fewest bytes.
 * @throws {Error} when it is too tall for the format, or if a pixel were lost
 */
export async function compressPicture(png: Buffer, name: string): Promise<Buffer> {
  const before = await sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const { width, height } = before.info;
  if (Math.max(width, height) > LONGEST_PX) {
    throw new Error(
      `${name} is ${width} × ${height} px, but a reference has at most ${LONGEST_PX} px a side. Make the story shorter or tag it 'no-picture'.`,
    );
  }
  const webp = await sharp(png).webp({ lossless: true, effort: 5 }).toBuffer();
  const after = await sharp(webp).ensureAlpha().raw().toBuffer();
  if (!after.equals(before.data)) throw new Error(`${name} lost pixels when it was compressed.`);
  return webp;
}

/** Whether a reference without a story belongs to what is being approved: its path begins or goes on like it. */
function isOrphanMeant(name: string, only: string | undefined): boolean {
  if (only === undefined) return true;
  const wanted = only.toLowerCase();
  const lower = name.toLowerCase();
  const id = lower
    .replace(/\.w\d+$/, '')
    .replace(/\/([^/]*)$/, '--$1')
    .replaceAll('/', '-');
  return lower.startsWith(`${wanted}/`) || lower.includes(`/${wanted}/`) || id === wanted;
}

/** Results of the stories that are being approved. */
function resultsOf({ results }: Outcome, only: string | undefined): PictureResult[] {
  const stories = [...new Map(results.map(({ picture }) => [picture.story.id, picture.story])).values()];
  const meant = new Set(meantStories(stories, only).map(({ id }) => id));
  return results.filter(({ picture }) => meant.has(picture.story.id));
}

async function takeOver(root: string, name: string, approval: Approval): Promise<void> {
  const { current, reference, difference } = pictureFiles(root, name);
  const png = readFileSync(current);
  const webp = await compressPicture(png, name);
  (existsSync(reference) ? approval.replaced : approval.added).push(name);
  mkdirSync(path.dirname(reference), { recursive: true });
  writeFileSync(reference, webp);
  rmSync(current);
  rmSync(difference, { force: true });
  approval.bytes.before += png.length;
  approval.bytes.after += webp.length;
}

/**
 * Makes the new pictures of a run the references, of all stories or of some, and removes references without a story.
 * @param onPicture is told after each picture how many of how many are done
 * @throws {Error} when there is no such story, or a picture is gone or cannot be compressed
 */
export async function approve(
  root: string,
  outcome: Outcome,
  only: string | undefined,
  onPicture: (done: number, total: number) => void,
): Promise<Approval> {
  const approval: Approval = { added: [], replaced: [], removed: [], bytes: { before: 0, after: 0 } };
  const orphans = outcome.orphans.filter((name) => isOrphanMeant(name, only));
  const results = resultsOf(outcome, only);
  // The last story of a component may be gone, and its references are all that is left of it.
  if (only !== undefined && results.length === 0 && orphans.length === 0) {
    throw new Error(`The last run has no pictures of "${only}". Its report names what can be approved.`);
  }
  const waiting = results.filter(({ state }) => state === 'changed' || state === 'new');
  const gone = waiting.filter(({ picture }) => !existsSync(pictureFiles(root, picture.name).current));
  if (gone.length > 0 && gone.length === waiting.length) {
    throw new Error(
      'These pictures have been taken over already, or were removed. Run "npm run visual" again for new ones.',
    );
  }
  const names = waiting.filter((result) => !gone.includes(result)).map(({ picture }) => picture.name);
  let done = 0;
  await pLimit(AT_ONCE).map(names, async (name) => {
    await takeOver(root, name, approval);
    done += 1;
    onPicture(done, waiting.length);
  });
  for (const name of orphans) {
    const { reference } = pictureFiles(root, name);
    // What is no picture at all kept its own ending.
    const file = existsSync(reference) ? reference : path.join(root, PICTURE_DIRS.reference, name);
    if (!statSync(file, { throwIfNoEntry: false })?.isFile()) continue;
    rmSync(file);
    approval.removed.push(name);
  }
  return approval;
}
