import type { Meta, StoryObj } from '@storybook/react-vite';
import { StageArt } from '../../src/components/StageArt/StageArt';

const meta = {
  component: StageArt,
  parameters: { layout: 'fullscreen' },
  args: { format: 'wide' },
} satisfies Meta<typeof StageArt>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Tall: Story = { args: { format: 'tall' } };
