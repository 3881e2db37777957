import type { Meta, StoryObj } from '@storybook/react-vite';
import { PosterMosaic } from '../../src/sections/PosterMosaic/PosterMosaic';
import { allPostersBlock } from '../fixtures/blockStates';
import { postersBlock } from '../fixtures/blocks';
import { longTeaser } from '../fixtures/teasers';
import { longestPosters } from '../fixtures/longestBlocks';
import { englishPosters } from '../fixtures/englishBlocks';
import { grounds } from '../components/Grounds';

const meta = {
  component: PosterMosaic,

  args: { block: postersBlock, layout: 'split' },
} satisfies Meta<typeof PosterMosaic>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Four posters; the home page's picture includes them. */
export const Default: Story = { tags: ['no-picture'] };

export const All: Story = {
  tags: ['no-picture'],
  args: { block: allPostersBlock },
};

/** Visitors look for a name in it: on phones the posters are small. */
export const Directory: Story = {
  args: { block: { ...allPostersBlock, items: allPostersBlock.items.slice(0, 5), isDirectory: true } },
};

export const LongestTitle: Story = {
  tags: ['no-picture'],
  args: {
    block: {
      type: 'posters',
      heading: 'Arbeiten',
      items: [longTeaser, { ...longTeaser, href: '/work/kurz/' }],
    },
  },
};

/** One teaser, with its words beside it, suffices to show the effect of the ground. */
export const Grounds: Story = {
  args: {
    block: { ...postersBlock, items: postersBlock.items.slice(3).map((teaser) => ({ ...teaser, slot: 12 })) },
  },
  ...grounds(PosterMosaic, { longest: { block: longestPosters }, english: { block: englishPosters } }),
};
