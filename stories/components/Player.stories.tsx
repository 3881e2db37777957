import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Player } from '../../src/components/Player/Player';
import { filmBlock } from '../fixtures/blockStates';
import { videoBlock } from '../fixtures/blocks';

const film = filmBlock.film ?? {
  seconds: 0,
  width: 16,
  height: 9,
  hasSound: false,
  size: '',
  sources: [],
  captions: [],
};

const meta = {
  component: Player,
  args: { film, title: filmBlock.title, poster: videoBlock.picture.wide.src },
} satisfies Meta<typeof Player>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const captions = await canvas.findByRole('button', { name: 'Untertitel', pressed: true });
    await userEvent.click(captions);
    await expect(captions).toHaveAttribute('aria-pressed', 'false');
  },
};

/** Arrow keys move the position by five seconds. */
export const Seeking: Story = {
  tags: ['no-picture'],
  play: async ({ canvasElement }) => {
    const slider = await within(canvasElement).findByRole('slider', { name: 'Stelle im Film' });
    slider.focus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowLeft}');
    await expect(slider).toHaveAttribute('aria-valuetext', '0:05 / 0:12');
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
    await expect(slider).toHaveAttribute('aria-valuetext', '0:00 / 0:12');
  },
};

export const Silent: Story = { args: { film: { ...film, hasSound: false } } };

const UPRIGHT_POSTER =
  '<svg xmlns="http://www.w3.org/2000/svg" width="1080" height="1920"><path fill="#ffed00" d="M0 0h1080v1920H0z"/><circle cx="540" cy="960" r="420" fill="#29abe2"/></svg>';

/** An upright film is no taller than the window. */
export const Upright: Story = {
  tags: ['no-picture'],
  args: {
    film: { ...film, width: 1080, height: 1920 },
    poster: `data:image/svg+xml,${encodeURIComponent(UPRIGHT_POSTER)}`,
  },
};

export const English: Story = {
  globals: { locale: 'en' },
};
