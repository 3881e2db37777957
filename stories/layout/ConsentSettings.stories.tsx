import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { ConsentFallback } from '../../src/layout/ConsentSettings/ConsentFallback';
import { ConsentSettings } from '../../src/layout/ConsentSettings/ConsentSettings';

const meta = {
  component: ConsentSettings,
  parameters: { layout: 'fullscreen' },
  args: { isOpen: true, onClose: fn(), onSave: fn() },
} satisfies Meta<typeof ConsentSettings>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const English: Story = {
  globals: { locale: 'en' },
  play: async ({ canvasElement }) => {
    const dialog = within(await within(canvasElement).findByRole('dialog'));
    const addressOf = (name: string) => dialog.getByRole('link', { name }).getAttribute('href');
    await expect(addressOf('Privacy policy')).toBe('/en/data-privacy/');
    await expect(addressOf('Imprint')).toBe('/en/imprint/');
  },
};

export const MediaOn: Story = {
  play: async ({ args, canvasElement, step }) => {
    const canvas = within(canvasElement);
    await step('what is necessary cannot be turned off', async () => {
      await expect(await canvas.findByRole('switch', { name: 'Notwendig' })).toBeDisabled();
      await expect(canvas.getByRole('switch', { name: 'Notwendig' })).toBeChecked();
    });
    await step('a choice of one’s own is saved as it stands', async () => {
      await userEvent.click(canvas.getByRole('switch', { name: 'Medien' }));
      await userEvent.click(canvas.getByRole('button', { name: 'Auswahl speichern' }));
      await expect(args.onSave).toHaveBeenCalledWith({ statistics: false, media: true });
    });
  },
};

export const VendorFailed: Story = {
  render: ({ isOpen, onClose }) => <ConsentFallback isOpen={isOpen} onClose={onClose} />,
};

export const VendorFailedEnglish: Story = {
  tags: ['no-picture'],
  ...VendorFailed,
  globals: { locale: 'en' },
};
