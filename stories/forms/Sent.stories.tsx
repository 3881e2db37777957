import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { Sent } from '../../src/forms/Sent/Sent';

const meta = {
  component: Sent,
  parameters: { layout: 'fullscreen' },
  globals: { theme: 'lime' },
  args: {
    title: 'Passt.',
    greeting: 'Deine Bewerbung ist da, Mira.',
    next: 'Spätestens in fünf Werktagen hörst du von einem Menschen.',
    reference: 'Vorgangsnummer: SFF-7K3M-2Q9X',
    jobs: { label: 'Zu den Jobs', href: '/jobs/', isExternal: false },
    lines: [
      { label: 'Bewerbung', value: 'Texterin / Texter für Klang und Sprache\nStellennummer 4112' },
      { label: 'Vorname', value: 'Mira' },
      { label: 'Nachname', value: 'Sandoval' },
      { label: 'E-Mail', value: 'mira@post.example' },
      { label: 'Lebenslauf', value: 'Lebenslauf_Sandoval.pdf (1,2 MB)' },
    ],
  },
} satisfies Meta<typeof Sent>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(within(canvasElement).getByRole('heading', { level: 1 })).toHaveFocus());
  },
};

export const WithoutReference: Story = { args: { reference: undefined } };

export const LongestText: Story = {
  args: {
    greeting: 'Deine Bewerbung ist da, Maximiliane-Theodora von der Hohenzollernstraße.',
    lines: [
      {
        label: 'Dein Pitch',
        value:
          'Der Moment, in dem alle wissen, dass gleich jemand lacht.\n\nUnd der danach, in dem keiner mehr weiß, worüber eigentlich.',
      },
    ],
  },
};

export const English: Story = {
  tags: ['no-picture'],
  args: {
    title: 'It fits.',
    greeting: 'We’ve got your application, Mira.',
    next: 'A human being will be in touch within five working days.',
    reference: 'Reference: SFF-7K3M-2Q9X',
    jobs: { label: 'Back to the jobs', href: '/en/jobs/', isExternal: false },
    lines: [{ label: 'First name', value: 'Mira' }],
  },
  globals: { locale: 'en', theme: 'lime' },
};
