import type { Meta, StoryObj } from '@storybook/react-vite';
import { NumeralOpening } from '../../../src/templates/parts/NumeralOpening';
import { PageHead } from '../../../src/templates/parts/PageHead';

const meta = {
  component: NumeralOpening,
  parameters: { layout: 'fullscreen' },
  args: {
    numeral: '140',
    ground: 'yellow',
    children: <PageHead title="Ein bisschen sind 140" size="d1" eyebrow="Bissfest" isOnGround />,
  },
} satisfies Meta<typeof NumeralOpening>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** The maximum number of digits, below a headline of several lines. */
export const LongestWords: Story = {
  args: {
    numeral: '3912',
    ground: 'dark',
    children: (
      <PageHead title={'SFF veröf\u00ADfentlicht Gehalts\u00ADbänder für alle Rollen'} size="d1" isOnGround />
    ),
  },
  globals: { theme: 'dark' },
};

export const OneDigitOnBlue: Story = {
  args: { numeral: '8', ground: 'blue', children: <PageHead title="Eight minutes" size="d1" isOnGround /> },
  globals: { locale: 'en' },
};

export const TwoDigitsOnLime: Story = {
  args: { numeral: '25', ground: 'lime', children: <PageHead title="Was wir wissen" size="d1" isOnGround /> },
};

/** Next to the headline of a reference page, on the page's ground. */
export const Compact: Story = {
  args: {
    numeral: '7',
    ground: undefined,
    isCompact: true,
    children: <PageHead title="Sieben Platten" size="d1" lead={['Jede druckt für sich.']} />,
  },
};
