import type { Meta, StoryObj } from '@storybook/react-vite';
import { Hero } from '../../../src/templates/parts/Hero';
import { PageHead } from '../../../src/templates/parts/PageHead';
import { bikePicture, loudPicture, soundPicture } from '../../fixtures/posterPictures';

const meta = {
  component: Hero,
  parameters: { layout: 'fullscreen' },
  args: {
    picture: bikePicture,
    ground: 'lime',
    children: <PageHead title="Zwei Räder, keine Ausrede" eyebrow="Rollwerk" isNarrow />,
  },
} satisfies Meta<typeof Hero>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Dark: Story = {
  args: {
    picture: soundPicture,
    ground: 'dark',
    children: <PageHead title="Ein Logo, das man hört" eyebrow="Klangraum" isNarrow />,
  },
  globals: { theme: 'dark' },
};

export const BlackPosterOnLightPage: Story = {
  args: {
    picture: loudPicture,
    ground: 'dark',
    children: <PageHead title="Loud" eyebrow="Hörfein" isNarrow />,
  },
  globals: { theme: 'light', locale: 'en' },
};
