import type { Meta, StoryObj } from '@storybook/react-vite';
import { JobClosed } from '../../../src/templates/parts/JobClosed';
import { grounds } from '../../components/Grounds';

const meta = {
  component: JobClosed,
  args: { overview: { href: '/jobs/' } },
} satisfies Meta<typeof JobClosed>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** On the English page of a job whose list is German only. */
export const English: Story = {
  args: { overview: { href: '/en/jobs/' } },
  globals: { locale: 'en' },
};

export const Grounds: Story = { tags: ['picture'], ...grounds(JobClosed, { english: English.args }) };
