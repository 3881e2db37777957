import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Video } from '../../src/sections/Video/Video';
import { useStore } from '../../src/store/store';
import { filmBlock } from '../fixtures/blockStates';
import { videoBlock } from '../fixtures/blocks';
import { longestVideoTitle } from '../fixtures/longestBlocks';
import { grounds } from '../components/Grounds';

const meta = {
  component: Video,

  args: { block: videoBlock, layout: 'split' },
} satisfies Meta<typeof Video>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Everything audible and visible can also be read. */
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
  tags: ['no-picture'],
  args: { block: filmBlock },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('button', { name: 'Film abspielen' })).toBeVisible();
  },
};

const largeFilm = {
  ...filmBlock,
  isLarge: true,
  ...(filmBlock.film && {
    film: { ...filmBlock.film, sources: [{ href: '/film.webm', type: 'video/webm' }] },
  }),
};

/** The poster, with length and size of the film, which plays above the page. */
export const OpensLarge: Story = { tags: ['no-picture'], args: { block: largeFilm } };

/** The film plays above the page, so only its poster is visible here. */
export const PlaysLarge: Story = {
  tags: ['no-picture'],
  args: { block: largeFilm },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Film abspielen 0:12, 3,1\u00A0MB' });
    await expect(link).toHaveAttribute('data-cursor', 'play');
    await userEvent.click(link);
    await expect(useStore.getState().overlay).toMatchObject({ active: true, props: { type: 'video' } });
    useStore.getState().closeOverlay();
  },
};

export const WithFilmEnglish: Story = {
  tags: ['no-picture'],
  args: {
    block: {
      ...filmBlock,
      title: 'The film for the traffic light',
      ...(filmBlock.film && { film: { ...filmBlock.film, size: '3.1\u00A0MB' } }),
    },
  },
  globals: { locale: 'en' },
};

export const Grounds: Story = grounds(Video, {
  longest: { block: { ...filmBlock, title: longestVideoTitle } },
  english: WithFilmEnglish.args,
});
