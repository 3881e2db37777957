import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { IconButton } from '../../src/components/IconButton/IconButton';
import { OnAllThemes, Specimen } from './Specimen';

const nothing = () => undefined;

const meta = {
  component: IconButton,
  args: { label: 'Nach oben', icon: 'arrow-up', onClick: nothing },
} satisfies Meta<typeof IconButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const States: Story = {
  parameters: { layout: 'fullscreen' },
  render: () => (
    <OnAllThemes>
      <Specimen>
        <IconButton label="Nach oben" icon="arrow-up" onClick={nothing} />
        <IconButton label="Schließen" icon="close" variant="outline" onClick={nothing} />
        <IconButton
          label="Bewegung anhalten"
          icon="stage-pause"
          shape="round"
          aria-pressed={false}
          onClick={nothing}
        />
        <IconButton
          label="Bewegung starten"
          icon="stage-play"
          shape="round"
          variant="outline"
          onClick={nothing}
        />
      </Specimen>
    </OnAllThemes>
  ),
};

/** The accessible name is not visible. */
export const Pressed: Story = {
  args: { onClick: fn(), 'aria-pressed': false },
  tags: ['no-picture'],
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Nach oben', pressed: false }));
    await userEvent.keyboard('{Enter}');
    await expect(args.onClick).toHaveBeenCalledTimes(2);
  },
};
