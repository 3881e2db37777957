import type { Meta, StoryObj } from '@storybook/react-vite';
import { FactsBlock } from '../../src/sections/FactsBlock/FactsBlock';
import { factsBlock } from '../fixtures/blocks';
import { englishFacts } from '../fixtures/englishBlocks';
import { longestFacts } from '../fixtures/longestBlocks';
import { grounds } from '../components/Grounds';

const meta = {
  component: FactsBlock,

  args: { block: factsBlock, layout: 'split' },
} satisfies Meta<typeof FactsBlock>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const InArticle: Story = { args: { layout: 'flow' } };

export const Grounds: Story = grounds(FactsBlock, {
  longest: { block: longestFacts },
  english: { block: englishFacts },
});
