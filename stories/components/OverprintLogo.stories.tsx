import type { Meta, StoryObj } from '@storybook/react-vite';
import { OverprintLogo } from '../../src/components/OverprintLogo/OverprintLogo';

const meta = { component: OverprintLogo, globals: { theme: 'dark' } } satisfies Meta<typeof OverprintLogo>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
