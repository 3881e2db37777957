import type { Meta, StoryObj } from '@storybook/react-vite';
import { Picture } from '../../src/components/Picture/Picture';
import { bikePicture, loudPicture } from '../fixtures/posterPictures';

const meta = {
  component: Picture,
  args: { picture: loudPicture, sizes: '90vw' },
} satisfies Meta<typeof Picture>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Another composition for narrow screens. */
export const WithNarrow: Story = { args: { picture: bikePicture, isPriority: true } };
