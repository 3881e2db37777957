import type { Meta, StoryObj } from '@storybook/react-vite';
import { Cta } from '../../src/sections/Cta/Cta';
import { colouredCtaBlock, ctaBlock } from '../fixtures/blocks';
import { englishCta } from '../fixtures/englishBlocks';
import { longestCta } from '../fixtures/longestBlocks';
import { grounds } from '../components/Grounds';

const meta = {
  component: Cta,

  args: { block: ctaBlock, layout: 'split' },
} satisfies Meta<typeof Cta>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Coloured: Story = { args: { block: colouredCtaBlock } };

export const English: Story = {
  tags: ['no-picture'],
  args: { block: englishCta },
  globals: { locale: 'en' },
};

export const Grounds: Story = grounds(Cta, { longest: { block: longestCta }, english: English.args });
