import type { Meta, StoryObj } from '@storybook/react-vite';
import { NewsRow } from '../../src/components/NewsRow/NewsRow';
import { englishNewsRows, longTeaser, newsRows } from '../fixtures/teasers';

const [press, news, event] = newsRows;
const [, german] = englishNewsRows;
if (!press || !news || !event || !german)
  throw new Error('stories/fixtures/teasers.ts must hold three news rows');

const meta = { component: NewsRow, args: { entry: press, level: 2 } } satisfies Meta<typeof NewsRow>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const News: Story = { args: { entry: news } };

export const Event: Story = { args: { entry: event } };

export const LongestTitle: Story = { args: { entry: { ...news, title: longTeaser.title } } };

/** A German entry in an English list. */
export const OtherLanguage: Story = { args: { entry: german }, globals: { locale: 'en' } };

export const Dark: Story = { globals: { theme: 'dark' } };
