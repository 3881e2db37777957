import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
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
  /** Hash of the pixels of each picture, by the width in px; what went wrong where there is no picture. */
  pictures: Record<string, string>;
}

async function hashOf(root: string, { name }: Picture): Promise<string> {
  const file = pictureFiles(root, name).current;
  if (!existsSync(file)) return 'not drawn';
  const { data, info } = await sharp(file).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return createHash('sha256').update(`${info.width} × ${info.height}`).update(data).digest('hex');
}

/**
 * Builds Storybook, takes all pictures and tells what they are and what their keys are. There must be no references: a
 * picture that differs from one would be drawn twice.
 * @param width in px; all breakpoints without it
 */
export async function allPictures(root: string, width: number | undefined): Promise<AllPictures> {
  await buildStorybook(root);
  const folder = path.join(root, STORYBOOK_DIR);
  const keys = pictureKeys(root, folder);
  const stories = picturedStories(readFileSync(path.join(folder, 'index.json'), 'utf8'));
  const pictures = picturesOf(stories, { width });
  await takePictures(root, pictures, () => undefined);
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
