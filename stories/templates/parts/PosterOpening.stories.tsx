import type { Meta, StoryObj } from '@storybook/react-vite';
import { PageHead } from '../../../src/templates/parts/PageHead';
import { PosterOpening } from '../../../src/templates/parts/PosterOpening';
import { loudPicture, tilesPicture } from '../../fixtures/posterPictures';

const meta = {
  component: PosterOpening,
  parameters: { layout: 'fullscreen' },
  args: {
    picture: tilesPicture,
    ground: 'light',
    children: <PageHead title="Zwölf für später" size="d1" eyebrow="Kachelei" isOnGround />,
  },
} satisfies Meta<typeof PosterOpening>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** The longest headline: the panel leaves as much of the pattern visible as possible. */
export const LongestWords: Story = {
  args: {
    picture: loudPicture,
    ground: 'dark',
    children: (
      <PageHead title={'SFF veröf\u00ADfentlicht Gehalts\u00ADbänder für alle Rollen'} size="d1" isOnGround />
    ),
  },
  globals: { theme: 'dark' },
};

/** On an overview, the list begins on the first screen. */
export const Compact: Story = {
  args: {
    isCompact: true,
    children: (
      <PageHead title="Seven houses" size="d1" lead={['No house can do it all. Hence seven.']} isOnGround />
    ),
  },
  globals: { locale: 'en' },
};
