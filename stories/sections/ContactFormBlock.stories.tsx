import type { Meta, StoryObj } from '@storybook/react-vite';
import { ContactFormBlock } from '../../src/sections/ContactFormBlock/ContactFormBlock';
import { contactFormBlock } from '../fixtures/blockStates';

const meta = {
  component: ContactFormBlock,
  args: { block: contactFormBlock },
  globals: { theme: 'yellow' },
} satisfies Meta<typeof ContactFormBlock>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const FormAlone: Story = { args: { block: { ...contactFormBlock, direct: [] } } };

export const English: Story = { globals: { locale: 'en', theme: 'yellow' } };
