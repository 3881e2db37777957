import type { Meta, StoryObj } from '@storybook/react-vite';
import { loadAllSections } from '../../src/sections/catalogue';
import { loadMemoryParts } from '../../src/sections/SavedJobs/MemoryPart';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import type { GenericContent } from '../../src/content/view';
import { JobsPage } from '../../src/templates/JobsPage/JobsPage';
import { JobWordsLoaderContext } from '../../src/sections/JobSearch/loadJobWordSearch';
import { fullHouse, fullHouseLoader } from '../fixtures/fullHouse';
import { jobs, noJobs } from '../fixtures/genericContents';
import { bothLanguages, inEnglish } from '../fixtures/pageContexts';
import { withLayout } from './withLayout';

const houseFull: GenericContent = {
  ...jobs,
  blocks: jobs.blocks.map((block) => (block.type === 'jobList' ? { ...block, items: fullHouse } : block)),
};

const meta = {
  component: JobsPage,
  // As on the site, sections are loaded before a page is rendered.
  loaders: [loadAllSections, loadMemoryParts],
  decorators: [
    (Story) => (
      <JobWordsLoaderContext value={fullHouseLoader}>
        <Story />
      </JobWordsLoaderContext>
    ),
    withLayout,
  ],
  parameters: { layout: 'fullscreen', path: '/jobs/' },
  args: { content: jobs, context: bothLanguages },
} satisfies Meta<typeof JobsPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Several: Story = { tags: ['picture'] };

export const One: Story = { parameters: { path: '/jobs/?q=4136' } };

export const OneInEnglish: Story = {
  tags: ['picture'],
  args: {
    content: { ...jobs, lead: ['Every advertisement names the pay. Applying takes four minutes.'] },
    context: inEnglish,
  },
  globals: { locale: 'en' },
  parameters: { path: '/en/jobs/?q=4136' },
};

export const None: Story = { globals: { theme: 'yellow' }, parameters: { path: '/jobs/?q=Zeppelin' } };

export const NoneInEnglish: Story = {
  args: { content: jobs, context: inEnglish },
  globals: { locale: 'en', theme: 'yellow' },
  parameters: { path: '/en/jobs/?q=Zeppelin' },
};

export const NoVacancies: Story = { args: { content: noJobs }, globals: { theme: 'yellow' } };

export const CountsWhileTyping: Story = {
  args: { content: houseFull },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const headline = canvas.getByRole('heading', { level: 1 });
    const box = canvas.getByRole('searchbox');
    await expect(headline).toHaveTextContent('26 offene Stellen');
    await userEvent.type(box, 'trainee');
    await waitFor(() => expect(headline).toHaveTextContent('Eine offene Stelle'));
    await userEvent.type(box, ' zeppelin');
    await waitFor(() => expect(headline).toHaveTextContent('Keine Treffer'));
    await expect(canvas.getByText('Keine Ergebnisse. Bitte erweitere deine Filter.')).toBeVisible();
    await expect(canvas.queryByText(/keine freien Stellen/)).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Suche leeren' }));
    await expect(headline).toHaveTextContent('26 offene Stellen');
  },
};
