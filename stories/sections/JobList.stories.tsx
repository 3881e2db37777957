import type { Meta, StoryObj } from '@storybook/react-vite';
import { JobList } from '../../src/sections/JobList/JobList';
import { jobListBlock } from '../fixtures/blocks';
import { englishJobList } from '../fixtures/englishBlocks';
import { longJobRow } from '../fixtures/teasers';
import { longestJobList } from '../fixtures/longestBlocks';
import { grounds } from '../components/Grounds';

const meta = {
  component: JobList,

  args: { block: jobListBlock, layout: 'split' },
} satisfies Meta<typeof JobList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Empty: Story = { args: { block: { ...jobListBlock, items: [] } }, globals: { theme: 'yellow' } };

export const LongestTitle: Story = {
  tags: ['no-picture'],
  args: {
    block: {
      type: 'jobList',
      heading: 'Jobs in Wien',
      items: [longJobRow, ...jobListBlock.items.slice(0, 2)],
    },
  },
};

export const EmptyEnglish: Story = {
  args: { block: { type: 'jobList', items: [] } },
  globals: { locale: 'en' },
};

export const Grounds: Story = {
  args: { block: { ...jobListBlock, items: jobListBlock.items.slice(0, 2) } },
  ...grounds(JobList, { longest: { block: longestJobList }, english: { block: englishJobList } }),
};
