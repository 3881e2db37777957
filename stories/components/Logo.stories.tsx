import type { Meta, StoryObj } from '@storybook/react-vite';
import { Logo } from '../../src/components/Logo/Logo';
import { grounds } from './Grounds';

const meta = { component: Logo } satisfies Meta<typeof Logo>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Grounds: Story = grounds(Logo, {});
