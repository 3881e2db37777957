import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { Button } from '../../src/components/Button/Button';
import { FormNotice } from '../../src/forms/FormNotice/FormNotice';
import { grounds } from '../components/Grounds';

const meta = {
  component: FormNotice,
  args: {
    title: 'Nicht angekommen',
    occasion: 0,
    children: <p>Die Übertragung ist abgebrochen. Texte und Dateien sind noch hier.</p>,
  },
} satisfies Meta<typeof FormNotice>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const TakesTheFocus: Story = {
  tags: ['no-picture'],
  args: { occasion: 1 },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(within(canvasElement).getByRole('alert')).toHaveFocus());
  },
};

export const Waiting: Story = {
  args: {
    title: 'Noch nicht gesendet',
    tone: 'plain',
    isQuiet: true,
    children: <p>Gerade ist viel los. Nächster Versuch in 5 Sekunden.</p>,
  },
};

export const LongestText: Story = {
  tags: ['no-picture'],
  args: {
    title: 'Gerade geschlossen',
    children: (
      <>
        <p>
          Die Stellenausschreibung wurde geschlossen, während du geschrieben hast. Deine Angaben sind noch da
          und passen auch in eine Initiativbewerbung.
        </p>
        <Button icon="arrow-right">Als Initiativbewerbung senden</Button>
      </>
    ),
  },
};

export const English: Story = {
  tags: ['no-picture'],
  args: {
    title: 'It didn’t arrive',
    children: <p>The transfer broke off. Your text and files are still here.</p>,
  },
  globals: { locale: 'en' },
};

export const Grounds: Story = grounds(FormNotice, { longest: LongestText.args, english: English.args });
