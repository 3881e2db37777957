import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Chip } from '../../src/components/Chip/Chip';
import { grounds } from './Grounds';
import { Specimen } from './Specimen';

const meta = {
  component: Chip,
  args: { label: 'Berlin', count: 6, isPressed: false, onClick: fn() },
} satisfies Meta<typeof Chip>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    const chip = within(canvasElement).getByRole('button', { name: 'Berlin 6', pressed: false });
    chip.focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onClick).toHaveBeenCalledTimes(1);
  },
};

export const States: Story = grounds(Chip, {
  longest: { label: 'Unternehmenskommunikation und Gebäudemanagement', count: 128 },
  english: { label: 'Vienna' },
  draw: (args) => (
    <Specimen>
      <Chip {...args} />
      <Chip {...args} isPressed />
      <Chip {...args} share={0.6} />
      <Chip {...args} share={1} isPressed />
      <Chip {...args} count={0} isDisabled />
      <Chip {...args} count={undefined} />
    </Specimen>
  ),
});
