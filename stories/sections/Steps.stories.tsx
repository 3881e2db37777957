import type { Meta, StoryObj } from '@storybook/react-vite';
import { Steps } from '../../src/sections/Steps/Steps';
import { stepsBlock } from '../fixtures/blocks';
import { englishSteps } from '../fixtures/englishBlocks';
import { longestSteps } from '../fixtures/longestBlocks';
import { grounds } from '../components/Grounds';

const meta = {
  component: Steps,

  args: { block: stepsBlock, layout: 'split' },
} satisfies Meta<typeof Steps>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const TitlesOnly: Story = {
  args: {
    block: {
      type: 'steps',
      heading: 'Acht Fragen vor der Freigabe',
      items: [
        { title: 'Wer fehlt?' },
        { title: 'Wer handelt, wer schaut zu?' },
        { title: 'Kostet dasselbe für alle dasselbe?' },
      ],
    },
  },
};

export const InArticle: Story = { args: { layout: 'flow' } };

export const English: Story = {
  tags: ['no-picture'],
  args: { block: englishSteps },
  globals: { locale: 'en' },
};

export const Grounds: Story = grounds(Steps, { longest: { block: longestSteps }, english: English.args });
