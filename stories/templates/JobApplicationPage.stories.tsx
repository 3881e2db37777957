import type { Meta, StoryObj } from '@storybook/react-vite';
import { loadAllSections } from '../../src/sections/catalogue';
import { loadMemoryParts } from '../../src/sections/SavedJobs/MemoryPart';
import { JobApplicationPage } from '../../src/templates/JobApplicationPage/JobApplicationPage';
import {
  englishApplication,
  expiredViennaApplication,
  initiativeApplication,
  viennaApplication,
} from '../fixtures/jobContents';
import { bothLanguages, inEnglish } from '../fixtures/pageContexts';
import { withAnswer } from '../forms/withAnswer';
import { answering, withServices } from '../forms/withServices';
import { withLayout } from './withLayout';

const meta = {
  component: JobApplicationPage,
  // As on the site, sections are loaded before a page is rendered.
  loaders: [loadAllSections, loadMemoryParts],
  decorators: [withLayout],
  parameters: { layout: 'fullscreen', path: '/jobs/application/texterin-texter-4112/' },
  args: { content: viennaApplication, context: bothLanguages },
} satisfies Meta<typeof JobApplicationPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Initiative: Story = { args: { content: initiativeApplication }, globals: { theme: 'blue' } };

/** The server's response to an application without script, whose job has closed meanwhile. */
export const Returned: Story = {
  ...Initiative,
  tags: ['no-picture'],
  decorators: [
    withAnswer({
      outcome: 'closed',
      values: { first_name: 'Mira', last_name: 'Sandoval', email: 'mira@post.example' },
      errors: [],
      hadFiles: true,
    }),
    withServices(answering({ status: 201, body: '{"reference":"SFF-7K3M-2Q9X"}' })),
  ],
};

export const Closed: Story = { args: { content: expiredViennaApplication } };

export const English: Story = {
  tags: ['picture'],
  args: { content: englishApplication, context: inEnglish },
  globals: { locale: 'en' },
  parameters: { path: '/en/jobs/application/copywriter-4112/' },
};
