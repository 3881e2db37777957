import type { Meta, StoryObj } from '@storybook/react-vite';
import { RichText } from '../../src/components/RichText/RichText';
import { grounds } from './Grounds';

const meta = {
  component: RichText,
  args: {
    value: [
      'Wer wo sitzt, steht unter ',
      { label: 'Standorte', href: '/standorte/', isExternal: false },
      '. Wie laut es dort ist, misst der ',
      { label: 'Verband der Ansagen', href: 'https://ansagen.example/', isExternal: true },
      '.',
    ],
  },
  render: (args) => (
    <p>
      <RichText {...args} />
    </p>
  ),
} satisfies Meta<typeof RichText>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Empty: Story = { tags: ['no-picture'], args: { value: [] } };

export const English: Story = {
  tags: ['no-picture'],
  args: {
    value: [
      'Who sits where is on ',
      { label: 'Locations', href: '/en/locations/', isExternal: false },
      '; who we are, on the ',
      { label: 'imprint', href: '/impressum/', isExternal: false, hreflang: 'de' },
      '.',
    ],
  },
  globals: { locale: 'en' },
};

export const Grounds: Story = grounds(RichText, {
  longest: {
    value: [
      'Alles Weitere steht im ',
      { label: 'Straßenbahnhaltestellenansagestimmenverzeichnis', href: '/news/', isExternal: false },
      '.',
    ],
  },
  english: English.args,
  draw: (args) => (
    <p>
      <RichText {...args} />
    </p>
  ),
});
