import type { Meta, StoryObj } from '@storybook/react-vite';
import { Cities } from '../../src/sections/Cities/Cities';
import { citiesBlock } from '../fixtures/blocks';
import { englishCities } from '../fixtures/englishBlocks';

const meta = {
  component: Cities,
  parameters: { layout: 'fullscreen' },
  args: { block: citiesBlock, layout: 'split' },
} satisfies Meta<typeof Cities>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const English: Story = { args: { block: englishCities }, globals: { locale: 'en' } };
