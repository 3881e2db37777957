import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { ShareBlock } from '../../src/components/ShareBlock/ShareBlock';
import { grounds } from './Grounds';

/** Mocks the clipboard and removes the device's own share function. */
function standIn(writeText: () => Promise<void>): void {
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } });
  Object.defineProperty(navigator, 'share', { configurable: true, value: undefined });
}

const meta = {
  component: ShareBlock,
  beforeEach: () => standIn(async () => {}),
  args: {
    url: 'https://www.sff.example/presse/klanghaus-wien/',
    title: 'SFF eröffnet in Wien ein Haus für Klang und Sprache',
  },
} satisfies Meta<typeof ShareBlock>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const English: Story = {
  tags: ['no-picture'],
  args: { url: 'https://www.sff.example/en/press/sound-house-vienna/', title: 'SFF opens a house for sound' },
  globals: { locale: 'en' },
};

export const OfAJob: Story = {
  tags: ['no-picture'],
  args: { heading: 'Stelle weitergeben', printLabel: 'Stelle drucken' },
};

export const Copied: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Link kopieren' }));
    await expect(await canvas.findByText('Link kopiert.')).toBeVisible();
    await expect(canvas.queryByRole('textbox')).not.toBeInTheDocument();
  },
};

export const WithoutClipboard: Story = {
  beforeEach: () => standIn(() => Promise.reject(new Error('refused'))),
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Link kopieren' }));
    const address = await canvas.findByRole<HTMLInputElement>('textbox', { name: 'Adresse dieser Seite' });
    await expect(address).toHaveValue(args.url);
    await expect(address).toHaveFocus();
    await expect([address.selectionStart, address.selectionEnd]).toEqual([0, args.url.length]);
    await expect(canvas.getByRole('status')).toHaveTextContent('Die Adresse ist markiert.');
  },
};

export const DeviceShares: Story = {
  beforeEach: () => {
    Object.defineProperty(navigator, 'share', { configurable: true, value: () => Promise.resolve() });
  },
  play: async ({ canvasElement }) => {
    await expect(
      await within(canvasElement).findByRole('button', { name: 'Mit einer App teilen' }),
    ).toBeVisible();
  },
};

export const Grounds: Story = grounds(ShareBlock, {
  longest: {
    heading: 'Stellenausschreibung weiterempfehlen',
    printLabel: 'Stellenausschreibungsblatt drucken',
  },
  english: English.args,
});
