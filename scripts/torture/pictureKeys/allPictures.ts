import { createHash } from 'node:crypto';
import { existsSync, rmSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { buildStorybook, STORYBOOK_DIR } from '../../visual/buildStorybook';
import { pictureFiles } from '../../visual/pictureFiles';
import { pictureKeys } from '../../visual/pictureKeys';
import { type Picture, picturesOf } from '../../visual/pictures';
import { readPicturedStories } from '../../visual/readPicturedStories';
import { fileOf } from '../../visual/storyFile';
import { takePictures } from '../../visual/takePictures';

/** All pictures of a project. */
export interface AllPictures {
  /** By story id. */
  stories: Record<string, StoryPictures>;
}

/** The key of a story and its pictures. */
export interface StoryPictures {
  /** Key from `pictureKeys` of the story's file. */
  key: string;
  /** Hash of the pixels of each picture, by width in px. */
  pictures: Record<string, string>;
}

/** Folder without reference images: a picture that differs from one would be taken twice. */
const pictureRoot = (root: string) => path.join(root, '.cache/all-pictures');

const pngOf = (root: string, { name }: Picture) => pictureFiles(pictureRoot(root), name).current;

async function hashOf(root: string, picture: Picture): Promise<string> {
  const { data, info } = await sharp(pngOf(root, picture))
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return createHash('sha256').update(`${info.width} × ${info.height}`).update(data).digest('hex');
}

/**
 * Takes pictures, retrying the missing ones once: a busy machine may be too slow for a story with a play function.
 * @throws Error naming the pictures that are still missing: their keys cannot be checked
 */
async function takeEach(root: string, pictures: readonly Picture[]): Promise<void> {
  const missing = () => pictures.filter((picture) => !existsSync(pngOf(root, picture)));
  // Remove pictures of earlier changes, so that they are not mistaken for new ones.
  for (const picture of pictures) rmSync(pngOf(root, picture), { force: true });
  await takePictures(root, pictures, () => undefined, pictureRoot(root));
  await takePictures(root, missing(), () => undefined, pictureRoot(root));
  const names = missing().map(({ name }) => name);
  if (names.length > 0) throw new Error(`Pictures that were not drawn: ${names.join(', ')}.`);
}

/**
 * Builds Storybook, takes all pictures and returns their hashes and keys.
 * @param width in px; all breakpoints if undefined
 * @throws Error if a picture cannot be taken
 */
export async function allPictures(root: string, width: number | undefined): Promise<AllPictures> {
  await buildStorybook(root);
  const keys = pictureKeys(root, path.join(root, STORYBOOK_DIR));
  const pictures = picturesOf(readPicturedStories(root), { width });
  await takeEach(root, pictures);
  const result: AllPictures = { stories: {} };
  for (const picture of pictures) {
    const { story } = picture;
    const known = (result.stories[story.id] ??= { key: keys.get(fileOf(story)) ?? '', pictures: {} });
    known.pictures[String(picture.width)] = await hashOf(root, picture);
  }
  return result;
}
