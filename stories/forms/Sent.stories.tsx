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
    next: [
      'Spätestens in fünf Werktagen hörst du von einem Menschen. Wenn nicht, frag nach: jobs@sff.example.',
      'Sobald sie geprüft ist, geht eine Bestätigung an deine E-Mail-Adresse.',
    ],
    link: '/api/application/SFF-7K3M2-Q9XPA.0123456789abcdef',
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

export const WithoutReference: Story = {
  tags: ['no-picture'],
  args: { reference: undefined, link: undefined },
};

/** Without a mail server no email is promised; only the reference number is shown. */
export const WithoutMail: Story = {
  tags: ['no-picture'],
  args: {
    next: [
      'Spätestens in fünf Werktagen hörst du von einem Menschen. Wenn nicht, frag nach: jobs@sff.example.',
      'Eine Bestätigung per E-Mail kommt nicht. Die Vorgangsnummer genügt, wenn du bei jobs@sff.example nachfragst.',
    ],
  },
};

export const LongestText: Story = {
  args: {
    greeting: 'Deine Bewerbung ist da, Maximiliane-Theodora Oberhauptbahnhofsvorsteherin.',
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
  args: {
    title: 'Got it.',
    greeting: 'Your application is here, Mira.',
    next: [
      'You’ll hear from a human within five working days. If you don’t, ask: jobs@sff.example.',
      'Once it has been checked, a confirmation goes to your email address.',
    ],
    reference: 'Reference: SFF-7K3M-2Q9X',
    jobs: { label: 'Back to the jobs', href: '/en/jobs/', isExternal: false },
    lines: [{ label: 'First name', value: 'Mira' }],
  },
  globals: { locale: 'en', theme: 'lime' },
};
