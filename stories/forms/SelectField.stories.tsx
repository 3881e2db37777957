import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { SelectField } from '../../src/forms/SelectField/SelectField';
import { Controlled } from './Controlled';
import { grounds } from '../components/Grounds';

const meta = {
  component: SelectField,
  args: {
    name: 'channel',
    label: 'Wie bist du auf uns gekommen?',
    value: '',
    onChange: () => {},
    options: [
      { value: 'website', label: 'Website der Agentur' },
      { value: 'referral', label: 'Empfehlung von Mitarbeitenden' },
      { value: 'other', label: 'Sonstiges' },
    ],
  },
  render: (args) => (
    <Controlled initial={args.value}>
      {(value, onChange) => <SelectField {...args} value={value} onChange={onChange} />}
    </Controlled>
  ),
} satisfies Meta<typeof SelectField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Chosen: Story = {
  play: async ({ canvasElement }) => {
    const list = within(canvasElement).getByRole('combobox');
    await userEvent.selectOptions(list, 'referral');
    await expect(list).toHaveDisplayValue('Empfehlung von Mitarbeitenden');
  },
};

export const WithError: Story = {
  args: { isRequired: true, error: 'Bitte wähle einen Eintrag aus der Liste.' },
};

export const LongestText: Story = {
  tags: ['no-picture'],
  args: {
    value: 'long',
    options: [
      {
        value: 'long',
        label:
          'Mitarbeiterempfehlungsprogramm oder jemand, der früher in einem unserer Häuser gearbeitet hat',
      },
    ],
  },
};

export const English: Story = {
  tags: ['no-picture'],
  args: { label: 'How did you find us?', options: [{ value: 'website', label: 'Agency website' }] },
  globals: { locale: 'en' },
};

export const Grounds: Story = grounds(SelectField, {
  longest: LongestText.args,
  english: English.args,
  draw: (args, theme) => <SelectField {...args} name={`${args.name}-${theme}`} />,
});
