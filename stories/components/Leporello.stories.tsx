import type { Meta, StoryObj } from '@storybook/react-vite';
import { Leporello } from '../../src/components/Leporello/Leporello';
import { cities } from '../fixtures/teasers';

const meta = {
  component: Leporello,
  parameters: { layout: 'fullscreen' },
  args: { cities, current: 'wien' },
} satisfies Meta<typeof Leporello>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Without a city of its own the page opens the first. */
export const NoCurrentCity: Story = { args: { current: undefined } };

export const Dark: Story = { globals: { theme: 'dark' } };
