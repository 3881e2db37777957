import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fileText } from '../../../scripts/content/fileText';
import { ComposePage } from '../../../stories/compose/ComposePage';
import { type Draft, type DraftStore, memoryDrafts } from '../../../stories/compose/drafts/draftStore';
import { openPage, openTexts, readLibrary } from '../../../stories/compose/model/library';
import { CONTENT_FILES } from '../../helpers/contentFiles';
import { changeLead, CONTACT, DATE, eachInItsOwnTab, GERMAN, save, startServer } from './composeTab';

eachInItsOwnTab();

it('lists unfinished pages, opens one again where it was left, and deletes it', async () => {
  const drafts = memoryDrafts();
  const { unmount } = render(
    <ComposePage files={CONTENT_FILES} date={DATE} start={CONTACT} draftStore={drafts} />,
  );
  await changeLead('Später mehr.');
  await waitFor(async () => expect(await drafts.list()).toHaveLength(1));
  unmount();
  render(
    <ComposePage
      files={CONTENT_FILES}
      date={DATE}
      start={{ kind: 'pages', id: 'home' }}
      draftStore={drafts}
    />,
  );
  await userEvent.click(await screen.findByRole('button', { name: '1 other unsaved draft' }));
  expect(screen.getByText('1 draft')).toHaveFocus();
  await userEvent.click(screen.getByRole('button', { name: /^Open draft .*pages\/contact$/ }));
  expect(screen.getByLabelText(/^lead/)).toHaveValue('Später mehr.');
  expect(screen.queryByRole('button', { name: '1 other unsaved draft' })).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: /^Delete draft/ }));
  expect(await screen.findByText('There are no drafts.')).toBeInTheDocument();
});

const HOME = { kind: 'pages', id: 'home' } as const;

/** A store with one unfinished contact page, last changed at 5. */
async function withDraft() {
  const drafts = memoryDrafts();
  const page = openPage(readLibrary(CONTENT_FILES), CONTACT);
  const german = { ...page.files.de, lead: 'Fest.' };
  const draft: Draft = {
    page: { ...page, files: { ...page.files, de: german } },
    locale: 'de',
    known: openTexts(readLibrary(CONTENT_FILES), CONTACT),
    isTouched: true,
    draft: 'fest',
    changed: 5,
  };
  await drafts.put(draft, undefined);
  return { drafts, draft };
}

const leads = async (drafts: DraftStore) =>
  (await drafts.list()).map(({ page }) => page.files.de?.['lead']).toSorted();

async function openFest() {
  await userEvent.click(await screen.findByRole('tab', { name: 'Drafts (1)' }));
  await userEvent.click(screen.getByRole('button', { name: /^Open draft .*pages\/contact$/ }));
}

const undo = () => userEvent.click(screen.getByRole('button', { name: 'Undo' }));

it('leaves a draft as it is when its opening is undone', async () => {
  const { drafts, draft } = await withDraft();
  render(<ComposePage files={CONTENT_FILES} date={DATE} start={HOME} draftStore={drafts} />);
  await openFest();
  await undo();
  const button = await screen.findByRole('button', { name: /^Open draft/ });
  await waitFor(() => expect(button).not.toHaveAttribute('aria-disabled'));
  expect(await drafts.list()).toEqual([draft]);
});

it('does not write the page before over a draft whose opening is undone', async () => {
  const { drafts, draft } = await withDraft();
  render(<ComposePage files={CONTENT_FILES} date={DATE} start={CONTACT} draftStore={drafts} />);
  await screen.findByRole('tab', { name: 'Drafts (1)' });
  await changeLead('Vorher.');
  await screen.findByRole('tab', { name: 'Drafts (2)' });
  await userEvent.click(screen.getByRole('tab', { name: 'Drafts (2)' }));
  const other = screen
    .getAllByRole('button', { name: /^Open draft/ })
    .find((button) => !button.hasAttribute('aria-disabled'));
  if (!other) throw new Error('The other draft is not in the list.');
  await userEvent.click(other);
  await undo();
  await changeLead('Danach.');
  await waitFor(async () => expect(await leads(drafts)).toEqual(['Danach.', 'Fest.']));
  expect(await drafts.list()).toContainEqual(draft);
});

it('does not write over a file that changed on the disk between opening its page twice', async () => {
  const server = startServer();
  const before = CONTENT_FILES[GERMAN] ?? '';
  const now = before.replace(/"lead": "[^"]*"/, '"lead": "Von anderen."');
  const { rerender } = render(<ComposePage files={CONTENT_FILES} date={DATE} start={CONTACT} />);
  await changeLead('Meins.');
  rerender(<ComposePage files={{ ...CONTENT_FILES, [GERMAN]: now }} date={DATE} start={CONTACT} />);
  await userEvent.selectOptions(screen.getByLabelText('Start from'), 'contact');
  await userEvent.click(screen.getByRole('button', { name: 'Open' }));
  expect(screen.getByLabelText(/^lead/)).toHaveValue('Von anderen.');
  await undo();
  await save();
  expect(server.asked[0]?.body.files[0]).toMatchObject({ known: before, value: { lead: 'Meins.' } });
});

it('keeps what another tab wrote into the same draft, and goes on beside it', async () => {
  const { drafts, draft } = await withDraft();
  const tab = (
    <ComposePage files={CONTENT_FILES} date={DATE} start={HOME} storageKey="kept" draftStore={drafts} />
  );
  const { unmount } = render(tab);
  await openFest();
  unmount();
  const german = { ...draft.page.files.de, lead: 'Im anderen.' };
  const other = { ...draft, page: { ...draft.page, files: { ...draft.page.files, de: german } }, changed: 9 };
  await drafts.put(other, 5);

  render(tab);
  expect(await screen.findByRole('tab', { name: 'Drafts (1)' })).toBeInTheDocument();
  expect(screen.getByLabelText(/^lead/)).toHaveValue('Fest.');
  expect(await drafts.list()).toEqual([other]);
  await changeLead('In diesem.');
  await waitFor(async () => expect(await leads(drafts)).toEqual(['Im anderen.', 'In diesem.']));
  expect(await drafts.list()).toContainEqual(other);
});

it('does not delete with its own changes what another tab wrote into the same draft', async () => {
  const { drafts, draft } = await withDraft();
  const server = startServer();
  render(<ComposePage files={CONTENT_FILES} date={DATE} start={HOME} draftStore={drafts} />);
  await openFest();
  const other = { ...draft, changed: 9 };
  await drafts.put(other, 5);
  const changes = [
    { file: GERMAN, before: CONTENT_FILES[GERMAN] ?? '', after: fileText(draft.page.files.de ?? {}) },
  ];
  server.answer = { state: 'ready', changes, warnings: [] };
  await save();
  server.answer = { state: 'saved', changes, warnings: [] };
  await userEvent.click(await screen.findByRole('button', { name: 'Write 1 file' }));
  expect(await screen.findByText(`Written: ${GERMAN}.`)).toBeInTheDocument();
  expect(await drafts.list()).toEqual([other]);
});

it('brings the last deleted draft back, and keeps the focus in the list', async () => {
  const { drafts, draft } = await withDraft();
  render(<ComposePage files={CONTENT_FILES} date={DATE} start={HOME} draftStore={drafts} />);
  await openFest();
  expect(screen.getByRole('button', { name: /^Open draft/ })).toHaveFocus();
  expect(screen.getByText('The draft of pages/contact is open')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: /^Delete draft/ }));
  expect(await screen.findByText('There are no drafts.')).toHaveFocus();
  expect(screen.getByRole('status')).toHaveTextContent(/^Draft .*pages\/contact deleted/);
  expect(await drafts.list()).toEqual([]);

  await userEvent.click(screen.getByRole('button', { name: /^Bring back .*pages\/contact$/ }));
  expect(await screen.findByText('1 draft')).toHaveFocus();
  expect(screen.getByRole('status')).toHaveTextContent(/pages\/contact is back$/);
  expect(screen.queryByRole('button', { name: /^Bring back/ })).not.toBeInTheDocument();
  expect(await drafts.list()).toEqual([draft]);
});

it('brings a deleted draft back beside what was changed on its page since', async () => {
  const { drafts, draft } = await withDraft();
  render(<ComposePage files={CONTENT_FILES} date={DATE} start={HOME} draftStore={drafts} />);
  await openFest();
  await userEvent.click(screen.getByRole('button', { name: /^Delete draft/ }));
  await screen.findByText('There are no drafts.');
  await changeLead('Danach.');
  await waitFor(async () => expect(await leads(drafts)).toEqual(['Danach.']));
  await userEvent.click(screen.getByRole('button', { name: /^Bring back/ }));
  await waitFor(async () => expect(await leads(drafts)).toEqual(['Danach.', 'Fest.']));
  expect((await drafts.list()).map(({ page }) => page)).toContainEqual(draft.page);
});

it('does not bring a deleted draft back by a reload', async () => {
  const { drafts } = await withDraft();
  const tab = (
    <ComposePage files={CONTENT_FILES} date={DATE} start={HOME} storageKey="kept" draftStore={drafts} />
  );
  const { unmount } = render(tab);
  await openFest();
  await changeLead('Mehr.');
  await waitFor(async () => expect(await leads(drafts)).toEqual(['Mehr.']));
  await userEvent.click(screen.getByRole('button', { name: /^Delete draft/ }));
  expect(await screen.findByText('There are no drafts.')).toBeInTheDocument();
  unmount();
  render(tab);
  await userEvent.click(await screen.findByRole('tab', { name: /^Drafts/ }));
  expect(await screen.findByText('There are no drafts.')).toBeInTheDocument();
  expect(await drafts.list()).toEqual([]);
});

it('works where the browser keeps nothing, and says that it keeps nothing', async () => {
  const { keptDrafts } = await import('../../../stories/compose/drafts/draftStore');
  // jsdom has no database, as some private windows have none.
  expect(globalThis.indexedDB).toBeUndefined();
  const drafts = keptDrafts('none');
  const storage = jest.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  render(
    <ComposePage files={CONTENT_FILES} date={DATE} start={CONTACT} storageKey="kept" draftStore={drafts} />,
  );
  await changeLead('Nur hier.');
  await userEvent.click(await screen.findByRole('tab', { name: 'Drafts (1)' }));
  expect(screen.getByRole('status')).toHaveTextContent(/lost when this page is closed/);
  const panel = screen.getByRole('tabpanel', { name: 'Drafts (1)' });
  expect(within(panel).getByText(/lost when this page is closed/)).toBeInTheDocument();
  expect(within(panel).queryByText(/is kept in this browser/)).not.toBeInTheDocument();
  storage.mockRestore();
});
