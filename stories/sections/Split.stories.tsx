import type { Meta, StoryObj } from '@storybook/react-vite';
import { Split } from '../../src/sections/Split/Split';

const meta = {
  component: Split,
  args: {
    heading: 'Links steht, worum es geht',
    layout: 'split',
    children: <p>Rechts steht, was es ist.</p>,
  },
} satisfies Meta<typeof Split>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Flow: Story = { args: { layout: 'flow' } };

export const LongestHeading: Story = {
  args: {
    heading:
      'Straßenbahnhaltestellenansagestimmen und andere Dinge, die man erst vermisst, wenn sie schweigen',
  },
};

export const WithoutHeading: Story = { args: { heading: undefined } };
