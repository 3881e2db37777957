import type { Meta, StoryObj } from '@storybook/react-vite';
import { Faq } from '../../src/sections/Faq/Faq';
import { faqBlock } from '../fixtures/blocks';

const meta = {
  component: Faq,

  args: { block: faqBlock, layout: 'split' },
} satisfies Meta<typeof Faq>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const InArticle: Story = { args: { layout: 'flow' } };
