import type { Meta, StoryObj } from '@storybook/react-vite';
import { List } from '../../src/sections/List/List';
import { listBlock } from '../fixtures/blocks';
import { englishList } from '../fixtures/englishBlocks';
import { longestList } from '../fixtures/longestBlocks';
import { grounds } from '../components/Grounds';

const meta = {
  component: List,

  args: { block: listBlock, layout: 'split' },
} satisfies Meta<typeof List>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const InArticle: Story = { args: { layout: 'flow' } };

export const English: Story = {
  tags: ['no-picture'],
  args: { block: englishList },
  globals: { locale: 'en' },
};

export const Grounds: Story = grounds(List, { longest: { block: longestList }, english: English.args });
