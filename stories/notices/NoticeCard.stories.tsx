import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Button } from '../../src/components/Button/Button';
import { NoticeCard } from '../../src/notices/NoticeCard';

const meta = {
  component: NoticeCard,
  parameters: { layout: 'fullscreen' },
  args: { text: 'Es gibt eine neue Auflage dieser Seite.' },
} satisfies Meta<typeof NoticeCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Closable: Story = { tags: ['no-picture'], args: { onClose: fn() } };

export const LongText: Story = {
  args: {
    title: 'Donaudampfschifffahrtsgesellschaftskapitänsmütze nicht angekommen.',
    text: 'Die Seite hat sich mehrmals nicht laden lassen, und auch beim dritten Versuch kam nur ein halber Bogen aus der Maschine. Prüfe die Verbindung oder öffne sie direkt.',
    onClose: fn(),
    children: (
      <>
        <Button size="small">Noch einmal laden</Button>
        <Button size="small" variant="outline">
          Seite direkt öffnen
        </Button>
      </>
    ),
  },
};

export const English: Story = {
  args: { text: 'There is a new edition of this page.', onClose: fn() },
  globals: { locale: 'en' },
};
