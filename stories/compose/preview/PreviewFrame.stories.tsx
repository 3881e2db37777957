import type { Meta, StoryObj } from '@storybook/react-vite';
import { PreviewFrame } from './PreviewFrame';

const meta = {
  title: 'compose/Preview frame',
  component: PreviewFrame,
  tags: ['!autodocs', '!dev', 'no-picture'],
  parameters: { layout: 'fullscreen', isKept: true },
  globals: { theme: 'light', locale: 'en' },
} satisfies Meta<typeof PreviewFrame>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The window in which "Compose a page" shows its page; empty by itself. */
export const Frame: Story = {};
