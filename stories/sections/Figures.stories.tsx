import type { Meta, StoryObj } from '@storybook/react-vite';
import { Figures } from '../../src/sections/Figures/Figures';
import { figuresBlock, manyFiguresBlock } from '../fixtures/blocks';
import { englishFigures } from '../fixtures/englishBlocks';
import { longestFigures } from '../fixtures/longestBlocks';
import { grounds } from '../components/Grounds';

const meta = {
  component: Figures,

  args: { block: figuresBlock, layout: 'split' },
} satisfies Meta<typeof Figures>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { globals: { theme: 'lime' } };

export const Many: Story = { args: { block: manyFiguresBlock } };

export const InArticle: Story = { args: { block: manyFiguresBlock, layout: 'flow' } };

export const English: Story = {
  tags: ['no-picture'],
  args: { block: englishFigures },
  globals: { locale: 'en' },
};

export const Grounds: Story = grounds(Figures, { longest: { block: longestFigures }, english: English.args });
