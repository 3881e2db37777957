import type { Meta, StoryObj } from '@storybook/react-vite';
import { Text } from '../../src/sections/Text/Text';
import { longTextBlock } from '../fixtures/blockStates';
import { textBlock } from '../fixtures/blocks';
import { englishText } from '../fixtures/englishBlocks';
import { longestText } from '../fixtures/longestBlocks';
import { grounds } from '../components/Grounds';

const meta = {
  component: Text,

  args: { block: textBlock, layout: 'split' },
} satisfies Meta<typeof Text>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Longest: Story = { args: { block: longTextBlock } };

export const InArticle: Story = { args: { block: longTextBlock, layout: 'flow' } };

export const WithoutHeading: Story = { args: { block: { type: 'text', paragraphs: textBlock.paragraphs } } };

export const English: Story = {
  tags: ['no-picture'],
  args: { block: englishText },
  globals: { locale: 'en' },
};

export const Grounds: Story = grounds(Text, { longest: { block: longestText }, english: English.args });
