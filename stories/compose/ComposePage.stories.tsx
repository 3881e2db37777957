// Covers content-json.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { ComposePage, type ComposePageProps } from './ComposePage';
import { keptDrafts } from './drafts/draftStore';
import { loadContentFiles } from './model/contentFiles';
import { STORAGE_NAME } from './model/storageName';
import { useContentFiles } from './model/useContentFiles';

/** The tool with the site's content. */
function WithContent(props: ComposePageProps) {
  return <ComposePage {...props} files={useContentFiles()} />;
}

const meta = {
  title: 'Compose a page',
  component: ComposePage,
  tags: ['!autodocs', 'no-picture'],
  parameters: { layout: 'fullscreen', isKept: true },
  loaders: [loadContentFiles],
  // The tool has only one look; themes apply to the page in it.
  globals: { theme: 'light', locale: 'en' },
  // The content is not an arg: Storybook would send all of it to its panels on every change.
  args: { files: {} },
  argTypes: { files: { table: { disable: true } } },
  render: (args) => <WithContent {...args} />,
} satisfies Meta<typeof ComposePage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Unfinished pages, stored in this browser. */
const DRAFTS = keptDrafts(STORAGE_NAME);

/** The tool with a page of the site. Changes are kept in this browser, if it stores any, until you save or delete them. */
export const Tool: Story = {
  name: 'Compose a page',
  args: { storageKey: STORAGE_NAME, start: { kind: 'pages', id: 'home' } },
  render: (args) => <WithContent {...args} draftStore={DRAFTS} />,
};

/** Timeout for a field to appear on a busy machine, ms. */
const PATIENCE_MS = 20_000;

/** Composes a news entry step by step, to prove that the tool works. */
export const NewsEntry: Story = {
  name: 'Proof: a news entry',
  args: { date: '2026-11-21' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const user = userEvent.setup();
    const fill = async (name: RegExp, words: string) => {
      const field = await canvas.findByLabelText(name, {}, { timeout: PATIENCE_MS });
      await user.clear(field);
      await user.click(field);
      await user.paste(words);
    };
    const addBlock = async (type: string) => {
      await user.click(canvas.getByRole('button', { name: 'Add block' }));
      await user.type(
        await canvas.findByLabelText(/^Find a block/, {}, { timeout: PATIENCE_MS }),
        `${type}{Enter}`,
      );
    };
    await user.selectOptions(canvas.getByLabelText('Kind'), 'news');
    await user.click(canvas.getByRole('button', { name: 'Open' }));
    await fill(/^File name/, 'herbstfest');
    await fill(/^metaTitle/, 'Herbstfest in Hamburg – SFF');
    await fill(
      /^metaDescription/,
      'Das Haus in Hamburg lädt Nachbarn zum Herbstfest ein: ein Abend mit Druckpresse, Suppe und Musik.',
    );
    await fill(/^title$/, 'Herbst\\-fest');
    await fill(/^date/, '2026-10-02');
    await fill(/^alt/, 'Plakat: eine Lampe, deren Licht auf den Tisch fällt.');
    await user.selectOptions(canvas.getByLabelText(/^motif/), 'lamp');
    await addBlock('quote');
    await fill(/^text/, 'Die Suppe war gut.');
    await fill(/^attribution/, 'Nachbarin');
    await addBlock('text');
    await fill(/^paragraph 1/, 'Am 2. Oktober ist das [Haus in Hamburg](page:hamburg) offen.');
    await user.click(canvas.getByRole('button', { name: 'Move block 2 up' }));
    await user.click(canvas.getByRole('tab', { name: 'Messages (0)' }));
    await expect(canvas.getByText(/Nothing stops this page/)).toBeVisible();
    await user.click(canvas.getByRole('tab', { name: 'JSON' }));
    const text = canvasElement.querySelector('[data-file]')?.textContent ?? '';
    await expect(JSON.parse(text)).toMatchObject({
      title: 'Herbst\u00adfest',
      poster: { motif: 'lamp', set: 'paper' },
      blocks: [
        { type: 'text', paragraphs: ['Am 2. Oktober ist das [Haus in Hamburg](page:hamburg) offen.'] },
        { type: 'quote', text: 'Die Suppe war gut.', attribution: 'Nachbarin' },
      ],
    });
  },
};
