import type { Meta, StoryObj } from '@storybook/react-vite';
import { Cities } from '../../src/sections/Cities/Cities';
import { citiesBlock } from '../fixtures/blocks';
import { englishCities } from '../fixtures/englishBlocks';
import { longestCities } from '../fixtures/longestBlocks';
import type { BlockViewOf } from '../../src/content/view';
import { grounds } from '../components/Grounds';

const meta = {
  component: Cities,
  parameters: { layout: 'fullscreen' },
  args: { block: citiesBlock, layout: 'split' },
} satisfies Meta<typeof Cities>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Two cities suffice to show the effect of the ground. */
const twoOf = (block: BlockViewOf<'cities'>) => ({
  ...block,
  items: block.items.filter(({ id }) => ['duesseldorf', 'wien'].includes(id)),
});

export const English: Story = {
  tags: ['no-picture'],
  args: { block: englishCities },
  globals: { locale: 'en' },
};

export const Grounds: Story = {
  args: { block: twoOf(citiesBlock) },
  ...grounds(Cities, {
    longest: { block: { ...twoOf(citiesBlock), ...longestCities } },
    english: { block: twoOf(englishCities) },
    isBleed: true,
  }),
};
