import type { Meta, StoryObj } from '@storybook/react-vite';
import type { AddressIndex } from '../../src/content/addressIndex';
import { ADDRESS_INDEX_URL } from '../../src/content/dataUrls';
import { loadAllSections } from '../../src/sections/catalogue';
import { ErrorPage } from '../../src/templates/ErrorPage/ErrorPage';
import { notFound, notFoundInEnglish } from '../fixtures/errorContents';
import { bothLanguages, inEnglish } from '../fixtures/pageContexts';
import { withLayout } from './withLayout';

/** Mocks the site's address index; Storybook has no pages. */
const ADDRESSES: AddressIndex = [
  ['/jobs/', 'Jobs'],
  ['/work/', 'Arbeiten'],
];

function answerAddresses() {
  const { fetch } = window;
  window.fetch = (input, init) =>
    input === ADDRESS_INDEX_URL ? Promise.resolve(Response.json(ADDRESSES)) : fetch(input, init);
  return () => {
    window.fetch = fetch;
  };
}

const meta = {
  component: ErrorPage,
  // As on the site, sections are loaded before a page is rendered.
  loaders: [loadAllSections],
  beforeEach: answerAddresses,
  decorators: [withLayout],
  parameters: { layout: 'fullscreen', path: '/404.html' },
  args: { content: notFound, context: bothLanguages },
  globals: { theme: 'blue' },
} satisfies Meta<typeof ErrorPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const English: Story = {
  tags: ['picture'],
  args: { content: notFoundInEnglish, context: inEnglish },
  globals: { locale: 'en' },
  parameters: { path: '/en/404.html' },
};
