import type { Meta, StoryObj } from '@storybook/react-vite';
import { ImageBlock } from '../../src/sections/ImageBlock/ImageBlock';
import { imageBlock } from '../fixtures/blocks';

const meta = {
  component: ImageBlock,

  args: { block: imageBlock, layout: 'split' },
} satisfies Meta<typeof ImageBlock>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

// Drawn as in a split, pixel for pixel.
export const InArticle: Story = { tags: ['no-picture'], args: { layout: 'flow' } };

export const WithoutCaption: Story = {
  tags: ['no-picture'],
  args: { block: { type: 'image', picture: imageBlock.picture } },
};
