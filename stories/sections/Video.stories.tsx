import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
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

/** Everything that is heard and seen can be read. */
export const TranscriptOpened: Story = {
  play: async ({ canvas, step }) => {
    const [firstLine = ''] = videoBlock.transcript;
    await step('closed at first', async () => {
      await expect(canvas.getByText(firstLine)).not.toBeVisible();
    });
    await step('a press opens it', async () => {
      await userEvent.click(canvas.getByText('Abschrift lesen'));
      await expect(canvas.getByText(firstLine)).toBeVisible();
    });
  },
};
