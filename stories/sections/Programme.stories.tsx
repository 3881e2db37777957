import type { Meta, StoryObj } from '@storybook/react-vite';
import { Programme } from '../../src/sections/Programme/Programme';
import { programmeBlock } from '../fixtures/blockStates';
import { englishProgramme } from '../fixtures/englishBlocks';

const meta = {
  component: Programme,

  args: { block: programmeBlock, layout: 'split' },
} satisfies Meta<typeof Programme>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Dark: Story = { globals: { theme: 'dark' } };

export const English: Story = { args: { block: englishProgramme }, globals: { locale: 'en' } };
