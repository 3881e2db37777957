import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { PAPER_ICONS } from '../../src/components/Icon/paperIcons';
import { TextButton } from '../../src/components/TextButton/TextButton';
import { grounds } from './Grounds';
import { Specimen } from './Specimen';

const meta = {
  component: TextButton,
  args: { children: 'Drucken', icon: PAPER_ICONS.print, onClick: fn() },
} satisfies Meta<typeof TextButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Drucken' }));
    await expect(args.onClick).toHaveBeenCalled();
  },
};

export const States: Story = grounds(TextButton, {
  longest: { children: 'Stellenausschreibungsblatt drucken' },
  english: { children: 'Print' },
  draw: (args) => (
    <Specimen>
      <TextButton {...args} size="small" />
      <TextButton {...args} />
      <TextButton {...args} size="lead" />
      <TextButton onClick={args.onClick}>{args.children}</TextButton>
    </Specimen>
  ),
});
