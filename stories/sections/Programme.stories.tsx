import type { Meta, StoryObj } from '@storybook/react-vite';
import { Programme } from '../../src/sections/Programme/Programme';
import { programmeBlock } from '../fixtures/blockStates';
import { englishProgramme } from '../fixtures/englishBlocks';
import { longestProgramme } from '../fixtures/longestBlocks';
import { grounds } from '../components/Grounds';

const meta = {
  component: Programme,

  args: { block: programmeBlock, layout: 'split' },
} satisfies Meta<typeof Programme>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const English: Story = {
  tags: ['no-picture'],
  args: { block: englishProgramme },
  globals: { locale: 'en' },
};

export const Grounds: Story = grounds(Programme, {
  longest: { block: longestProgramme },
  english: English.args,
});
