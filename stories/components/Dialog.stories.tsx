import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../../src/components/Button/Button';
import { Dialog, type DialogProps } from '../../src/components/Dialog/Dialog';
import { Specimen } from './Specimen';

const nothing = () => undefined;

const answers = (
  <>
    <p>Der Link führt zu einer anderen Website und öffnet sich in einem neuen Tab.</p>
    <br />
    <Specimen>
      <Button icon="arrow-external">Weiter</Button>
      <Button variant="outline">Bleiben</Button>
    </Specimen>
  </>
);

const paragraph =
  'Ein Plakat, das niemand erklären muss, hat vorher jemand sehr genau erklärt. Hier steht, wie lange das gedauert hat, wer dabei war und was am Ende gestrichen wurde.';

/** A page with a button that opens the dialog. */
function Page(props: DialogProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <div>
      <Button onClick={() => setOpen(true)}>Dialog öffnen</Button>
      <Dialog {...props} isOpen={isOpen} onClose={() => setOpen(false)} />
    </div>
  );
}

const meta = {
  component: Dialog,
  parameters: { layout: 'fullscreen' },
  args: { isOpen: true, onClose: nothing, title: 'Du verlässt SFF', size: 'sm', children: answers },
} satisfies Meta<typeof Dialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Medium: Story = { args: { size: 'md', title: 'Dürfen wir mitzählen?' } };

export const LargeWithLongText: Story = {
  parameters: { pictured: { hasLongestWords: true } },
  args: {
    size: 'lg',
    title:
      'Abschrift: Straßen\u00ADbahn\u00ADhalte\u00ADstellen\u00ADansage\u00ADstimmen und ein sehr langer Titel dazu',
    children: Array.from({ length: 14 }, (_, index) => <p key={index}>{paragraph}</p>),
  },
};

export const WithoutCloseButton: Story = { args: { hasCloseButton: false } };

export const English: Story = {
  args: {
    title: 'You’re leaving SFF',
    children: <p>The link leads to another site and opens in a new tab.</p>,
  },
  globals: { locale: 'en' },
};

export const OpenAndClose: Story = {
  tags: ['no-picture'],
  parameters: { layout: 'padded' },
  render: (args) => <Page {...args} />,
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement);
    const opener = canvas.getByRole('button', { name: 'Dialog öffnen' });
    await step('opening moves the focus to the title', async () => {
      await userEvent.click(opener);
      const dialog = await canvas.findByRole('dialog', { name: 'Du verlässt SFF' });
      await waitFor(() => expect(dialog).toBeVisible());
      await expect(canvas.getByRole('heading', { name: 'Du verlässt SFF' })).toHaveFocus();
    });
    await step('the button in the corner closes it', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Schließen' }));
      await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    });
  },
};
