import type { Meta, StoryObj } from '@storybook/react-vite';
import { FactsBlock } from '../../src/sections/FactsBlock/FactsBlock';
import { factsBlock } from '../fixtures/blocks';

const meta = {
  component: FactsBlock,

  args: { block: factsBlock, layout: 'split' },
} satisfies Meta<typeof FactsBlock>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const InArticle: Story = { args: { layout: 'flow' } };
