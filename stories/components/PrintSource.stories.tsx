import type { Meta, StoryObj } from '@storybook/react-vite';
import { PrintSource } from '../../src/components/PrintSource/PrintSource';

/** Not visible on screen; see the browser's print preview. */
const meta = {
  component: PrintSource,
  tags: ['no-picture'],
  args: { url: 'https://www.sff.example/presse/klanghaus-wien/' },
} satisfies Meta<typeof PrintSource>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
