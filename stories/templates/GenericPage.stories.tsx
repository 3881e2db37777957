import type { Meta, StoryObj } from '@storybook/react-vite';
import { GenericPage } from '../../src/templates/GenericPage/GenericPage';
import {
  contact,
  englishHome,
  home,
  identify,
  jobs,
  newsEntry,
  noJobs,
  pastEvent,
  privacy,
  services,
  vienna,
  work,
} from '../fixtures/genericContents';
import { bothLanguages, germanOnly, inEnglish } from '../fixtures/pageContexts';
import { withLayout } from './withLayout';

const meta = {
  component: GenericPage,
  decorators: [withLayout],
  parameters: { layout: 'fullscreen', path: '/' },
  args: { content: home, context: bothLanguages },
} satisfies Meta<typeof GenericPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Home: Story = { tags: ['picture'] };

export const HomeInEnglish: Story = {
  args: { content: englishHome, context: inEnglish },
  globals: { locale: 'en' },
  parameters: { path: '/en/' },
};

export const Location: Story = {
  args: { content: vienna },
  globals: { theme: 'lime' },
  parameters: { path: '/standorte/wien/' },
};

export const NewsEntry: Story = {
  args: { content: newsEntry, context: germanOnly },
  parameters: { path: '/news/hoerabend-wien/' },
};

export const PastEvent: Story = {
  args: { content: pastEvent, context: germanOnly },
  globals: { theme: 'yellow' },
  parameters: { path: '/tag-1/' },
};

export const Work: Story = { args: { content: work, context: germanOnly }, parameters: { path: '/work/' } };

export const Services: Story = {
  args: { content: services, context: germanOnly },
  globals: { theme: 'dark' },
  parameters: { path: '/services/' },
};

export const Contact: Story = {
  args: { content: contact },
  globals: { theme: 'yellow' },
  parameters: { path: '/kontakt/' },
};

export const JobList: Story = { args: { content: jobs }, parameters: { path: '/jobs/' } };

export const NoVacancies: Story = {
  args: { content: noJobs },
  globals: { theme: 'yellow' },
  parameters: { path: '/jobs/' },
};

export const Legal: Story = { args: { content: privacy }, parameters: { path: '/data-privacy/' } };

export const LegalInColour: Story = {
  args: { content: identify },
  globals: { theme: 'lime' },
  parameters: { path: '/identify/' },
};
