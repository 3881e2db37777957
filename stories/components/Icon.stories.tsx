import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Icon } from '../../src/components/Icon/Icon';
import { COMMON_ICONS } from '../../src/components/Icon/commonIcons';
import { grounds } from './Grounds';

const meta = {
  component: Icon,
  args: { name: 'arrow-right', size: 24 },
  argTypes: {
    name: {
      control: { type: 'select' },
      options: Object.keys(COMMON_ICONS),
      table: { type: { summary: 'IconChoice' } },
    },
  },
} satisfies Meta<typeof Icon>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** All sizes; the stroke scales with them. The full set is in foundations/Icons. */
export const States: Story = grounds(Icon, {
  draw: (args) => (
    <>
      <Icon {...args} size={20} />
      <Icon {...args} size={24} />
      <Icon {...args} size={32} />
      <Icon {...args} size={48} />
    </>
  ),
});

/** Adjacent text says the same, so the icon is hidden from screen readers. */
export const Silent: Story = {
  tags: ['no-picture'],
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
  },
};
