import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Notices } from '../../src/notices/Notices';

const meta = {
  title: 'notices/Notices',
  component: Notices,
  parameters: { layout: 'fullscreen' },
  args: { onClose: fn() },
} satisfies Meta<typeof Notices>;
export default meta;
type Story = StoryObj<typeof meta>;

export const LoadError: Story = {
  args: { loadError: { target: '/ziel/' } },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const alert = within(canvas.getByRole('alert'));
    await expect(alert.getByRole('link', { name: 'Seite direkt öffnen' })).toHaveAttribute(
      'href',
      `${window.location.origin}/ziel/`,
    );
    await userEvent.click(alert.getByRole('button', { name: 'Schließen' }));
    await expect(args.onClose).toHaveBeenCalledWith('loadError');
  },
};

export const LoadErrorEnglish: Story = {
  tags: ['no-picture'],
  ...LoadError,
  play: async () => {},
  globals: { locale: 'en' },
};

export const Update: Story = {
  args: { update: { accept: fn() } },
  play: async ({ args, canvasElement }) => {
    const status = within(within(canvasElement).getByRole('status'));
    await userEvent.click(status.getByRole('button', { name: 'Jetzt laden' }));
    await expect(args.update?.accept).toHaveBeenCalledTimes(1);
    await userEvent.click(status.getByRole('button', { name: 'Später' }));
    await expect(args.onClose).toHaveBeenCalledWith('update');
  },
};

export const UpdateEnglish: Story = {
  tags: ['no-picture'],
  args: { update: { accept: fn() } },
  globals: { locale: 'en' },
};

export const Offline: Story = { args: { network: 'offline' } };

export const OfflineOnDark: Story = { args: { network: 'offline' }, globals: { theme: 'dark' } };

export const BackOnline: Story = { args: { network: 'back' }, globals: { locale: 'en' } };

/** The failed page is the most important of all. */
export const Everything: Story = {
  args: { loadError: { target: '/ziel/' }, update: { accept: fn() }, network: 'offline' },
};

export const Nothing: Story = {
  tags: ['no-picture'],
};
