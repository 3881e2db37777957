import type { Meta, StoryObj } from '@storybook/react-vite';
import { Reference } from '../../src/components/Reference/Reference';

const meta = {
  component: Reference,
  args: { children: 'SFF-7K3M2-Q9XPA' },
  tags: ['no-picture'],
} satisfies Meta<typeof Reference>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** If it does not fit at the end of a line on a phone, it wraps as a whole. */
export const AtTheEndOfALine: Story = {
  render: ({ children }) => (
    <p>
      Beworben am 12. November 2026 · <Reference>{children}</Reference>
    </p>
  ),
  globals: { viewport: { value: 'xs' } },
};
