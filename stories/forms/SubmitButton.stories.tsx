import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { SubmitButton } from '../../src/forms/SubmitButton/SubmitButton';
import { grounds } from '../components/Grounds';

const meta = {
  component: SubmitButton,
  args: {
    label: 'Bewerbung senden',
    busyLabel: 'Wird gesendet …',
    isBusy: false,
    status: '',
  },
} satisfies Meta<typeof SubmitButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Busy: Story = {
  args: {
    isBusy: true,
    onCancel: fn(),
    progress: '64 % gesendet',
    status: 'Unterlagen werden übertragen: 50 %',
  },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('button', { name: 'Wird gesendet …' })).toHaveAttribute('aria-disabled');
    await userEvent.click(canvas.getByRole('button', { name: 'Abbrechen' }));
    await expect(args.onCancel).toHaveBeenCalled();
  },
};

export const Again: Story = { args: { label: 'Noch einmal senden' } };

export const LongestText: Story = {
  tags: ['no-picture'],
  args: { label: 'Initiativbewerbungsunterlagen für Klang und Sprache in Wien jetzt absenden' },
};

export const English: Story = {
  tags: ['no-picture'],
  args: { label: 'Send application' },
  globals: { locale: 'en' },
};

export const Grounds: Story = grounds(SubmitButton, {
  longest: LongestText.args,
  english: English.args,
  draw: (args) => <SubmitButton {...args} />,
});
