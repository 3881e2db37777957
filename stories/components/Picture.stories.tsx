import { css } from '@linaria/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Picture } from '../../src/components/Picture/Picture';
import { bikePicture, loudPicture, viennaPicture, wallPicture } from '../fixtures/posterPictures';

const box = css`
  width: 240px;
  height: 320px;
`;

const small = css`
  width: 280px;
`;

const meta = {
  component: Picture,
  args: { picture: loudPicture, sizes: '90vw' },
} satisfies Meta<typeof Picture>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** With a different composition for narrow screens. */
export const WithNarrow: Story = {
  tags: ['no-picture'],
  args: { picture: bikePicture, isPriority: true },
};

/** A photograph in several formats: browsers load the first one they support. */
export const Photograph: Story = {
  args: { picture: wallPicture },
  // Small, because the file size of a photograph's reference image grows with its pixels.
  decorators: [
    (Story) => (
      <div className={small}>
        <Story />
      </div>
    ),
  ],
};

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

/** Fits a cut-out figure into the box, which is filled with the picture's ground. */
export const Whole: Story = {
  ...Cover,
  tags: ['no-picture'],
  args: { fit: 'whole', picture: { ...viennaPicture, sources: [], isFree: true } },
};
