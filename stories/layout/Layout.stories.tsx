import type { Meta, StoryObj } from '@storybook/react-vite';
import { Layout } from '../../src/layout/Layout/Layout';
import { englishNavigation, longNavigation, navigation } from '../fixtures/navigation';

const meta = {
  component: Layout,
  parameters: { layout: 'fullscreen', path: '/work/' },
  args: {
    navigation,
    languages: { de: '/', en: '/en/' },
    locale: 'de',
    path: '/work/',
    children: <h1>Arbeiten</h1>,
  },
} satisfies Meta<typeof Layout>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const English: Story = {
  args: { navigation: englishNavigation, locale: 'en', path: '/en/jobs/', children: <h1>Jobs</h1> },
  globals: { locale: 'en' },
  parameters: { path: '/en/jobs/' },
};

export const OneLanguage: Story = { args: { languages: { de: '/work/' } } };

export const LongTitles: Story = { args: { navigation: longNavigation } };

export const Dark: Story = { globals: { theme: 'dark' } };
