import type { Meta, StoryObj } from '@storybook/react-vite';
import { PrintSheet } from '../../src/components/PrintSheet/PrintSheet';
import { scanCode } from '../fixtures/scanCode';

/** Shows nothing on a screen; look at it in the print preview of the browser. */
const meta = {
  component: PrintSheet,
  tags: ['no-picture'],
  args: {
    url: 'https://www.sff.example/presse/klanghaus-wien/',
    code: scanCode,
    label: 'Scannen und weiterlesen',
  },
} satisfies Meta<typeof PrintSheet>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const English: Story = { args: { label: 'Scan and read on' }, globals: { locale: 'en' } };
