import type { Meta, StoryObj } from '@storybook/react-vite';
import { ControlStrip } from '../../src/components/ControlStrip/ControlStrip';
import { grounds } from './Grounds';

const meta = { component: ControlStrip } satisfies Meta<typeof ControlStrip>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Grounds: Story = grounds(ControlStrip, {});
