import type { Meta, StoryObj } from '@storybook/react-vite';
import { Contact } from '../../src/sections/Contact/Contact';
import { contactBlock } from '../fixtures/blocks';
import { englishContact } from '../fixtures/englishBlocks';

const meta = {
  component: Contact,

  args: { block: contactBlock, layout: 'split' },
} satisfies Meta<typeof Contact>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const InArticle: Story = { args: { layout: 'flow' } };

export const English: Story = { args: { block: englishContact }, globals: { locale: 'en' } };
