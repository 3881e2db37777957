import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
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
