import type { Meta, StoryObj } from '@storybook/react-vite';
import { loadAllSections } from '../../src/sections/catalogue';
import { loadMemoryParts } from '../../src/sections/SavedJobs/MemoryPart';
import { JobDetailPage } from '../../src/templates/JobDetailPage/JobDetailPage';
import { closedViennaJob, englishJob, expiredViennaJob, viennaJob } from '../fixtures/jobContents';
import { bothLanguages, inEnglish } from '../fixtures/pageContexts';
import { withLayout } from './withLayout';

const meta = {
  component: JobDetailPage,
  // As on the site, sections are loaded before a page is rendered.
  loaders: [loadAllSections, loadMemoryParts],
  decorators: [withLayout],
  parameters: { layout: 'fullscreen', path: '/jobs/texterin-texter-fuer-klang-und-sprache-4112/' },
  args: { content: viennaJob, context: bothLanguages },
} satisfies Meta<typeof JobDetailPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** In the dark scheme, on black paper. */
export const DarkScheme: Story = { globals: { scheme: 'dark' } };

export const Closed: Story = { args: { content: expiredViennaJob } };

export const WithoutApplication: Story = { args: { content: closedViennaJob } };

export const English: Story = {
  tags: ['picture'],
  args: { content: englishJob, context: inEnglish },
  globals: { locale: 'en' },
  parameters: { path: '/en/jobs/copywriter-4112/' },
};
