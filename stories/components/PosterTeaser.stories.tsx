import type { Meta, StoryObj } from '@storybook/react-vite';
import { PosterTeaser } from '../../src/components/PosterTeaser/PosterTeaser';
import { caseTeasers, longTeaser } from '../fixtures/teasers';

const [bike = longTeaser] = caseTeasers;

const meta = {
  component: PosterTeaser,
  args: { teaser: bike, level: 2 },
} satisfies Meta<typeof PosterTeaser>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const LongestTitle: Story = { args: { teaser: longTeaser } };

/** A German page on an English one. */
export const OtherLanguage: Story = {
  args: { teaser: { ...bike, hreflang: 'de' } },
  globals: { locale: 'en' },
};

export const Dark: Story = { globals: { theme: 'dark' } };
