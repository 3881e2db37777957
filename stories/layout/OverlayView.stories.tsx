import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { OverlayView } from '../../src/layout/OverlayView/OverlayView';
import { bikePicture, soundPicture, viennaPicture } from '../fixtures/posterPictures';

const pictures = [
  { picture: viennaPicture, caption: 'Wien dreht sich.' },
  { picture: bikePicture },
  { picture: soundPicture, caption: 'So sieht ein Lied aus, bevor es jemand hört.' },
];

const accept = fn();

const meta = {
  component: OverlayView,
  parameters: { layout: 'fullscreen' },
  args: {
    isOpen: true,
    onClose: fn(),
    overlay: {
      type: 'dialog',
      trackingID: 'leave-site',
      title: 'Du verlässt SFF',
      text: 'Der Link führt zu einer anderen Website und öffnet sich in einem neuen Tab.',
      acceptLabel: 'Weiter',
      cancelLabel: 'Bleiben',
      onAcceptance: accept,
    },
  },
} satisfies Meta<typeof OverlayView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvasElement, step }) => {
    const canvas = within(canvasElement);
    await step('staying closes it and agrees to nothing', async () => {
      accept.mockClear();
      await userEvent.click(await canvas.findByRole('button', { name: 'Bleiben' }));
      await expect(args.onClose).toHaveBeenCalledTimes(1);
      await expect(accept).not.toHaveBeenCalled();
    });
    await step('going on agrees', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Weiter' }));
      await expect(accept).toHaveBeenCalledTimes(1);
    });
  },
};

export const Image: Story = {
  args: {
    overlay: {
      type: 'image',
      trackingID: 'poster',
      picture: bikePicture,
      caption: 'Zwei Räder, keine Ausrede.',
    },
  },
};

export const Gallery: Story = {
  tags: ['no-picture'],
  args: { overlay: { type: 'gallery', trackingID: 'case-posters', pictures, index: 0 } },
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement);
    await step('arrow keys go round', async () => {
      await waitFor(() => expect(canvas.getByRole('heading', { name: 'Bild 1 / 3' })).toHaveFocus());
      await userEvent.keyboard('{ArrowLeft}');
      await waitFor(() => expect(canvas.getByRole('heading', { name: 'Bild 3 / 3' })).toBeVisible());
      await userEvent.keyboard('{ArrowRight}');
      await expect(canvas.getByRole('heading', { name: 'Bild 1 / 3' })).toBeVisible();
    });
    await step('position and caption are announced', async () => {
      const announced = canvasElement.querySelector('figcaption');
      await expect(announced).toHaveAttribute('aria-live', 'polite');
      await expect(announced).toHaveTextContent(/^Bild 1 \/ 3 Wien dreht sich\.$/);
      await userEvent.keyboard('{ArrowRight}');
      await expect(announced).toHaveTextContent(/^Bild 2 \/ 3$/);
      await userEvent.keyboard('{ArrowLeft}');
    });
    await step('so do the buttons', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Nächstes Bild' }));
      await expect(canvas.getByRole('heading', { name: 'Bild 2 / 3' })).toBeVisible();
      await userEvent.click(canvas.getByRole('button', { name: 'Vorheriges Bild' }));
    });
  },
};

export const GalleryEnglish: Story = {
  args: { overlay: { type: 'gallery', trackingID: 'case-posters', pictures, index: 2 } },
  globals: { locale: 'en' },
};

export const Film: Story = {
  // It is not known when the film's first frame is drawn.
  tags: ['no-picture'],
  args: {
    overlay: {
      type: 'video',
      trackingID: 'case-film',
      title: 'Zwei Räder, keine Ausrede',
      film: {
        seconds: 12,
        width: 960,
        height: 540,
        hasSound: false,
        size: '183\u00A0kB',
        sources: [],
        captions: [],
      },
      poster: '/posters/rollwerk-h.svg',
    },
  },
};

export const LongQuestion: Story = {
  args: {
    overlay: {
      type: 'dialog',
      trackingID: 'leave-form',
      title: 'Deine Bewerbung ist noch nicht abgeschickt und bleibt nicht für immer hier',
      text: 'Die Texte heben wir bis zum Schließen des Tabs auf, die Dateien nicht. Wenn du jetzt gehst, wählst du sie beim nächsten Mal neu aus. Das dauert meistens nicht lange, ärgert aber fast alle.',
      acceptLabel: 'Trotzdem gehen',
      cancelLabel: 'Weiterschreiben',
    },
  },
};
