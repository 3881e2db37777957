import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import type { JobRowView } from '../../src/content/view';
import { JobSearch, type JobSearchProps } from '../../src/sections/JobSearch/JobSearch';
import { loadMemoryParts } from '../../src/sections/SavedJobs/MemoryPart';
import { useJobSearch } from '../../src/sections/JobSearch/useJobSearch';
import { JobWordsLoaderContext } from '../../src/sections/JobSearch/loadJobWordSearch';
import { fullHouse, idleSearch, fullHouseLoader } from '../fixtures/fullHouse';

interface SearchedListProps extends Pick<JobSearchProps, 'initiative'> {
  items: readonly JobRowView[];
}

/** The section with its state, as combined on the job list page. */
function SearchedList({ items, initiative }: SearchedListProps) {
  return <JobSearch search={useJobSearch(items, 'words')} initiative={initiative} />;
}

const meta = {
  component: JobSearch,
  loaders: [loadMemoryParts],
  parameters: { path: '/jobs/' },
  decorators: [
    (Story) => (
      <JobWordsLoaderContext value={fullHouseLoader}>
        <Story />
      </JobWordsLoaderContext>
    ),
  ],
  args: {
    search: idleSearch(fullHouse),
    initiative: { label: 'Initiativbewerbung', href: '/jobs/application/initiative/', isExternal: false },
  },
  // The state is live: only the initial jobs come from the args.
  render: ({ search, initiative }) => <SearchedList items={search.jobs} initiative={initiative} />,
} satisfies Meta<typeof JobSearch>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Lazily loaded parts may take a while on a busy machine, ms. */
const PATIENCE = { timeout: 30_000 };

const untilSaid = (canvasElement: HTMLElement, words: RegExp) =>
  within(canvasElement).findAllByText(words, {}, PATIENCE);

export const Default: Story = {};

export const One: Story = { globals: { theme: 'dark' }, parameters: { path: '/jobs/?q=Trainee' } };

export const None: Story = {
  parameters: { path: '/jobs/?q=python&location=stuttgart' },
  globals: { theme: 'yellow' },
  play: async ({ canvasElement }) => void (await untilSaid(canvasElement, /Was helfen würde/)),
};

export const NoneEnglish: Story = {
  parameters: { path: '/en/jobs/?q=python&location=stuttgart' },
  globals: { locale: 'en', theme: 'yellow' },
  play: async ({ canvasElement }) => void (await untilSaid(canvasElement, /What would help/)),
};

export const Empty: Story = { args: { search: idleSearch([]) }, globals: { theme: 'yellow' } };

export const Filtered: Story = {
  parameters: { path: '/jobs/?location=berlin&location=hamburg&type=PART_TIME' },
};

export const FilteredEnglish: Story = {
  tags: ['no-picture'],
  parameters: { path: '/en/jobs/?location=wien&q=sound' },
  globals: { locale: 'en' },
};

export const Misspelt: Story = { globals: { theme: 'blue' }, parameters: { path: '/jobs/?q=Texetrin' } };

/** Found by a word in the advertisement, which is shown below the row. */
export const ByText: Story = { globals: { theme: 'lime' }, parameters: { path: '/jobs/?q=sql' } };

export const ByDepartment: Story = {
  tags: ['no-picture'],
  parameters: { path: '/jobs/?sort=department' },
};

export const FiltersOpen: Story = {
  parameters: { path: '/jobs/?location=hamburg' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Filter (1)' }));
    await expect(await canvas.findByRole('group', { name: 'Stadt' }, PATIENCE)).toBeVisible();
  },
};

export const TypeFilterReset: Story = {
  tags: ['no-picture'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const rows = () => canvas.queryAllByRole('heading', { level: 2 });
    const box = canvas.getByRole('searchbox');
    await userEvent.type(box, 'entwicklung');
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(/Stellen gefunden/));
    const found = rows().length;
    await expect(found).toBeGreaterThan(2);
    await userEvent.click(canvas.getByRole('button', { name: 'Filter' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Hamburg 2' }, PATIENCE));
    await expect(rows()).toHaveLength(2);
    await expect(canvas.getByRole('status')).toHaveTextContent('2 Stellen gefunden.');
    await userEvent.click(canvas.getByRole('button', { name: 'Zurücksetzen' }));
    await expect(rows()).toHaveLength(fullHouse.length);
    await expect(box).toHaveValue('');
    await expect(box).toHaveFocus();
  },
};
