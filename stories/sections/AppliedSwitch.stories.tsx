import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { AppliedSwitch } from '../../src/sections/SavedJobs/AppliedSwitch';
import { forgetEverything } from '../../src/store/jobMemory';
import { rememberingApplication } from '../fixtures/remembering';

const job = { id: '4112', title: 'Texterin / Texter für Klang und Sprache' };

const meta = {
  component: AppliedSwitch,
  globals: { theme: 'lime' },
  args: {
    job,
    reference: 'SFF-7K3M2-Q9XPA',
    saved: { label: 'Gemerkt', href: '/gemerkt/', isExternal: false },
  },
} satisfies Meta<typeof AppliedSwitch>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Off, because it has not been switched on yet. */
export const Default: Story = {};

/** On: a link to the saved jobs appears below. */
export const Noted: Story = { beforeEach: rememberingApplication(job.id, job.title) };

export const English: Story = {
  args: { saved: { label: 'Saved', href: '/en/saved/', isExternal: false } },
  globals: { locale: 'en', theme: 'lime' },
};

export const OnAndOff: Story = {
  tags: ['no-picture'],
  beforeEach: () => () => void forgetEverything(),
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement);
    const control = canvas.getByRole('switch');
    await step('nothing is kept before it is pressed', async () => {
      await expect(control).not.toBeChecked();
      await expect(localStorage.getItem('saved-jobs')).toBeNull();
    });
    await step('on', async () => {
      await userEvent.click(control);
      await expect(control).toBeChecked();
      await expect(localStorage.getItem('saved-jobs')).toContain('SFF-7K3M2-Q9XPA');
      await expect(canvas.getByRole('link')).toHaveAttribute('href', '/gemerkt/');
    });
    await step('off leaves no trace', async () => {
      await userEvent.click(control);
      await expect(control).not.toBeChecked();
      await expect(localStorage.getItem('saved-jobs')).toBeNull();
    });
  },
};
