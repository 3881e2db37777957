import type { Meta, StoryObj } from '@storybook/react-vite';
import { PosterMosaic } from '../../src/sections/PosterMosaic/PosterMosaic';
import { allPostersBlock } from '../fixtures/blockStates';
import { postersBlock } from '../fixtures/blocks';
import { longTeaser } from '../fixtures/teasers';

const meta = {
  component: PosterMosaic,

  args: { block: postersBlock, layout: 'split' },
} satisfies Meta<typeof PosterMosaic>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const All: Story = {
  tags: ['no-picture'],
  args: { block: allPostersBlock },
};

export const LongestTitle: Story = {
  args: {
    block: {
      type: 'posters',
      heading: 'Arbeiten',
      items: [longTeaser, { ...longTeaser, href: '/work/kurz/' }],
    },
  },
};
