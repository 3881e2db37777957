import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Chip } from '../../src/components/Chip/Chip';
import { OnAllThemes, Specimen } from './Specimen';

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

export const States: Story = {
  render: (args) => (
    <OnAllThemes>
      <Specimen>
        <Chip {...args} />
        <Chip {...args} label="Wien" count={3} isPressed />
        <Chip {...args} label="Klang" count={0} />
        <Chip {...args} label="Alle" count={undefined} />
        <Chip {...args} label="Personal, Finanzen und Gebäudemanagement der Gruppe" count={128} />
      </Specimen>
    </OnAllThemes>
  ),
};
