import type { Meta, StoryObj } from '@storybook/react-vite';
import { Statement } from '../../src/sections/Statement/Statement';
import { plainStatementBlock, statementBlock } from '../fixtures/blocks';
import { englishStatement } from '../fixtures/englishBlocks';
import { longestStatement } from '../fixtures/longestBlocks';
import { grounds } from '../components/Grounds';

const meta = {
  component: Statement,

  args: { block: statementBlock, layout: 'split' },
} satisfies Meta<typeof Statement>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const WithoutPosters: Story = { args: { block: plainStatementBlock } };

export const InArticle: Story = { args: { block: plainStatementBlock, layout: 'flow' } };

export const English: Story = {
  tags: ['no-picture'],
  args: { block: englishStatement },
  globals: { locale: 'en' },
};

export const Grounds: Story = grounds(Statement, {
  longest: { block: longestStatement },
  english: English.args,
});
