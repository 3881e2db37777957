import type { Meta, StoryObj } from '@storybook/react-vite';
import { Statement } from '../../src/sections/Statement/Statement';
import { plainStatementBlock, statementBlock } from '../fixtures/blocks';
import { englishStatement } from '../fixtures/englishBlocks';

const meta = {
  component: Statement,

  args: { block: statementBlock, layout: 'split' },
} satisfies Meta<typeof Statement>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const WithoutPosters: Story = { args: { block: plainStatementBlock } };

export const InArticle: Story = { args: { block: plainStatementBlock, layout: 'flow' } };

export const English: Story = { args: { block: englishStatement }, globals: { locale: 'en' } };

export const Dark: Story = { globals: { theme: 'dark' } };
