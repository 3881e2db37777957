import type { Meta, StoryObj } from '@storybook/react-vite';
import { loadAllSections } from '../../src/sections/catalogue';
import { CasePage } from '../../src/templates/CasePage/CasePage';
import { bikeCase, englishCase, loudCase, numeralCase, soundCase } from '../fixtures/caseContents';
import { bothLanguages, inEnglish } from '../fixtures/pageContexts';
import { loadAllOpenings } from '../../src/templates/openings';
import { withLayout } from './withLayout';

const meta = {
  component: CasePage,
  // As on the site, sections are loaded before a page is rendered.
  loaders: [loadAllSections, loadAllOpenings],
  decorators: [withLayout],
  parameters: { layout: 'fullscreen', path: '/work/rollwerk-zwei-raeder/' },
  args: { content: bikeCase, context: bothLanguages },
} satisfies Meta<typeof CasePage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Dark: Story = {
  args: { content: soundCase },
  parameters: { pictured: { hasLongestWords: true } },
  globals: { theme: 'dark' },
};

/** Only in the theme such pages have: axe compares the words of a fixed header with the middle of the page. */
export const BlackPosterOnLightPage: Story = {
  args: { content: loudCase },
  parameters: { themes: ['light'] },
};

/** Opens with the number in its headline. */
export const Numeral: Story = {
  args: { content: numeralCase },
  parameters: { path: '/work/bissfest-ein-bisschen/' },
};

export const English: Story = {
  tags: ['picture'],
  args: { content: englishCase, context: inEnglish },
  globals: { locale: 'en' },
  parameters: { path: '/en/work/rollwerk-two-wheels/' },
};
