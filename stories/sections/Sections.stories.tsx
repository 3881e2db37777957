import type { Meta, StoryObj } from '@storybook/react-vite';
import { loadAllSections } from '../../src/sections/catalogue';
import { Sections } from '../../src/sections/Sections/Sections';
import { longTextBlock } from '../fixtures/blockStates';
import {
  citiesBlock,
  contactBlock,
  ctaBlock,
  downloadsBlock,
  factsBlock,
  faqBlock,
  figuresBlock,
  imageBlock,
  jobsCalloutBlock,
  listBlock,
  postersBlock,
  quoteBlock,
  rowsBlock,
  servicesBlock,
  statementBlock,
  stepsBlock,
  textBlock,
} from '../fixtures/blocks';

const meta = {
  title: 'sections/Sections',
  component: Sections,
  // As on the site, sections are loaded before a page is rendered.
  loaders: [loadAllSections],
  parameters: { layout: 'fullscreen' },
  args: {
    blocks: [statementBlock, postersBlock, servicesBlock, rowsBlock, citiesBlock, jobsCalloutBlock],
  },
} satisfies Meta<typeof Sections>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The bands of the home page. */
export const Home: Story = {};

/** The bands of a case. */
export const Case: Story = {
  args: {
    blocks: [factsBlock, textBlock, imageBlock, quoteBlock, figuresBlock, listBlock, stepsBlock, ctaBlock],
  },
};

/** Quiet blocks in the reading column with an aside; posters break out. */
export const Article: Story = {
  args: {
    variant: 'article',
    aside: <p>Teilen</p>,
    blocks: [
      { type: 'text', paragraphs: textBlock.paragraphs },
      longTextBlock,
      listBlock,
      quoteBlock,
      imageBlock,
      contactBlock,
      downloadsBlock,
      { ...rowsBlock, heading: 'Weitere Mitteilungen' },
    ],
  },
};

/** Plain flow, as in the right column of a legal page. */
export const Legal: Story = {
  parameters: { layout: 'padded' },
  args: {
    variant: 'legal',
    blocks: [longTextBlock, listBlock, factsBlock, stepsBlock, faqBlock, contactBlock],
  },
};

/** A page without blocks. */
export const Empty: Story = { args: { blocks: [] } };
