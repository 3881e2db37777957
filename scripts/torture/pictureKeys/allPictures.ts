import { createHash } from 'node:crypto';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { buildStorybook, STORYBOOK_DIR } from '../../visual/buildStorybook';
import { pictureFiles } from '../../visual/pictureFiles';
import { pictureKeys } from '../../visual/pictureKeys';
import { type Picture, picturedStories, picturesOf } from '../../visual/pictures';
import { takePictures } from '../../visual/takePictures';

/** A project as its pictures show it. */
export interface AllPictures {
  /** Of each pictured story, by its id. */
  stories: Record<string, StoryPictures>;
}

/** One story with what its pictures are made of, and what they are. */
export interface StoryPictures {
  /** From `pictureKeys`, of the file that the story stands in. */
  key: string;
  /** Hash of the pixels of each picture, by the width in px. */
  pictures: Record<string, string>;
}

const fileOf = (root: string, { name }: Picture) => pictureFiles(root, name).current;

async function hashOf(root: string, picture: Picture): Promise<string> {
  const { data, info } = await sharp(fileOf(root, picture))
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return createHash('sha256').update(`${info.width} × ${info.height}`).update(data).digest('hex');
}

/**
 * Takes pictures, and once more those that were not drawn: a busy machine may be too slow for a story that plays.
 * @throws Error with the names of those that were not drawn then either: nothing could be said of their keys
 */
async function takeEach(root: string, pictures: readonly Picture[]): Promise<void> {
  const missing = () => pictures.filter((picture) => !existsSync(fileOf(root, picture)));
  // What an earlier change has drawn must not be taken for what this one draws.
  for (const picture of pictures) rmSync(fileOf(root, picture), { force: true });
  await takePictures(root, pictures, () => undefined);
  await takePictures(root, missing(), () => undefined);
  const names = missing().map(({ name }) => name);
  if (names.length > 0) throw new Error(`Pictures that were not drawn: ${names.join(', ')}.`);
}

/**
 * Builds Storybook, takes all pictures and tells what they are and what their keys are. There must be no references: a
 * picture that differs from one would be drawn twice.
 * @param width in px; all breakpoints without it
 * @throws Error when a picture cannot be drawn
 */
export async function allPictures(root: string, width: number | undefined): Promise<AllPictures> {
  await buildStorybook(root);
  const folder = path.join(root, STORYBOOK_DIR);
  const keys = pictureKeys(root, folder);
  const stories = picturedStories(readFileSync(path.join(folder, 'index.json'), 'utf8'));
  const pictures = picturesOf(stories, { width });
  await takeEach(root, pictures);
  const result: AllPictures = { stories: {} };
  for (const picture of pictures) {
    const { id, importPath } = picture.story;
    const known = (result.stories[id] ??= {
      key: keys.get(importPath.replace(/^\.\//, '')) ?? '',
      pictures: {},
    });
    known.pictures[String(picture.width)] = await hashOf(root, picture);
  }
  return result;
}
