import type { Meta, StoryObj } from '@storybook/react-vite';
import { PrintSheet } from '../../src/components/PrintSheet/PrintSheet';
import { scanCode } from '../fixtures/scanCode';

/** Not visible on screen; see the browser's print preview. */
const meta = {
  component: PrintSheet,
  tags: ['no-picture'],
  args: {
    code: scanCode,
    label: 'Scannen und weiterlesen',
  },
} satisfies Meta<typeof PrintSheet>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const English: Story = { args: { label: 'Scan and read on' }, globals: { locale: 'en' } };
