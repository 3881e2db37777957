import { composeStories as composeWith } from '@storybook/react-vite';
import { render } from '@testing-library/react';
import preview from '../../.storybook/preview';

type StoryModule = Parameters<typeof composeWith>[0];

/** Testing Library removes what it has rendered after each test; Storybook only removes it before its next story. */
const annotations = { ...preview, testingLibraryRender: render };

/** Composes stories as Storybook shows them: with texts, router, language and theme. */
export function composeStories<M extends StoryModule>(stories: M) {
  return composeWith(stories, annotations);
}
