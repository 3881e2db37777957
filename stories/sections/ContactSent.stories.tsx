import type { Meta, StoryObj } from '@storybook/react-vite';
import { ContactSent } from '../../src/sections/ContactSent/ContactSent';
import { withAnswer } from '../forms/withAnswer';
import { grounds } from '../components/Grounds';

const answer = {
  outcome: 'sent',
  values: {},
  errors: [],
  hadFiles: false,
  reference: 'SFF-4D2K9-M1Z7Q',
} as const;

const meta = {
  component: ContactSent,
  args: { block: { type: 'contactSent' } },
  globals: { theme: 'yellow' },
  decorators: [withAnswer({ ...answer, errors: [], mail: true })],
} satisfies Meta<typeof ContactSent>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Without a mail server no email is promised. */
export const WithoutMail: Story = {
  tags: ['no-picture'],
  decorators: [withAnswer({ ...answer, errors: [] })],
};

export const Grounds: Story = grounds(ContactSent, { english: {} });
