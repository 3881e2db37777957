import type { Meta, StoryObj } from '@storybook/react-vite';
import { Contact } from '../../src/sections/Contact/Contact';
import { contactBlock } from '../fixtures/blocks';
import { englishContact } from '../fixtures/englishBlocks';
import { longestContact } from '../fixtures/longestBlocks';
import { grounds } from '../components/Grounds';

const meta = {
  component: Contact,

  args: { block: contactBlock, layout: 'split' },
} satisfies Meta<typeof Contact>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const InArticle: Story = { args: { layout: 'flow' } };

export const English: Story = {
  tags: ['no-picture'],
  args: { block: englishContact },
  globals: { locale: 'en' },
};

export const Grounds: Story = grounds(Contact, { longest: { block: longestContact }, english: English.args });
