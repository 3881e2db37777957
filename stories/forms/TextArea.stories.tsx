import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { TextArea } from '../../src/forms/TextArea/TextArea';
import { Controlled } from './Controlled';
import { grounds } from '../components/Grounds';

const meta = {
  component: TextArea,
  args: {
    name: 'pitch',
    label: 'Dein Pitch',
    hint: 'Drei Sätze: was du kannst, was dir fehlt, was du ändern würdest.',
    value: '',
    onChange: () => {},
    maxLength: 2000,
  },
  render: (args) => (
    <Controlled initial={args.value}>
      {(value, onChange) => <TextArea {...args} value={value} onChange={onChange} />}
    </Controlled>
  ),
} satisfies Meta<typeof TextArea>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Counting: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByRole('textbox'), 'Stille.');
    await expect(canvas.getByText('Noch 1.993 Zeichen')).toBeInTheDocument();
  },
};

export const TooLong: Story = {
  args: { value: 'Ein Wort mehr, als hineinpasst.', maxLength: 20, error: 'Höchstens 20 Zeichen.' },
};

export const LongestText: Story = {
  tags: ['no-picture'],
  args: {
    value:
      'Der Moment, in dem alle wissen, dass gleich jemand lacht.\n\nUnd der danach, in dem keiner mehr weiß, worüber eigentlich, weil der Witz so leise war, dass man ihn nur auf der letzten Silbe hören konnte.',
  },
};

export const English: Story = {
  tags: ['no-picture'],
  args: { label: 'Your pitch', value: 'Silence is a punchline.', hint: 'Three sentences.' },
  globals: { locale: 'en' },
};

export const Grounds: Story = grounds(TextArea, {
  longest: {
    ...LongestText.args,
    label: 'Motivationsschreiben',
    hint: 'Straßenbahnhaltestellenansagestimmenqualifikation: was du kannst, was dir fehlt, was du ändern würdest.',
  },
  english: English.args,
  draw: (args, theme) => <TextArea {...args} name={`${args.name}-${theme}`} />,
});
