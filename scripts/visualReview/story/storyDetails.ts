import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pictureFiles } from '../../visual/pictureFiles';
import { pictureName, storySlug } from '../../visual/pictures';
import type { Relative, StoryDetails, StoryFacts } from '../protocol';

/** Returns the line of a story: `export const LongestText`, whose id ends with `longest-text`. */
function lineOf(root: string, { file, id }: StoryFacts): number {
  const absolute = path.join(root, file);
  if (!existsSync(absolute)) return 1;
  const slug = storySlug({ id }).replaceAll('-', '');
  const lines = readFileSync(absolute, 'utf8').split('\n');
  const index = lines.findIndex(
    (line) => /^export const (\w+)/.exec(line)?.[1]?.replaceAll('_', '').toLowerCase() === slug,
  );
  return index < 0 ? 1 : index + 1;
}

/** Returns a story with all pictures of its component; undefined if there is no such story. */
export function storyDetails(
  root: string,
  stories: readonly StoryFacts[],
  storyId: string,
  widths: readonly number[],
): StoryDetails | undefined {
  const facts = stories.find(({ id }) => id === storyId);
  if (!facts) return undefined;
  const relatives = stories
    .filter(({ title, isPictured }) => title === facts.title && isPictured)
    .flatMap((story) =>
      widths.map((width): Relative => {
        const name = pictureName(story, width);
        const hasReference = existsSync(pictureFiles(root, name).reference);
        const { id, name: words, theme, locale } = story;
        return { storyId: id, story: words, theme, locale, width, name, hasReference };
      }),
    );
  return { facts, line: lineOf(root, facts), relatives };
}
