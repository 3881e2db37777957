import { existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import pLimit from 'p-limit';
import sharp from 'sharp';
import { type Outcome, pictureHash, type PictureResult } from './outcome';
import { meantStories } from './pictures';
import { PICTURE_DIRS, pictureFiles } from './pictureFiles';

/** Maximum side length of a WebP image, px (WebP container specification). */
const LONGEST_PX = 16_383;

/** Number of pictures compressed concurrently. */
const AT_ONCE = 2;

/** Result of approving pictures. */
export interface Approval {
  /** Names of new reference images. */
  added: string[];
  /** Names of replaced reference images. */
  replaced: string[];
  /** Names of removed reference images. */
  removed: string[];
  /** Total bytes of the pictures before and after compression. */
  bytes: { before: number; after: number };
}

/**
 * Compresses a picture as small as possible without loss.
 * @throws {Error} if it is too tall for the format, or a pixel has changed
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

/** True if a reference image without a story matches the argument: as a part of its path, or as its story's id. */
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

/** Returns the results of the stories to approve. */
function resultsOf({ results }: Outcome, only: string | undefined): PictureResult[] {
  const stories = [...new Map(results.map(({ picture }) => [picture.story.id, picture.story])).values()];
  const meant = new Set((only === undefined ? stories : meantStories(stories, only)).map(({ id }) => id));
  return results.filter(({ picture }) => meant.has(picture.story.id));
}

async function takeOver(root: string, { picture, hash }: PictureResult, approval: Approval): Promise<void> {
  const { name } = picture;
  const { current, reference, difference } = pictureFiles(root, name);
  const png = readFileSync(current);
  if (pictureHash(png) !== hash) {
    throw new Error(`${name} is not the picture that the last run has taken. Run "npm run visual" again.`);
  }
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
 * Turns the new pictures of a run into reference images, of all or some stories, and removes reference images without a
 * story.
 * @param onPicture called after each picture
 * @throws {Error} if no story matches, or a picture is missing, is not that of the run, or cannot be compressed
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
  // If the last story of a component was removed, only its reference images are left.
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
  const there = waiting.filter((result) => !gone.includes(result));
  let done = 0;
  await pLimit(AT_ONCE).map(there, async (result) => {
    await takeOver(root, result, approval);
    done += 1;
    onPicture(done, waiting.length);
  });
  for (const name of orphans) {
    const { reference } = pictureFiles(root, name);
    // Files that are not pictures have their full name.
    const file = existsSync(reference) ? reference : path.join(root, PICTURE_DIRS.reference, name);
    if (!statSync(file, { throwIfNoEntry: false })?.isFile()) continue;
    rmSync(file);
    approval.removed.push(name);
  }
  return approval;
}
