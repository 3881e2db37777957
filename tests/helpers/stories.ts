import { composeStories as composeWith } from '@storybook/react-vite';
import preview from '../../.storybook/preview';

type StoryModule = Parameters<typeof composeWith>[0];

/** Composes stories as Storybook shows them: with texts, router, language and theme. */
export function composeStories<M extends StoryModule>(stories: M) {
  return composeWith(stories, preview);
}
