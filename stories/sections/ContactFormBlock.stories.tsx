import type { Meta, StoryObj } from '@storybook/react-vite';
import { ContactFormBlock } from '../../src/sections/ContactFormBlock/ContactFormBlock';
import { contactFormBlock } from '../fixtures/blockStates';
import { longestContact } from '../fixtures/longestBlocks';

const meta = {
  component: ContactFormBlock,
  args: { block: contactFormBlock },
  globals: { theme: 'yellow' },
} satisfies Meta<typeof ContactFormBlock>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const FormAlone: Story = {
  tags: ['no-picture'],
  args: { block: { ...contactFormBlock, direct: [] } },
};

export const English: Story = { globals: { locale: 'en', theme: 'yellow' } };

export const LongestText: Story = {
  args: { block: { ...contactFormBlock, direct: [longestContact, ...contactFormBlock.direct.slice(1)] } },
};
