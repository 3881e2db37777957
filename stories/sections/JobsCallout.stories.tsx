import type { Meta, StoryObj } from '@storybook/react-vite';
import { JobsCallout } from '../../src/sections/JobsCallout/JobsCallout';
import { jobsCalloutBlock } from '../fixtures/blocks';
import { englishJobsCallout } from '../fixtures/englishBlocks';

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
  tags: ['no-picture'],
  args: { block: englishJobsCallout },
  globals: { locale: 'en' },
};
