import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Embed } from '../../src/sections/Embed/Embed';
import { embedBlock } from '../fixtures/blocks';

const meta = {
  component: Embed,
  args: { block: embedBlock, layout: 'split' },
} satisfies Meta<typeof Embed>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const English: Story = {
  args: { block: { ...embedBlock, title: 'Kitchen radio: eleven tracks that survive the kettle' } },
  globals: { locale: 'en' },
};

export const Dark: Story = { globals: { theme: 'dark' } };

/** Nothing is asked of the provider before the click. */
export const LoadedOnce: Story = {
  tags: ['no-picture'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvasElement.querySelector('iframe')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Einmal laden' }));
    const player = canvas.getByTitle('Küchenradio: elf Stücke, die den Wasserkocher überstehen (Tonträger)');
    await expect(player).toHaveFocus();
  },
};
