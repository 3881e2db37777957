import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { ApplicationForm } from '../../src/forms/ApplicationForm/ApplicationForm';
import { writeDraft } from '../../src/forms/draft/draftStorage';
import {
  englishApplication,
  freelanceApplication,
  initiativeApplication,
  viennaApplication,
} from '../fixtures/jobContents';
import { fillIn, forgetForms, send } from './applicationPlay';
import { withAnswer } from './withAnswer';
import { answering, standingAt, withServices } from './withServices';

const typed = { first_name: 'Mira', last_name: 'Sandoval', email: 'mira@post.example' };

const meta = {
  component: ApplicationForm,
  args: { content: viennaApplication, onProblems: fn(), onSent: fn() },
  decorators: [withServices(answering({ status: 201, body: '{"reference":"SFF-7K3M-2Q9X"}' }))],
  beforeEach: () => {
    forgetForms();
    return forgetForms;
  },
} satisfies Meta<typeof ApplicationForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const English: Story = { args: { content: englishApplication }, globals: { locale: 'en' } };

export const Initiative: Story = {
  args: { content: { ...initiativeApplication, blocks: [] } },
  globals: { theme: 'blue' },
};

export const Freelance: Story = { args: { content: freelanceApplication }, globals: { theme: 'yellow' } };

/** A link that names its source preselects the channel; a note says so, and it can be changed. */
export const ChannelGiven: Story = {
  tags: ['no-picture'],
  beforeEach: () => {
    const { href } = window.location;
    history.replaceState(history.state, '', `${href}${href.includes('?') ? '&' : '?'}utm_source=kununu`);
    return () => history.replaceState(history.state, '', href);
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const channel = canvas.getByLabelText(/Wie bist du auf uns gekommen/);
    await expect(channel).toHaveValue('kununu');
    await expect(channel).toHaveAccessibleDescription(/Stand im Link/);
    await userEvent.selectOptions(channel, 'event');
    await expect(canvas.queryByText(/Stand im Link/)).toBeNull();
    await userEvent.selectOptions(channel, 'kununu');
  },
};

/** A draft restored in this tab is discarded, kept after all, and discarded for good once something new is typed. */
export const DraftDiscarded: Story = {
  tags: ['no-picture'],
  beforeEach: () => writeDraft('4112', { key: 'k1', values: typed }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const firstName = canvas.getByRole('textbox', { name: /Vorname/ });
    await expect(firstName).toHaveValue('Mira');
    await userEvent.click(canvas.getByRole('button', { name: 'Eingaben verwerfen' }));
    await expect(firstName).toHaveValue('');
    await expect(canvas.getByRole('button', { name: 'Doch behalten' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(firstName).toHaveValue('Mira');
    await expect(canvas.getByRole('button', { name: 'Eingaben verwerfen' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await userEvent.type(firstName, 'Ada');
    await expect(canvas.queryByRole('button', { name: 'Doch behalten' })).toBeNull();
  },
};

export const Filled: Story = {
  play: async ({ canvasElement }) => {
    await fillIn(canvasElement);
    await expect(within(canvasElement).getByText(/1,2/)).toBeInTheDocument();
  },
};

export const Errors: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await send(canvasElement);
    await waitFor(() => expect(canvas.getAllByText('Das ist ein Pflichtfeld.')).toHaveLength(5));
    await expect(args.onProblems).toHaveBeenLastCalledWith(
      expect.objectContaining({ entries: expect.arrayContaining([]), isFromServer: false }),
    );
  },
};

/** What is being sent cannot be discarded: the server may have it already. */
export const Uploading: Story = {
  tags: ['no-picture'],
  beforeEach: () => writeDraft('4112', { key: 'k1', values: { message: 'Ich bringe Kuchen mit.' } }),
  decorators: [withServices(standingAt(0.45, 6_100_000))],
  play: async ({ canvasElement }) => {
    await fillIn(canvasElement);
    const discard = within(canvasElement).getByRole('button', { name: 'Eingaben verwerfen' });
    await send(canvasElement);
    await waitFor(() => expect(discard.closest('[inert]')).not.toBeNull());
    const [first, second] = await within(canvasElement).findAllByRole('listitem');
    await waitFor(() => expect(first).toHaveTextContent('angekommen'));
    await expect(second).toHaveTextContent('% gesendet');
  },
};

export const Arrived: Story = {
  play: async ({ args, canvasElement }) => {
    await fillIn(canvasElement);
    await send(canvasElement);
    await waitFor(() =>
      expect(args.onSent).toHaveBeenCalledWith(
        expect.objectContaining({ receipt: { reference: 'SFF-7K3M-2Q9X' } }),
      ),
    );
  },
};

export const Failed: Story = {
  tags: ['no-picture'],
  decorators: [withServices(answering({ status: 0, body: '' }))],
  play: async ({ canvasElement }) => {
    await fillIn(canvasElement);
    await send(canvasElement);
    await expect(await within(canvasElement).findByRole('alert')).toHaveTextContent('Nicht angekommen');
  },
};

export const Rejected: Story = {
  tags: ['no-picture'],
  decorators: [
    withAnswer({
      outcome: 'rejected',
      values: typed,
      errors: [{ field: 'resume', code: 'fileContent' }],
      hadFiles: true,
    }),
  ],
};

/** The server's response contains the sent input, which is discarded. */
export const AnswerDiscarded: Story = {
  ...Rejected,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Eingaben verwerfen' }));
    await expect(canvas.getByRole('textbox', { name: /Vorname/ })).toHaveValue('');
    await expect(canvas.queryByText(/Deine Eingaben von vorhin/)).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Doch behalten' })).toHaveFocus();
  },
};

export const Conflict: Story = {
  globals: { theme: 'lime' },
  decorators: [withAnswer({ outcome: 'conflict', values: typed, errors: [], hadFiles: false })],
};

export const Busy: Story = {
  decorators: [withAnswer({ outcome: 'busy', waitMinutes: 49, values: typed, errors: [], hadFiles: false })],
};

/** The job closes while somebody applies for it: nothing can be sent any more, but the input can be taken along. */
export const Closed: Story = {
  globals: { theme: 'dark' },
  decorators: [withServices(answering({ status: 410, body: '' }))],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await fillIn(canvasElement);
    await send(canvasElement);
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Gerade geschlossen');
    await expect(canvas.getByRole('button', { name: 'Als Initiativbewerbung senden' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Bewerbung senden' })).toBeNull();
  },
};
