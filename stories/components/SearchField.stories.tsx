import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { SearchField, type SearchFieldProps } from '../../src/components/SearchField/SearchField';
import { grounds } from './Grounds';

function Typed(props: SearchFieldProps) {
  const [value, setValue] = useState(props.value);
  return <SearchField {...props} value={value} onChange={setValue} onClear={() => setValue('')} />;
}

const meta = {
  component: SearchField,
  args: {
    label: 'Stellen durchsuchen',
    placeholder: 'Wonach suchst du?',
    value: '',
    submitLabel: 'Suchen',
    clearLabel: 'Suche leeren',
    onChange: fn(),
    onSubmit: fn(),
    onClear: fn(),
  },
} satisfies Meta<typeof SearchField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Filled: Story = { args: { value: 'Trainee' } };

export const English: Story = {
  tags: ['no-picture'],
  args: {
    label: 'Search positions',
    placeholder: 'What are you looking for?',
    submitLabel: 'Search',
    clearLabel: 'Clear search',
  },
  globals: { locale: 'en' },
};

export const TypeAndClear: Story = {
  tags: ['no-picture'],
  render: (args) => <Typed {...args} />,
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const box = canvas.getByRole('searchbox', { name: 'Stellen durchsuchen' });
    await userEvent.type(box, 'Text{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledTimes(1);
    await userEvent.click(canvas.getByRole('button', { name: 'Suche leeren' }));
    await expect(box).toHaveValue('');
    await expect(box).toHaveFocus();
    await expect(canvas.getByRole('button', { name: 'Suchen' })).toBeVisible();
  },
};

export const Grounds: Story = grounds(SearchField, {
  longest: {
    placeholder: 'Straßenbahnhaltestellenansagestimme, Kommunikationsdesign oder Stellennummer',
    submitLabel: 'Stellenausschreibungen durchsuchen',
  },
  english: English.args,
});
