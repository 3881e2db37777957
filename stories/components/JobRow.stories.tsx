import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { JobRow } from '../../src/components/JobRow/JobRow';
import { SaveButton } from '../../src/components/SaveButton/SaveButton';
import { jobRows, longJobRow } from '../fixtures/teasers';
import { grounds } from './Grounds';

const [firstJob = longJobRow] = jobRows;

const meta = { component: JobRow, args: { job: firstJob, level: 2 } } satisfies Meta<typeof JobRow>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const LongestTitle: Story = { tags: ['no-picture'], args: { job: longJobRow } };

export const English: Story = {
  tags: ['no-picture'],
  args: {
    job: { ...firstJob, title: 'Senior Art Director (f/m/d)', place: 'Vienna', pay: '€54,000 – €64,000' },
  },
  globals: { locale: 'en' },
};

/** On the day after publication, three days before the last day. */
export const NewAndEnding: Story = {
  args: { job: { ...firstJob, validThrough: '2026-11-08' }, day: '2026-11-05' },
};

/** With a button next to the link. */
export const WithAction: Story = {
  args: { action: <SaveButton label="Senior Art Direction merken" isSaved={false} onChange={() => {}} /> },
};

/** Saved on this device, which has also sent an application. */
export const Applied: Story = {
  args: {
    note: 'Beworben am 12. November 2026 · SFF-7K3M-2Q9X',
    action: <SaveButton label="Senior Art Direction merken" isSaved onChange={() => {}} />,
  },
};

/** A job advertised only in another language than the list's. */
export const OtherLanguage: Story = {
  tags: ['no-picture'],
  args: { job: { ...firstJob, hreflang: 'de' } },
  globals: { locale: 'en' },
};

/** The whole row is one link, whose name includes all its text. */
export const ByKeyboard: Story = {
  tags: ['no-picture'],
  play: async ({ canvas }) => {
    await userEvent.tab();
    const link = canvas.getByRole('link', { name: /Senior Art Direction.*Düsseldorf.*hybrid.*54\.000/ });
    await expect(link).toHaveFocus();
    await expect(link).toHaveAttribute('href', firstJob.href);
  },
};

export const Grounds: Story = grounds(JobRow, { longest: LongestTitle.args, english: English.args });
