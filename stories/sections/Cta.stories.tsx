import type { Meta, StoryObj } from '@storybook/react-vite';
import { Cta } from '../../src/sections/Cta/Cta';
import { colouredCtaBlock, ctaBlock } from '../fixtures/blocks';
import { englishCta } from '../fixtures/englishBlocks';

const meta = {
  component: Cta,

  args: { block: ctaBlock, layout: 'split' },
} satisfies Meta<typeof Cta>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Coloured: Story = { args: { block: colouredCtaBlock } };

export const Dark: Story = { globals: { theme: 'dark' } };

export const English: Story = { args: { block: englishCta }, globals: { locale: 'en' } };
