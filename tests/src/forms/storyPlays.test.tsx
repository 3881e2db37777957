import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { cleanup } from '@testing-library/react';
import { forgetForms } from '../../../stories/forms/applicationPlay';
import { composeStories } from '../../helpers/stories';

type StoryModule = Parameters<typeof composeStories>[0];

interface Played {
  play?: unknown;
  run: () => Promise<void>;
}

const FOLDER = join(__dirname, '../../../stories/forms');

const plays = readdirSync(FOLDER)
  .filter((name) => name.endsWith('.stories.tsx'))
  .toSorted()
  .flatMap((name) => {
    const stories = composeStories(require(join(FOLDER, name)) as StoryModule);
    return (Object.entries(stories) as unknown as [string, Played][])
      .filter(([, story]) => story.play !== undefined)
      .map(([story, Story]) => [`${name.replace('.stories.tsx', '')}: ${story}`, Story] as const);
  });

beforeEach(forgetForms);

it.each(plays)('%s behaves as its story tells', async (_name, Story) => {
  await expect(Story.run()).resolves.toBeUndefined();
  cleanup();
});
