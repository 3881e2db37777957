import type { Meta, StoryObj } from '@storybook/react-vite';
import { loadAllSections } from '../../src/sections/catalogue';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { GenericPage } from '../../src/templates/GenericPage/GenericPage';
import {
  contact,
  englishHome,
  home,
  identify,
  newsEntry,
  pastEvent,
  privacy,
  services,
  vienna,
  work,
} from '../fixtures/genericContents';
import { bothLanguages, germanOnly, inEnglish } from '../fixtures/pageContexts';
import { upcomingEvent } from '../fixtures/upcomingEvent';
import { loadAllOpenings } from '../../src/templates/openings';
import { withLayout } from './withLayout';

const meta = {
  component: GenericPage,
  // As on the site, sections are loaded before a page is rendered.
  loaders: [loadAllSections, loadAllOpenings],
  decorators: [withLayout],
  parameters: { layout: 'fullscreen', path: '/' },
  args: { content: home, context: bothLanguages },
} satisfies Meta<typeof GenericPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Home: Story = { tags: ['picture'] };

export const HomeInEnglish: Story = {
  tags: ['picture'],
  args: { content: englishHome, context: inEnglish },
  globals: { locale: 'en' },
  parameters: { path: '/en/' },
};

export const Location: Story = {
  args: { content: vienna },
  globals: { theme: 'lime' },
  parameters: { path: '/standorte/wien/' },
};

/** Only in the theme such pages have: axe compares the words of a fixed header with the middle of the page. */
export const NewsEntry: Story = {
  args: { content: newsEntry, context: germanOnly },
  parameters: { path: '/news/hoerabend-wien/', themes: ['light'] },
};

/** With a link to add it to a calendar. */
export const UpcomingEvent: Story = {
  args: { content: upcomingEvent, context: germanOnly },
  globals: { theme: 'lime' },
  parameters: { path: '/tag-3/' },
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

export const Legal: Story = { args: { content: privacy }, parameters: { path: '/data-privacy/' } };

export const LegalInColour: Story = {
  args: { content: identify },
  globals: { theme: 'lime' },
  parameters: { path: '/identify/' },
};

/** The moving picture can be stopped and started; the button says which. */
export const StageStopped: Story = {
  tags: ['no-picture'],
  parameters: { path: '/' },
  globals: { reducedMotion: 'off' },
  play: async ({ canvas, canvasElement, step }) => {
    const motion = () => canvasElement.querySelector('main [data-drift]')?.getAttribute('data-drift');
    await step('stop', async () => {
      await waitFor(() => expect(motion()).toBe('running'));
      await userEvent.click(canvas.getByRole('button', { name: 'Bewegung anhalten' }));
      await expect(motion()).toBe('paused');
    });
    await step('start', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Bewegung starten' }));
      await expect(motion()).toBe('running');
    });
  },
};

/** With reduced motion the picture is still, and there is no button to start it. */
export const StageAtRest: Story = {
  tags: ['no-picture'],
  parameters: { path: '/' },
  globals: { reducedMotion: 'on' },
  play: async ({ canvas, canvasElement }) => {
    const motion = () => canvasElement.querySelector('main [data-drift]')?.getAttribute('data-drift');
    // The device's setting is only known after hydration.
    await waitFor(() => expect(motion()).toBe('paused'));
    await expect(canvas.queryByRole('button', { name: /^Bewegung/ })).not.toBeInTheDocument();
  },
};

/** The table of contents of a legal page links to its sections. */
export const LegalContents: Story = {
  args: { content: privacy },
  tags: ['no-picture'],
  parameters: { path: '/data-privacy/' },
  play: async ({ canvas, canvasElement }) => {
    const contents = within(canvas.getByRole('navigation', { name: 'Auf dieser Seite' }));
    for (const link of contents.getAllByRole('link')) {
      const target = link.getAttribute('href') ?? '';
      await expect(canvasElement.querySelector(target)).toBeInTheDocument();
    }
  },
};
