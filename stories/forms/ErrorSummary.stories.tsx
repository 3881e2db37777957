import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { ErrorSummary } from '../../src/forms/ErrorSummary/ErrorSummary';
import { TextField } from '../../src/forms/TextField/TextField';
import { grounds } from '../components/Grounds';

const meta = {
  component: ErrorSummary,
  args: {
    refusal: 'Bitte prüfe deine Eingaben.',
    problems: {
      isFromServer: false,
      entries: [
        { target: 'field-last_name', words: 'Nachname: Das ist ein Pflichtfeld.' },
        {
          target: 'field-email',
          words: 'E-Mail: Bitte gib deine E-Mail-Adresse im Format name@beispiel.de ein.',
        },
        { target: 'field-resume', words: 'Lebenslauf: Bitte prüfe die Dateigröße von max. 10 MB.' },
      ],
    },
  },
} satisfies Meta<typeof ErrorSummary>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** In the dark scheme, on black paper. */
export const DarkScheme: Story = { globals: { scheme: 'dark' } };

export const LeadsToTheField: Story = {
  tags: ['no-picture'],
  render: (args) => (
    <>
      <ErrorSummary {...args} />
      <TextField name="last_name" label="Nachname" value="" onChange={() => {}} autoComplete="off" />
    </>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveFocus());
    await userEvent.click(canvas.getByRole('link', { name: /Nachname/ }));
    await expect(canvas.getByRole('textbox')).toHaveFocus();
  },
};

export const OneProblem: Story = {
  tags: ['no-picture'],
  args: {
    problems: {
      isFromServer: false,
      entries: [{ target: 'field-email', words: 'E-Mail: Das ist ein Pflichtfeld.' }],
    },
  },
};

export const FromTheServer: Story = {
  args: {
    problems: {
      isFromServer: true,
      entries: [
        { target: 'field-resume', words: 'Lebenslauf: Der Inhalt passt nicht zur Endung der Datei.' },
      ],
    },
  },
};

export const Refused: Story = { args: { problems: { isFromServer: true, entries: [] } } };

export const English: Story = {
  tags: ['no-picture'],
  args: {
    refusal: 'Please check your input.',
    problems: {
      isFromServer: false,
      entries: [{ target: 'field-last_name', words: 'Last name: This field is required' }],
    },
  },
  globals: { locale: 'en' },
};

export const Grounds: Story = grounds(ErrorSummary, {
  longest: {
    problems: {
      isFromServer: false,
      entries: [
        {
          target: 'field-portfolio',
          words:
            'Arbeitsproben: Bewerbungsunterlagenzusammenstellung_Straßenbahnhaltestellenansagen.pdf ist zu groß.',
        },
      ],
    },
  },
  english: English.args,
});
