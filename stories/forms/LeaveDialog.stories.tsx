import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { LeaveDialog } from '../../src/forms/LeaveDialog/LeaveDialog';

const meta = {
  component: LeaveDialog,
  args: {
    isOpen: true,
    onStay: fn(),
    onLeave: fn(),
    children: 'Deine Texte bleiben in diesem Tab gespeichert, die Dateien nur, bis du ihn neu lädst.',
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof LeaveDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    const dialog = await within(canvasElement).findByRole('dialog', { name: 'Seite verlassen?' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Weiter ausfüllen' }));
    await expect(args.onStay).toHaveBeenCalled();
  },
};

export const English: Story = {
  globals: { locale: 'en' },
  args: { children: 'Your text stays saved in this tab. Your files stay only until you reload it.' },
};
