import type { Meta, StoryObj } from '@storybook/react-vite';
import { Downloads } from '../../src/sections/Downloads/Downloads';
import { downloadsBlock } from '../fixtures/blocks';
import { englishDownloads } from '../fixtures/englishBlocks';
import { longestDownloads } from '../fixtures/longestBlocks';
import { grounds } from '../components/Grounds';

const meta = {
  component: Downloads,

  args: { block: downloadsBlock, layout: 'split' },
} satisfies Meta<typeof Downloads>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const InArticle: Story = { args: { layout: 'flow' } };

export const English: Story = {
  tags: ['no-picture'],
  args: { block: englishDownloads },
  globals: { locale: 'en' },
};

export const Grounds: Story = grounds(Downloads, {
  longest: { block: longestDownloads },
  english: English.args,
});
