import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Embed } from '../../src/sections/Embed/Embed';
import { embedBlock } from '../fixtures/blocks';
import { grounds } from '../components/Grounds';

const meta = {
  component: Embed,
  args: { block: embedBlock, layout: 'split' },
} satisfies Meta<typeof Embed>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const English: Story = {
  tags: ['no-picture'],
  args: { block: { ...embedBlock, title: 'Kitchen radio: eleven tracks that survive the kettle' } },
  globals: { locale: 'en' },
};

/** No requests to the provider before the click. */
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

export const Grounds: Story = grounds(Embed, {
  longest: { block: { ...embedBlock, title: 'Straßenbahnhaltestellenansagestimmen, elf Stücke' } },
  english: English.args,
});
