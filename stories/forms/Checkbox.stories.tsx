import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Checkbox } from '../../src/forms/Checkbox/Checkbox';
import { OnAllThemes } from '../components/Specimen';
import { Controlled } from './Controlled';
import { grounds } from '../components/Grounds';

const meta = {
  component: Checkbox,
  args: {
    name: 'privacy_ack',
    label: 'Ich habe die Hinweise zum Datenschutz gelesen.',
    isChecked: false,
    isRequired: true,
    onChange: () => {},
  },
  render: (args) => (
    <Controlled initial={args.isChecked}>
      {(isChecked, onChange) => <Checkbox {...args} isChecked={isChecked} onChange={onChange} />}
    </Controlled>
  ),
} satisfies Meta<typeof Checkbox>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Ticked: Story = {
  play: async ({ canvasElement }) => {
    const box = within(canvasElement).getByRole('checkbox');
    box.focus();
    await userEvent.keyboard(' ');
    await expect(box).toBeChecked();
  },
};

export const WithError: Story = { args: { error: 'Das ist ein Pflichtfeld.' } };

export const LongestText: Story = {
  tags: ['no-picture'],
  args: {
    label:
      'Nehmt meine Bewerbungsunterlagen für zwölf Monate in den Talentpool auf, falls eine andere Stellenausschreibung passt.',
    hint: 'Freiwillig und jederzeit widerrufbar. Eine E-Mail genügt.',
    isRequired: false,
    showsRequirement: false,
  },
};

export const English: Story = {
  tags: ['no-picture'],
  args: { label: 'I have read the privacy notice.' },
  globals: { locale: 'en' },
};

/** Unchecked and checked, on every ground. */
export const States: Story = {
  parameters: { layout: 'fullscreen' },
  render: () => (
    <OnAllThemes>
      <Checkbox name="a" label="Offen" isChecked={false} onChange={() => {}} />
      <Checkbox name="b" label="Angehakt" isChecked onChange={() => {}} />
      <Checkbox
        name="c"
        label="Fehlt"
        isChecked={false}
        onChange={() => {}}
        error="Das ist ein Pflichtfeld."
      />
    </OnAllThemes>
  ),
};

export const Grounds: Story = grounds(Checkbox, {
  longest: LongestText.args,
  english: English.args,
  draw: (args, theme) => <Checkbox {...args} name={`${args.name}-${theme}`} />,
});
