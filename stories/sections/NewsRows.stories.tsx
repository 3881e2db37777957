import type { Meta, StoryObj } from '@storybook/react-vite';
import { NewsRows } from '../../src/sections/NewsRows/NewsRows';
import { manyRowsBlock } from '../fixtures/blockStates';
import { rowsBlock } from '../fixtures/blocks';
import { englishNewsRows } from '../fixtures/teasers';
import { longestNewsRows } from '../fixtures/longestBlocks';
import { grounds } from '../components/Grounds';

const meta = {
  component: NewsRows,

  args: { block: rowsBlock, layout: 'split' },
} satisfies Meta<typeof NewsRows>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const ByYear: Story = { args: { block: manyRowsBlock } };

export const English: Story = {
  tags: ['no-picture'],
  args: { block: { type: 'rows', heading: 'Fresh off the press', items: englishNewsRows } },
  globals: { locale: 'en' },
};

export const Grounds: Story = grounds(NewsRows, {
  longest: { block: longestNewsRows },
  english: English.args,
});
