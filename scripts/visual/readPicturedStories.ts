import { readFileSync } from 'node:fs';
import path from 'node:path';
import { STORYBOOK_DIR } from './buildStorybook';
import { picturedStories } from './pictures';

/** Returns the pictured stories of the static Storybook, in its order. */
export const readPicturedStories = (root: string) =>
  picturedStories(readFileSync(path.join(root, STORYBOOK_DIR, 'index.json'), 'utf8'));
