import { css } from '@linaria/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Picture } from '../../src/components/Picture/Picture';
import { bikePicture, loudPicture } from '../fixtures/posterPictures';

const box = css`
  width: 240px;
  height: 320px;
`;

const meta = {
  component: Picture,
  args: { picture: loudPicture, sizes: '90vw' },
} satisfies Meta<typeof Picture>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Another composition for narrow screens. */
export const WithNarrow: Story = { args: { picture: bikePicture, isPriority: true } };

/** Fills the box around it. */
export const Cover: Story = {
  args: { fit: 'cover' },
  decorators: [
    (Story) => (
      <div className={box}>
        <Story />
      </div>
    ),
  ],
};
