import type { Meta, StoryObj } from '@storybook/react-vite';
import { Figures } from '../../src/sections/Figures/Figures';
import { figuresBlock, manyFiguresBlock } from '../fixtures/blocks';
import { englishFigures } from '../fixtures/englishBlocks';

const meta = {
  component: Figures,

  args: { block: figuresBlock, layout: 'split' },
} satisfies Meta<typeof Figures>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { globals: { theme: 'lime' } };

export const Many: Story = { args: { block: manyFiguresBlock } };

export const InArticle: Story = { args: { block: manyFiguresBlock, layout: 'flow' } };

export const English: Story = { args: { block: englishFigures }, globals: { locale: 'en' } };
