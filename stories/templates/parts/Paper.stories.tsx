import type { Meta, StoryObj } from '@storybook/react-vite';
import { RichText } from '../../../src/components/RichText/RichText';
import { Paper } from '../../../src/templates/parts/Paper';
import { grounds } from '../../components/Grounds';

const words = (
  <p>
    <RichText value={['Zwei Menschen aus zwei Disziplinen bekommen fünf Tage, einen Raum und eine Wand.']} />
  </p>
);

const meta = {
  component: Paper,
  args: { theme: 'yellow', children: words },
} satisfies Meta<typeof Paper>;
export default meta;
type Story = StoryObj<typeof meta>;

/** On a coloured page, long texts are on paper. */
export const Default: Story = { globals: { theme: 'yellow' } };

/** Dark pages are dark throughout. */
export const OnDark: Story = { args: { theme: 'dark' }, globals: { theme: 'dark' } };

export const Grounds: Story = {
  tags: ['picture'],
  ...grounds(Paper, { draw: (args, theme) => <Paper {...args} theme={theme} /> }),
};
