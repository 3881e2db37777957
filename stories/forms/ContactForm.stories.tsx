import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { ContactForm } from '../../src/forms/ContactForm/ContactForm';
import { forgetForms, send } from './applicationPlay';
import { withAnswer } from './withAnswer';
import { answering, answeringInTurn, standingAt, withServices } from './withServices';

const typed = {
  name: 'Ada Winkler',
  email: 'ada@post.example',
  topic: 'press',
  message: 'Wann drucken Sie?',
};

async function fillIn(element: HTMLElement): Promise<void> {
  const byName = (name: string) => element.querySelector<HTMLElement>(`[name="${name}"]`) as HTMLElement;
  await userEvent.type(byName('name'), typed.name);
  await userEvent.type(byName('email'), typed.email);
  await userEvent.selectOptions(byName('topic'), typed.topic);
  await userEvent.type(byName('message'), typed.message);
}

const meta = {
  component: ContactForm,
  args: {
    privacy: { label: 'Datenschutzerklärung', href: '/data-privacy/', isExternal: false },
    onSent: fn(),
  },
  globals: { theme: 'yellow' },
  decorators: [withServices(answering({ status: 201, body: '{"reference":"SFF-4D2K-9M1Z"}' }))],
  beforeEach: () => {
    forgetForms();
    return forgetForms;
  },
} satisfies Meta<typeof ContactForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const English: Story = {
  args: { privacy: { label: 'Privacy policy', href: '/en/data-privacy/', isExternal: false } },
  globals: { locale: 'en', theme: 'yellow' },
};

export const Errors: Story = {
  play: async ({ canvasElement }) => {
    await send(canvasElement);
    await waitFor(() =>
      expect(within(canvasElement).getAllByText('Das ist ein Pflichtfeld.')).toHaveLength(4),
    );
  },
};

export const Sending: Story = {
  globals: { theme: 'dark' },
  decorators: [withServices(standingAt(0.5, 1000))],
  play: async ({ canvasElement }) => {
    await fillIn(canvasElement);
    await send(canvasElement);
    await expect(
      await within(canvasElement).findByRole('button', { name: 'Wird gesendet …' }),
    ).toHaveAttribute('aria-disabled', 'true');
  },
};

export const Arrived: Story = {
  tags: ['no-picture'],
  play: async ({ args, canvasElement }) => {
    await fillIn(canvasElement);
    await send(canvasElement);
    await waitFor(() =>
      expect(args.onSent).toHaveBeenCalledWith({ reference: 'SFF-4D2K-9M1Z' }, expect.anything()),
    );
  },
};

/** A contact form cannot be closed, so 410 is treated like any other failure: it can be sent again. */
export const GoneAndSentAgain: Story = {
  tags: ['no-picture'],
  decorators: [
    withServices(
      answeringInTurn(
        { status: 410, body: '{"error":"closed"}' },
        { status: 201, body: '{"reference":"SFF-4D2K-9M1Z"}' },
      ),
    ),
  ],
  play: async ({ args, canvasElement }) => {
    await fillIn(canvasElement);
    await send(canvasElement);
    await within(canvasElement).findByText('Nicht angekommen');
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Noch einmal senden' }));
    await waitFor(() => expect(args.onSent).toHaveBeenCalled());
  },
};

export const Failed: Story = {
  globals: { theme: 'blue' },
  decorators: [withAnswer({ outcome: 'failed', values: typed, errors: [], hadFiles: false })],
};

export const Busy: Story = {
  globals: { theme: 'lime' },
  decorators: [withAnswer({ outcome: 'busy', waitMinutes: 49, values: typed, errors: [], hadFiles: false })],
};

export const Rejected: Story = {
  globals: { theme: 'light' },
  decorators: [
    withAnswer({
      outcome: 'rejected',
      values: typed,
      errors: [{ field: 'message', code: 'tooShort', params: { min: 10 } }],
      hadFiles: false,
    }),
  ],
};
