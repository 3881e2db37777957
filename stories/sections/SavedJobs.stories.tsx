import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import type { JobMemory } from '../../src/lib/parseJobMemory';
import { SavedJobs } from '../../src/sections/SavedJobs/SavedJobs';
import { remembering } from '../fixtures/remembering';
import { jobRows, longJobRow } from '../fixtures/teasers';

const [saved = longJobRow, applied = longJobRow] = jobRows;

const memory: JobMemory = {
  jobs: {
    [saved.id]: { title: saved.title, savedOn: '2026-11-12' },
    [applied.id]: { title: applied.title, applied: { day: '2026-11-12', reference: 'SFF-7K3M-2Q9X' } },
    '4001': { title: 'Reinzeichnung', savedOn: '2026-10-02' },
    '3007': { title: 'Bildredaktion', savedOn: '2026-03-20' },
  },
  search: { query: '?q=python&location=wien', label: '„python“, Wien' },
};

const meta = {
  component: SavedJobs,
  args: {
    block: {
      type: 'savedJobs',
      items: jobRows,
      closed: [{ id: '4001', title: 'Reinzeichnung', href: '/stelle-geschlossen/4001/' }],
      jobs: { label: 'Alle Jobs', href: '/jobs/', isExternal: false },
    },
  },
  parameters: { path: '/gemerkt/' },
} satisfies Meta<typeof SavedJobs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { beforeEach: remembering(memory) };

export const Empty: Story = { globals: { theme: 'yellow' } };

export const English: Story = { beforeEach: remembering(memory), globals: { theme: 'dark', locale: 'en' } };

/** Removes and restores a job, then the search, then everything; the focus moves to the next available action. */
export const Forgetting: Story = {
  globals: { theme: 'blue' },
  beforeEach: remembering(memory),
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement);
    const titles = () => canvas.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent);
    await step('one', async () => {
      await userEvent.click(canvas.getByRole('button', { name: '„Bildredaktion“ merken' }));
      await expect(titles()).not.toContain('Bildredaktion');
      await expect(canvas.getByRole('status')).toHaveTextContent('Vergessen: Bildredaktion');
      await waitFor(() => expect(canvas.getByRole('button', { name: 'Rückgängig' })).toHaveFocus());
      await userEvent.keyboard('{Enter}');
      await expect(titles()).toContain('Bildredaktion');
      await waitFor(() =>
        expect(canvas.getByRole('button', { name: '„Bildredaktion“ merken' })).toHaveFocus(),
      );
    });
    await step('the search', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Suche vergessen' }));
      await expect(canvas.queryByRole('link', { name: '„python“, Wien' })).toBeNull();
      await userEvent.click(canvas.getByRole('button', { name: 'Rückgängig' }));
      await waitFor(() => expect(canvas.getByRole('button', { name: 'Suche vergessen' })).toHaveFocus());
    });
    await step('all', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Alles löschen' }));
      await expect(canvas.getByText('Hier ist nichts gemerkt.')).toBeVisible();
      await expect(localStorage.getItem('saved-jobs')).toBeNull();
      await userEvent.click(canvas.getByRole('button', { name: 'Rückgängig' }));
      await expect(titles()).toHaveLength(4);
      await waitFor(() => expect(canvas.getByRole('heading', { name: 'Noch nicht beworben' })).toHaveFocus());
    });
    await step('what has become of each is said', async () => {
      await expect(canvas.getByText('Diese Stelle ist geschlossen.')).toBeVisible();
      await expect(canvas.getByText('Diese Stelle gibt es nicht mehr.')).toBeVisible();
      await expect(canvas.getByText('SFF-7K3M-2Q9X')).toBeVisible();
    });
    await userEvent.click(canvas.getByRole('button', { name: '„Reinzeichnung“ merken' }));
  },
};

export const LongestTitle: Story = {
  args: {
    block: {
      type: 'savedJobs',
      items: [longJobRow],
      closed: [],
      jobs: { label: 'Alle Stellenausschreibungen', href: '/jobs/', isExternal: false },
    },
  },
  beforeEach: remembering({
    jobs: { [longJobRow.id]: { title: longJobRow.title, savedOn: '2026-11-12' } },
  }),
  globals: { theme: 'lime' },
};
