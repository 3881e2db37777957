import type { Meta, StoryObj } from '@storybook/react-vite';
import { ButtonLink } from '../../src/components/ButtonLink/ButtonLink';
import { Note } from '../../src/components/Note/Note';

const meta = {
  component: Note,
  args: {
    children: (
      <>
        <p>Bewerbung in vier Minuten. Lebenslauf reicht, ein Anschreiben brauchen wir nicht.</p>
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

export const Blue: Story = { args: { theme: 'blue' } };
