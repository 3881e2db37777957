import type { Meta, StoryObj } from '@storybook/react-vite';
import { JobRow } from '../../src/components/JobRow/JobRow';
import { NewsRow } from '../../src/components/NewsRow/NewsRow';
import { RowList } from '../../src/components/RowList/RowList';
import { jobRows, newsRows } from '../fixtures/teasers';
import { grounds } from './Grounds';

const meta = {
  component: RowList,
  args: {
    children: newsRows.map((entry) => (
      <li key={entry.href}>
        <NewsRow entry={entry} level={2} />
      </li>
    )),
  },
} satisfies Meta<typeof RowList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** The job list has a picture of these rows. */
export const Jobs: Story = {
  tags: ['no-picture'],
  args: {
    children: jobRows.map((job) => (
      <li key={job.id}>
        <JobRow job={job} level={2} />
      </li>
    )),
  },
};

export const Grounds: Story = grounds(RowList, {});
