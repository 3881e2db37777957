import { css } from '@linaria/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { StageArt } from '../../src/components/StageArt/StageArt';
import { STAGE_SIZES } from '../../src/lib/stageStrips';

const frame = css`
  height: 100vh;
`;

const meta = {
  component: StageArt,
  parameters: { layout: 'fullscreen' },
  args: { format: 'wide' },
  argTypes: {
    format: {
      control: { type: 'inline-radio' },
      options: Object.keys(STAGE_SIZES),
      table: { type: { summary: 'keyof typeof STAGE_SIZES' } },
    },
  },
  decorators: [
    (Story) => (
      <div className={frame}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof StageArt>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Tall: Story = { args: { format: 'tall' } };

export const Moving: Story = { tags: ['no-picture'], args: { drift: 'running' } };
