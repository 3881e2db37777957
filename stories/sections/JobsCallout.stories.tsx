import type { Meta, StoryObj } from '@storybook/react-vite';
import { JobsCallout } from '../../src/sections/JobsCallout/JobsCallout';
import { jobsCalloutBlock } from '../fixtures/blocks';
import { englishJobsCallout } from '../fixtures/englishBlocks';
import { tracksPicture } from '../fixtures/posterPictures';

const meta = {
  component: JobsCallout,
  parameters: { layout: 'fullscreen' },
  args: { block: jobsCalloutBlock, layout: 'split' },
} satisfies Meta<typeof JobsCallout>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const NoJobs: Story = {
  tags: ['no-picture'],
  args: { block: { ...jobsCalloutBlock, count: 0 } },
};

export const English: Story = {
  args: { block: { ...englishJobsCallout, picture: tracksPicture } },
  globals: { locale: 'en' },
};

export const LongestText: Story = {
  args: {
    block: {
      ...jobsCalloutBlock,
      heading: 'Arbeits\u00ADplatz\u00ADbe\u00ADschrei\u00ADbungen',
      text: ['Stellenausschreibungsveröffentlichungen in sieben Städten, mit Gehaltsspannenangabe.'],
      link: { label: 'Alle Stellenausschreibungen', href: '/jobs/', isExternal: false },
      count: 128,
      countText: '128 offene Stellen',
      picture: tracksPicture,
    },
  },
};
