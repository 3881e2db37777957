import type { Meta, StoryObj } from '@storybook/react-vite';
import { Visit } from '../../src/sections/Visit/Visit';
import { grounds } from '../components/Grounds';
import {
  englishHead,
  englishHouses,
  housesBlock,
  longestHead,
  longestHouses,
  viennaHead,
} from '../fixtures/houses';

const meta = {
  component: Visit,
  args: { block: viennaHead, layout: 'split' },
} satisfies Meta<typeof Visit>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['no-picture'] };

export const Overview: Story = { args: { block: housesBlock } };

export const OverviewEnglish: Story = {
  tags: ['no-picture'],
  args: { block: englishHouses },
  globals: { locale: 'en' },
};

export const OverviewLongestWords: Story = { tags: ['no-picture'], args: { block: longestHouses } };

export const English: Story = {
  tags: ['no-picture'],
  args: { block: englishHead },
  globals: { locale: 'en' },
};

export const Grounds: Story = grounds(Visit, {
  longest: { block: longestHead },
  english: English.args,
});
