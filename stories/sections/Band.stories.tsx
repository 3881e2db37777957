import type { Meta, StoryObj } from '@storybook/react-vite';
import { Band } from '../../src/sections/Band/Band';

const meta = {
  component: Band,
  parameters: { layout: 'fullscreen' },
  args: { width: 'container', children: <p>Ein Band: Grund, Breite und der Raum darum.</p> },
} satisfies Meta<typeof Band>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Coloured: Story = { args: { theme: 'lime', width: 'bleed' } };
