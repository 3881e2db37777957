import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { DateField } from '../../src/forms/DateField/DateField';
import { Controlled } from './Controlled';
import { grounds } from '../components/Grounds';

const TODAY = '2026-11-21';

const meta = {
  component: DateField,
  args: { name: 'available_from', label: 'Frühester Start', value: '', onChange: () => {} },
  render: (args) => (
    <Controlled initial={args.value}>
      {(value, onChange) => (
        <DateField
          {...args}
          value={value}
          onChange={onChange}
          shortcut={{
            label: 'ab sofort',
            isChecked: value === TODAY,
            onChange: (isNow) => onChange(isNow ? TODAY : ''),
          }}
        />
      )}
    </Controlled>
  ),
} satisfies Meta<typeof DateField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const AtOnce: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('checkbox', { name: 'ab sofort' }));
    await expect(canvas.getByLabelText('Frühester Start')).toHaveValue(TODAY);
  },
};

export const WithError: Story = {
  args: { value: '2024-02-01', error: 'Das Datum liegt in der Vergangenheit.' },
};

export const LongestText: Story = {
  tags: ['no-picture'],
  args: {
    label:
      'Frühestmöglicher Arbeitsbeginn in einem unserer sieben Häuser, Kündigungsfristen schon mitgerechnet',
  },
};

export const English: Story = {
  tags: ['no-picture'],
  args: { label: 'Earliest start', value: '2027-02-01' },
  globals: { locale: 'en' },
};

export const Grounds: Story = grounds(DateField, {
  longest: {
    ...LongestText.args,
    shortcut: { label: 'zum nächstmöglichen Zeitpunkt', isChecked: true, onChange: () => {} },
  },
  english: {
    ...English.args,
    shortcut: { label: 'right away', isChecked: false, onChange: () => {} },
  },
  draw: (args, theme) => <DateField {...args} name={`${args.name}-${theme}`} />,
});
