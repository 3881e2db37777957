import type { Meta, StoryObj } from '@storybook/react-vite';
import { loadAllSections } from '../../src/sections/catalogue';
import { PressPage } from '../../src/templates/PressPage/PressPage';
import { bothLanguages, inEnglish } from '../fixtures/pageContexts';
import { englishRelease, firstRelease, viennaRelease } from '../fixtures/pressContents';
import { withLayout } from './withLayout';

const meta = {
  component: PressPage,
  // As on the site, sections are loaded before a page is rendered.
  loaders: [loadAllSections],
  decorators: [withLayout],
  parameters: { layout: 'fullscreen', path: '/presse/klanghaus-wien/' },
  args: { content: viennaRelease, context: bothLanguages },
} satisfies Meta<typeof PressPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const WithoutMaterial: Story = { args: { content: firstRelease } };

export const English: Story = {
  tags: ['picture'],
  args: { content: englishRelease, context: inEnglish },
  globals: { locale: 'en' },
  parameters: { path: '/en/press/sound-house-vienna/' },
};
