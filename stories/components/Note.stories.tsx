import type { Meta, StoryObj } from '@storybook/react-vite';
import { ButtonLink } from '../../src/components/ButtonLink/ButtonLink';
import { Note } from '../../src/components/Note/Note';
import { THEMES } from '../../src/config/themes';
import { Specimen } from './Specimen';

const meta = {
  component: Note,
  args: {
    children: (
      <>
        <p>Bewerbung in vier Minuten. Ein Anschreiben brauchen wir nicht.</p>
        <ButtonLink href="/jobs/application/initiative/" icon="arrow-right">
          Jetzt bewerben
        </ButtonLink>
      </>
    ),
  },
} satisfies Meta<typeof Note>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const LongestText: Story = {
  args: {
    children: (
      <p>
        Rückfragen zur Straßenbahnhaltestellenansagestimmenauswahl beantwortet das Haus in Wien: montags bis
        freitags, von 9 bis 18 Uhr, auf Deutsch, Englisch und, wenn es sein muss, in Durchsagen.
      </p>
    ),
  },
};

/** On each ground. */
export const States: Story = {
  parameters: { pictured: { themes: THEMES } },
  render: ({ children }) => (
    <Specimen>
      {THEMES.map((theme) => (
        <Note key={theme} theme={theme}>
          {children}
        </Note>
      ))}
    </Specimen>
  ),
};

export const English: Story = {
  args: {
    children: (
      <>
        <p>Applying takes four minutes. We need no cover letter.</p>
        <ButtonLink href="/en/jobs/application/speculative/" icon="arrow-right">
          Apply now
        </ButtonLink>
      </>
    ),
  },
  globals: { locale: 'en' },
};
