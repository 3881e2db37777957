import type { Meta, StoryObj } from '@storybook/react-vite';
import { Toc } from '../../../src/templates/parts/Toc';
import { grounds } from '../../components/Grounds';

const meta = {
  component: Toc,
  args: {
    entries: [
      { anchor: 'verantwortlich', label: '1. Verantwortliche' },
      { anchor: 'zugriff', label: '2. Zugriffsdaten' },
      { anchor: 'bewerbung', label: '3. Bewerbungen' },
    ],
  },
} satisfies Meta<typeof Toc>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const LongestLabel: Story = {
  args: {
    entries: [
      {
        anchor: 'lang',
        label: '12. Straßenbahnhaltestellenansagestimmenverzeichnis und Dauer der Aufbewahrung',
      },
      { anchor: 'ohne', label: 'Ein Abschnitt ohne Nummer' },
    ],
  },
};

export const English: Story = {
  args: { entries: [{ anchor: 'controller', label: '1. Controller' }] },
  globals: { locale: 'en' },
};

export const Grounds: Story = {
  tags: ['picture'],
  ...grounds(Toc, { longest: LongestLabel.args, english: English.args }),
};
