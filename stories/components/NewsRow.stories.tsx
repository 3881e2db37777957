import type { Meta, StoryObj } from '@storybook/react-vite';
import { NewsRow } from '../../src/components/NewsRow/NewsRow';
import { englishNewsRows, longTeaser, newsRows } from '../fixtures/teasers';
import { grounds } from './Grounds';

const [press, news, event] = newsRows;
const [english, german] = englishNewsRows;
if (!press || !news || !event || !english || !german)
  throw new Error('stories/fixtures/teasers.ts must hold three news rows');

const meta = { component: NewsRow, args: { entry: press, level: 2 } } satisfies Meta<typeof NewsRow>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const News: Story = { args: { entry: news } };

export const Event: Story = { args: { entry: event } };

export const LongestTitle: Story = {
  tags: ['no-picture'],
  args: { entry: { ...news, title: longTeaser.title } },
};

/** In a list of one kind. */
export const WithoutTag: Story = { args: { hasTag: false } };

/** A German entry in an English list. */
export const OtherLanguage: Story = { args: { entry: german }, globals: { locale: 'en' } };

export const Grounds: Story = grounds(NewsRow, { longest: LongestTitle.args, english: { entry: english } });
