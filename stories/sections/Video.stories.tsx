import type { Meta, StoryObj } from '@storybook/react-vite';
import { Video } from '../../src/sections/Video/Video';
import { videoBlock } from '../fixtures/blocks';

const meta = {
  component: Video,

  args: { block: videoBlock, layout: 'split' },
} satisfies Meta<typeof Video>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Dark: Story = { globals: { theme: 'dark' } };
