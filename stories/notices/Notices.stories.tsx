import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Notices, type NoticesProps } from '../../src/notices/Notices';

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

/** The failed page load takes precedence. */
export const Everything: Story = {
  args: { loadError: { target: '/ziel/' }, update: { accept: fn() }, network: 'offline' },
};

function Closing(args: NoticesProps) {
  const [closed, setClosed] = useState<Partial<NoticesProps>>({});
  return (
    <>
      <main tabIndex={-1}>
        <a href="#text">Weiterlesen</a>
      </main>
      <Notices {...args} {...closed} onClose={(name) => setClosed({ ...closed, [name]: undefined })} />
    </>
  );
}

/** The focus returns to its previous element, or to the page if there was none. */
export const Closed: Story = {
  tags: ['no-picture'],
  args: { loadError: { target: '/ziel/' }, update: { accept: fn() } },
  render: (args) => <Closing {...args} />,
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement);
    await step('back to the link', async () => {
      canvas.getByRole('link', { name: 'Weiterlesen' }).focus();
      await userEvent.tab();
      await userEvent.keyboard('{Enter}');
      await expect(canvas.getByRole('alert')).toBeEmptyDOMElement();
      await expect(canvas.getByRole('link', { name: 'Weiterlesen' })).toHaveFocus();
    });
    await step('to the page', async () => {
      canvas.getByRole('link', { name: 'Weiterlesen' }).blur();
      canvas.getByRole('button', { name: 'Später' }).focus();
      await userEvent.keyboard('{Enter}');
      await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
      await expect(canvas.getByRole('main')).toHaveFocus();
    });
  },
};

export const Nothing: Story = {
  tags: ['no-picture'],
};
