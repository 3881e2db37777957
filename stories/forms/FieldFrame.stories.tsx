import type { Meta, StoryObj } from '@storybook/react-vite';
import { FieldFrame } from '../../src/forms/FieldFrame/FieldFrame';
import { control } from '../../src/forms/FieldFrame/fieldStyles';
import { grounds } from '../components/Grounds';

const meta = {
  component: FieldFrame,
  args: {
    name: 'name',
    label: 'Name',
    isRequired: true,
    children: <input className={control} id="field-name" />,
  },
} satisfies Meta<typeof FieldFrame>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Optional: Story = { args: { isRequired: false, hint: 'Ein Absatz genügt.' } };

export const WithHintAndError: Story = {
  args: {
    hint: 'Ein Absatz genügt.',
    error: 'Das ist ein Pflichtfeld.',
    children: (
      <input
        className={control}
        id="field-name"
        aria-invalid="true"
        aria-describedby="field-name-hint field-name-error"
      />
    ),
  },
};

export const LongestText: Story = {
  tags: ['no-picture'],
  args: {
    label: 'Wie bist du auf diese Stellenausschreibungsveröffentlichung aufmerksam geworden?',
    hint: 'Alles, was in keinem Lebenslauf steht und trotzdem stimmt, auch wenn es länger wird als ein Satz.',
    isRequired: false,
  },
};

export const English: Story = {
  tags: ['no-picture'],
  args: { label: 'First name' },
  globals: { locale: 'en' },
};

export const Grounds: Story = grounds(FieldFrame, {
  longest: LongestText.args,
  english: English.args,
  draw: (args, theme) => (
    <FieldFrame {...args} name={`name-${theme}`}>
      <input className={control} id={`field-name-${theme}`} />
    </FieldFrame>
  ),
});
