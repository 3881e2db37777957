import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { SchemeSwitch } from '../../src/layout/SchemeSwitch/SchemeSwitch';

const meta = {
  component: SchemeSwitch,
  parameters: { themes: ['dark'] },
  globals: { theme: 'dark' },
} satisfies Meta<typeof SchemeSwitch>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['no-picture'] };

export const English: Story = { tags: ['no-picture'], globals: { locale: 'en' } };

/** One of three is selected: the device's scheme, unless another one was chosen. */
export const OneOfThree: Story = {
  tags: ['no-picture'],
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('radio', { name: 'System' })).toBeChecked();
    await userEvent.click(canvas.getByRole('radio', { name: 'Dunkel' }));
    await expect(canvas.getByRole('radio', { name: 'Dunkel' })).toBeChecked();
    await expect(canvas.getByRole('radio', { name: 'System' })).not.toBeChecked();
  },
};
