import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { TextField } from '../../src/forms/TextField/TextField';
import { OnAllThemes } from '../components/Specimen';
import { Controlled } from './Controlled';
import { grounds } from '../components/Grounds';

const meta = {
  component: TextField,
  args: {
    name: 'first_name',
    label: 'Vorname',
    value: '',
    onChange: () => {},
    autoComplete: 'given-name',
    isRequired: true,
  },
  render: (args) => (
    <Controlled initial={args.value}>
      {(value, onChange) => <TextField {...args} value={value} onChange={onChange} />}
    </Controlled>
  ),
} satisfies Meta<typeof TextField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Filled: Story = {
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole('textbox', { name: 'Vorname' });
    await userEvent.type(field, 'Mira');
    await expect(field).toHaveValue('Mira');
  },
};

export const WithError: Story = {
  args: { error: 'Das ist ein Pflichtfeld.' },
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole('textbox', { name: 'Vorname' });
    await expect(field).toHaveAccessibleDescription('Fehler: Das ist ein Pflichtfeld.');
    await expect(field).toBeInvalid();
  },
};

export const LongestText: Story = {
  tags: ['no-picture'],
  args: {
    name: 'desired_role',
    label: 'Berufsbezeichnungsvorschlag: Wie heißt die Stelle, die du gern hättest?',
    hint: 'Was und wo, zum Beispiel „Tontechnik in Wien“. Mehrere Städte in der Reihenfolge, in der du umziehen würdest.',
    value: 'Sprachgestaltung für Durchsagen, Warteschleifen und Automaten in Wien, Zürich oder Düsseldorf',
    error: 'Höchstens 100 Zeichen.',
    isRequired: false,
  },
};

export const English: Story = {
  tags: ['no-picture'],
  args: {
    label: 'Email',
    name: 'email',
    type: 'email',
    placeholder: 'name@example.com',
    autoComplete: 'email',
  },
  globals: { locale: 'en' },
};

/** Empty, with a placeholder, filled in and invalid, on every ground. */
export const States: Story = {
  parameters: { layout: 'fullscreen', a11y: { config: { rules: [{ id: 'duplicate-id', enabled: false }] } } },
  render: () => (
    <OnAllThemes>
      <TextField name="a" label="Vorname" value="" onChange={() => {}} autoComplete="off" isRequired />
      <TextField
        name="b"
        label="E-Mail"
        value=""
        onChange={() => {}}
        autoComplete="off"
        placeholder="name@beispiel.de"
      />
      <TextField name="c" label="Website" value="mira.example" onChange={() => {}} autoComplete="off" />
      <TextField
        name="d"
        label="Nachname"
        value=""
        onChange={() => {}}
        autoComplete="off"
        isRequired
        error="Das ist ein Pflichtfeld."
      />
    </OnAllThemes>
  ),
};

export const Grounds: Story = grounds(TextField, {
  longest: LongestText.args,
  english: English.args,
  draw: (args, theme) => <TextField {...args} name={`${args.name}-${theme}`} />,
});
