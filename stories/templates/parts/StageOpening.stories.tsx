import type { Meta, StoryObj } from '@storybook/react-vite';
import { StageOpening } from '../../../src/templates/parts/StageOpening';

const meta = {
  component: StageOpening,
  parameters: { layout: 'fullscreen' },
  args: {
    title: 'Deckungs\u00ADgleich ist langweilig.',
    lines: ['Deckungsgleich', 'ist langweilig.'],
    linesNarrow: ['Deckungs-', 'gleich', 'ist lang-', 'weilig.'],
    lead: ['Agenturgruppe. 340 Menschen, sieben Städte.'],
  },
  // It has its own ground.
  globals: { theme: 'yellow' },
} satisfies Meta<typeof StageOpening>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const English: Story = {
  tags: ['picture'],
  args: {
    title: 'Perfect fit is boring.',
    lines: ['Perfect fit', 'is boring.'],
    linesNarrow: ['Perfect', 'fit is', 'boring.'],
    lead: undefined,
  },
  globals: { theme: 'yellow', locale: 'en' },
};
