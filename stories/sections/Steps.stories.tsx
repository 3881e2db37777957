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

const day = (title: string, text: string) => ({ title, text: [text] });

const fiveSteps = [...stepsBlock.items, day('Tag 25: Andruck', 'Der erste Stand liegt auf dem Tisch.')];

/** The first step is wide, so that both rows are full. A test of the built site measures the rows. */
export const FiveSteps: Story = {
  tags: ['no-picture'],
  args: { block: { ...stepsBlock, items: fiveSteps } },
};

export const SevenSteps: Story = {
  tags: ['no-picture'],
  args: {
    block: {
      ...stepsBlock,
      items: [
        ...fiveSteps,
        day('Tag 40: Auflage', 'Was jetzt noch jemand ändern will, steht im nächsten Auftrag.'),
        day('Tag 90: Rückschau', 'Eine Stunde, drei Zahlen, ein Kuchen.'),
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
