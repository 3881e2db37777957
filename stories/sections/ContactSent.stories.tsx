import type { Decorator, Meta, StoryObj } from '@storybook/react-vite';
import { Route, Routes } from 'react-router-dom';
import type { SentMessage } from '../../src/forms/ContactForm/ContactForm';
import { ContactSent } from '../../src/sections/ContactSent/ContactSent';
import { grounds } from '../components/Grounds';

const reference = 'SFF-4D2K9-M1Z7Q';

/** Decorator that shows the page with the receipt that the contact form leaves in the history entry. */
const withReceipt =
  (sent: SentMessage): Decorator =>
  (Story) => (
    <Routes location={{ pathname: '/', state: { sent } }}>
      <Route path="*" element={<Story />} />
    </Routes>
  );

const meta = {
  component: ContactSent,
  args: { block: { type: 'contactSent' } },
  globals: { theme: 'yellow' },
  // The receipt is state of the browser, so the prerendered page lacks it.
  parameters: { staticMarkup: false },
  decorators: [withReceipt({ reference, mail: true })],
} satisfies Meta<typeof ContactSent>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Without a mail server no email is promised. */
export const WithoutMail: Story = {
  tags: ['no-picture'],
  decorators: [withReceipt({ reference })],
};

export const Grounds: Story = grounds(ContactSent, { english: {} });
