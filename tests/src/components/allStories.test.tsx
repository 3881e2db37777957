import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { render } from '@testing-library/react';
import axe from 'axe-core';
import type { ComponentType } from 'react';
import { composeStories } from '../../helpers/stories';

type StoryModule = Parameters<typeof composeStories>[0];

/** What needs a real browser or a whole page is measured there; colours are measured in tests/src/theme. */
const AXE_OPTIONS: axe.RunOptions = {
  rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
};

const ROOMS = ['components', 'sections', 'foundations', 'notices'];

const files = ROOMS.flatMap((room) => {
  const folder = join(__dirname, '../../../stories', room);
  return readdirSync(folder)
    .filter((name) => name.endsWith('.stories.tsx'))
    .toSorted()
    .map((name) => [`${room}/${name.replace('.stories.tsx', '')}`, join(folder, name)] as const);
});

it.each(files)('every story of %s can be used by everyone', async (_name, file) => {
  const stories = composeStories((await import(file)) as StoryModule);
  expect(Object.keys(stories).length).toBeGreaterThan(0);
  for (const [name, Story] of Object.entries(stories) as [string, ComponentType][]) {
    const { container, unmount } = render(<Story />);
    const { violations } = await axe.run(container, AXE_OPTIONS);
    const found = violations.map(
      ({ id, nodes }) => `${name}: ${id} at ${nodes.map((node) => node.html).join(', ')}`,
    );
    expect(found).toEqual([]);
    unmount();
  }
});
