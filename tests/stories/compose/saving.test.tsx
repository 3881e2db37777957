import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  CALLS,
  type SaveAnswer,
  type SaveRequest,
  TOKEN_HEADER,
  TOKEN_META,
} from '../../../scripts/composer/protocol';
import { fileText } from '../../../scripts/content/fileText';
import { ComposePage } from '../../../stories/compose/ComposePage';
import { type Draft, type DraftStore, memoryDrafts } from '../../../stories/compose/drafts/draftStore';
import { openPage, openTexts, readLibrary } from '../../../stories/compose/model/library';
import { CONTENT_FILES } from '../../helpers/contentFiles';

const DATE = '2026-11-21';
const GERMAN = 'content-json/de/pages/contact.json';
const CONTACT = { kind: 'pages', id: 'contact' } as const;
/** What the development server was asked, and how it answers next. */
interface Server {
  asked: { url: string; body: SaveRequest }[];
  answer: SaveAnswer;
}

function startServer(): Server {
  const meta = document.createElement('meta');
  Object.assign(meta, { name: TOKEN_META, content: 'token' });
  document.head.append(meta);
  const server: Server = { asked: [], answer: { state: 'refused', reason: 'Nothing was said yet.' } };
  globalThis.fetch = (async (url: string, { headers, body }: { headers: object; body: string }) => {
    expect(headers).toMatchObject({ [TOKEN_HEADER]: 'token' });
    server.asked.push({ url, body: JSON.parse(body) as SaveRequest });
    return { json: async () => server.answer };
  }) as unknown as typeof fetch;
  return server;
}

const { fetch: realFetch } = globalThis;

beforeEach(() => sessionStorage.clear());
afterEach(() => {
  document.querySelector(`meta[name="${TOKEN_META}"]`)?.remove();
  globalThis.fetch = realFetch;
});

const save = () => userEvent.click(screen.getByRole('button', { name: 'Save …' }));

async function changeLead(words: string) {
  const lead = screen.getByLabelText(/^lead/);
  await userEvent.clear(lead);
  await userEvent.type(lead, words);
}

it('offers nothing to save where no server is that could', () => {
  render(<ComposePage files={CONTENT_FILES} date={DATE} />);
  expect(screen.queryByRole('button', { name: 'Save …' })).not.toBeInTheDocument();
  expect(screen.queryByRole('tab', { name: 'Save' })).not.toBeInTheDocument();
});

it('shows what would change, writes it when that is wanted, and knows from then on what lies there', async () => {
  const server = startServer();
  const drafts = memoryDrafts();
  render(<ComposePage files={CONTENT_FILES} date={DATE} start={CONTACT} draftStore={drafts} />);
  await changeLead('Neu.');
  await waitFor(async () => expect(await drafts.list()).toHaveLength(1));
  const before = CONTENT_FILES[GERMAN] ?? '';
  const after = before.replace(/"lead": "[^"]*"/, '"lead": "Neu."');
  const changes = [{ file: GERMAN, before, after }];
  server.answer = { state: 'ready', changes, warnings: [] };
  await save();
  expect(await screen.findByText(/^\+.*"lead": "Neu\."/)).toBeInTheDocument();
  expect(server.asked[0]).toMatchObject({
    url: CALLS.compare,
    body: {
      ...CONTACT,
      files: [{ locale: 'de', known: before, value: { lead: 'Neu.' } }, { locale: 'en' }],
    },
  });
  server.answer = { state: 'saved', changes, warnings: [] };
  await userEvent.click(screen.getByRole('button', { name: 'Write 1 file' }));
  expect(await screen.findByText(`Written: ${GERMAN}.`)).toBeInTheDocument();
  await waitFor(async () => expect(await drafts.list()).toEqual([]));
  await userEvent.keyboard('{Control>}s{/Control}');
  expect(screen.getByRole('button', { name: 'Compare with the files' })).toHaveFocus();
  expect(server.asked.map(({ url }) => url)).toEqual([CALLS.compare, CALLS.save, CALLS.compare]);
  expect(server.asked[2]?.body.files[0]?.known).toBe(after);
});

it('shows how a file has changed on the disk, and lets the page be put on top of that', async () => {
  const server = startServer();
  render(<ComposePage files={CONTENT_FILES} date={DATE} start={CONTACT} />);
  await changeLead('Meins.');
  const before = CONTENT_FILES[GERMAN] ?? '';
  const now = before.replace(/"lead": "[^"]*"/, '"lead": "Von anderen."');
  server.answer = { state: 'stale', changes: [{ file: GERMAN, before, after: now }] };
  await save();
  expect(await screen.findByText(/^\+.*"lead": "Von anderen\."/)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /^Write/ })).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Keep mine and compare with them' }));
  await waitFor(() => expect(server.asked).toHaveLength(2));
  expect(server.asked[1]?.body.files[0]).toMatchObject({ known: now, value: { lead: 'Meins.' } });
  await userEvent.click(await screen.findByRole('button', { name: 'Go on from the files on the disk' }));
  expect(screen.getByLabelText(/^lead/)).toHaveValue('Von anderen.');
});

it('leads to the first change of each file that is on the disk', async () => {
  const server = startServer();
  render(<ComposePage files={CONTENT_FILES} date={DATE} start={CONTACT} />);
  const before = CONTENT_FILES[GERMAN] ?? '';
  const changed = { file: GERMAN, before, after: before.replace(/"lead": "[^"]*"/, '"lead": "Neu."') };
  const english = 'content-json/en/pages/contact.json';
  const added = { file: english, before: null, after: '{}\n' };
  const line = before.slice(0, before.indexOf('"lead"')).split('\n').length;
  const places = () => screen.queryAllByRole('button', { name: /^Open in editor: / });
  const names = () => places().map((button) => button.getAttribute('aria-label'));
  const here = `Open in editor: ${GERMAN}:${line}`;

  server.answer = { state: 'ready', changes: [changed, added], warnings: [] };
  await save();
  await screen.findByRole('button', { name: 'Write 2 files' });
  expect(names()).toEqual([here]);

  server.answer = { state: 'saved', changes: [changed, added], warnings: [] };
  await userEvent.click(screen.getByRole('button', { name: 'Write 2 files' }));
  await screen.findByText(/^Written: /);
  expect(names()).toEqual([here, `Open in editor: ${english}:1`]);
  const opened: string[] = [];
  globalThis.fetch = (async (url: string) => void opened.push(url)) as unknown as typeof fetch;
  for (const button of places()) await userEvent.click(button);
  expect(opened.map((url) => new URL(url, 'http://localhost').searchParams.get('file'))).toEqual([
    `${GERMAN}:${line}:1`,
    `${english}:1:1`,
  ]);
});

it('leads to no file that somebody has deleted on the disk', async () => {
  const server = startServer();
  render(<ComposePage files={CONTENT_FILES} date={DATE} start={CONTACT} />);
  server.answer = {
    state: 'stale',
    changes: [{ file: GERMAN, before: CONTENT_FILES[GERMAN] ?? '', after: null }],
  };
  await save();
  expect(await screen.findByText('deleted')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /^Open in editor/ })).not.toBeInTheDocument();
});

it('leads from the messages of the server to the field, and to the editor for other files', async () => {
  const server = startServer();
  render(<ComposePage files={CONTENT_FILES} date={DATE} start={CONTACT} />);
  const problem = {
    severity: 'error',
    code: 'dangling-link',
    line: 6,
    column: 12,
    fix: 'write something',
  } as const;
  server.answer = {
    state: 'invalid',
    changes: [],
    problems: [
      { ...problem, file: GERMAN, pointer: '/lead', message: 'is empty' },
      {
        ...problem,
        file: 'content-json/de/pages/home.json',
        pointer: '/blocks/1',
        message: 'leads nowhere',
      },
    ],
  };
  await save();
  const panel = screen.getByRole('tabpanel', { name: 'Save' });
  await userEvent.click(await within(panel).findByRole('button', { name: `${GERMAN}:6:12 /lead` }));
  await waitFor(() => expect(screen.getByLabelText(/^lead/)).toHaveFocus());
  const opened: string[] = [];
  globalThis.fetch = (async (url: string) => void opened.push(url)) as unknown as typeof fetch;
  await userEvent.click(
    within(panel).getByRole('button', { name: 'Open in editor: content-json/de/pages/home.json:6' }),
  );
  expect(opened).toEqual(['/__open-in-editor?file=content-json%2Fde%2Fpages%2Fhome.json%3A6%3A12']);
});

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
  await userEvent.click(await screen.findByRole('tab', { name: 'Drafts (1)' }));
  await userEvent.click(screen.getByRole('button', { name: /^Open draft .*pages\/contact$/ }));
  expect(screen.getByLabelText(/^lead/)).toHaveValue('Später mehr.');
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
  expect(await screen.findByRole('button', { name: /^Open draft/ })).toBeInTheDocument();
  expect(await drafts.list()).toEqual([draft]);
});

it('does not write the page before over a draft whose opening is undone', async () => {
  const { drafts, draft } = await withDraft();
  render(<ComposePage files={CONTENT_FILES} date={DATE} start={CONTACT} draftStore={drafts} />);
  await screen.findByRole('tab', { name: 'Drafts (1)' });
  await changeLead('Vorher.');
  await screen.findByRole('tab', { name: 'Drafts (2)' });
  await userEvent.click(screen.getByRole('tab', { name: 'Drafts (2)' }));
  await userEvent.click(screen.getByRole('button', { name: /^Open draft/ }));
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

it('works where the browser keeps nothing', async () => {
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
  expect(await screen.findByRole('tab', { name: 'Drafts (1)' })).toBeInTheDocument();
  storage.mockRestore();
});
