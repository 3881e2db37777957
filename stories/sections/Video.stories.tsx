import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Video } from '../../src/sections/Video/Video';
import { filmBlock, videoBlock } from '../fixtures/blocks';

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

export const WithFilm: Story = {
  args: { block: filmBlock },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('button', { name: 'Film abspielen' })).toBeVisible();
  },
};

export const WithFilmEnglish: Story = {
  args: { block: { ...filmBlock, title: 'The film for the traffic light' } },
  globals: { locale: 'en' },
};
