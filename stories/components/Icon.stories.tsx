import type { Meta, StoryObj } from '@storybook/react-vite';
import { Icon } from '../../src/components/Icon/Icon';

const meta = {
  component: Icon,
  args: { name: 'arrow-right', size: 24 },
} satisfies Meta<typeof Icon>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** All sizes; the stroke grows with them. The whole set stands in foundations/Icons. */
export const States: Story = {
  render: () => (
    <>
      <Icon name="search" size={20} />
      <Icon name="search" size={24} />
      <Icon name="search" size={32} />
      <Icon name="search" size={48} />
    </>
  ),
};
