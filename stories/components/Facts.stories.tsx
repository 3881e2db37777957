import type { Meta, StoryObj } from '@storybook/react-vite';
import { Facts } from '../../src/components/Facts/Facts';
import { factsBlock } from '../fixtures/blocks';
import { grounds } from './Grounds';

const meta = { component: Facts, args: { items: factsBlock.items } } satisfies Meta<typeof Facts>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Five: Story = {
  args: {
    items: [
      { label: 'Adresse', value: ['Passerstraße 21, 60327 Frankfurt am Main'] },
      {
        label: 'Telefon',
        value: [{ label: '+49 69 90009 100', href: 'tel:+496990009100', isExternal: false }],
      },
      {
        label: 'E-Mail',
        value: [{ label: 'frankfurt@sff.example', href: 'mailto:frankfurt@sff.example', isExternal: false }],
      },
      { label: 'Empfang', value: ['Mo–Fr, 9 bis 18 Uhr'] },
      { label: 'Schichtbetrieb On', value: ['täglich, 6.30 bis 22.30 Uhr'] },
    ],
  },
};

export const Lines: Story = {
  args: {
    layout: 'lines',
    items: [
      { label: 'Umsatzsteuer-Identifikationsnummer nach § 27a UStG', value: ['DE000000000 (fiktiv)'] },
      { label: 'Registergericht', value: ['Amtsgericht Charlottenburg'] },
    ],
  },
};

/** Two columns on small screens; a fact with a long word spans both, so that no word is broken. */
export const Pairs: Story = {
  args: {
    layout: 'pairs',
    items: [
      { label: 'Gehalt', value: ['45.000–54.000\u00A0€ brutto im Jahr'] },
      { label: 'Umfang', value: ['Voll- oder Teilzeit, 30–38\u00A0h'] },
      { label: 'Bereich', value: ['Projektmanagement'] },
      { label: 'Einheit', value: ['Reputation'] },
    ],
  },
};

export const English: Story = {
  tags: ['no-picture'],
  args: {
    items: [
      { label: 'Client', value: ['Rollwerk, Cologne'] },
      { label: 'Service', value: ['Campaign, Digital'] },
      { label: 'Period', value: ['March – Sept 2026'] },
    ],
  },
  globals: { locale: 'en' },
};

export const Grounds: Story = grounds(Facts, {
  longest: {
    items: [
      {
        label: 'Umsatzsteuer-Identifikationsnummer',
        value: ['Straßenbahnhaltestellenansagestimmenarchiv, Düsseldorf'],
      },
      {
        label: 'Unternehmenskommunikation',
        value: [
          {
            label: 'unternehmenskommunikation@sff.example',
            href: 'mailto:unternehmenskommunikation@sff.example',
            isExternal: false,
          },
        ],
      },
    ],
  },
  english: English.args,
});
