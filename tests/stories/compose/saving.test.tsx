import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CALLS } from '../../../scripts/composer/protocol';
import { ComposePage } from '../../../stories/compose/ComposePage';
import { memoryDrafts } from '../../../stories/compose/drafts/draftStore';
import { FileDiff } from '../../../stories/compose/save/FileDiff';
import { CONTENT_FILES } from '../../helpers/contentFiles';
import { changeLead, CONTACT, DATE, eachInItsOwnTab, GERMAN, save, startServer } from './composeTab';

eachInItsOwnTab();

it('shows in a changed line the characters that cannot be seen', () => {
  render(<FileDiff file={GERMAN} before="" after={'Barriere\u00adfrei ab 10\u00a0MB'} />);
  expect(screen.getByText('+Barriere·frei ab 10␣MB')).toBeInTheDocument();
});

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
  const scrolled = jest.spyOn(Element.prototype, 'scrollIntoView');
  await save();
  expect(await screen.findByText(/^\+.*"lead": "Neu\."/)).toBeInTheDocument();
  // The answer may lie below the window.
  expect(scrolled.mock.contexts.at(-1)).toContainElement(
    screen.getByRole('button', { name: 'Write 1 file' }),
  );
  scrolled.mockRestore();
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
  expect(screen.getByText(/^Now run npm run content/)).toBeInTheDocument();
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

it('asks once while Ctrl and S are held, and not while an answer is awaited', async () => {
  const server = startServer();
  render(<ComposePage files={CONTENT_FILES} date={DATE} start={CONTACT} />);
  let answer = () => {};
  const isAnswered = new Promise<void>((resolve) => (answer = resolve));
  const { fetch } = globalThis;
  globalThis.fetch = (async (...call: Parameters<typeof fetch>) => {
    const said = await fetch(...call);
    await isAnswered;
    return said;
  }) as typeof fetch;
  await userEvent.keyboard('{Control>}s{/Control}');
  await userEvent.keyboard('{Control>}S{/Control}');
  fireEvent.keyDown(document.body, { key: 's', ctrlKey: true, repeat: true });
  expect(server.asked).toHaveLength(1);
  answer();
  await screen.findByText('Nothing was said yet.');
  fireEvent.keyDown(document.body, { key: 's', ctrlKey: true, repeat: true });
  expect(server.asked).toHaveLength(1);
  await userEvent.keyboard('{Control>}S{/Control}');
  expect(server.asked).toHaveLength(2);
});

it('goes on without a language whose file was deleted on the disk, and never without any', async () => {
  const server = startServer();
  render(<ComposePage files={CONTENT_FILES} date={DATE} start={CONTACT} />);
  const english = 'content-json/en/pages/contact.json';
  const deleted = (file: string) => ({ file, before: CONTENT_FILES[file] ?? '', after: null });
  const goOn = async () =>
    userEvent.click(await screen.findByRole('button', { name: 'Go on from the files on the disk' }));
  server.answer = { state: 'stale', changes: [deleted(english)] };
  await save();
  await goOn();
  expect(screen.queryByRole('button', { name: 'English' })).not.toBeInTheDocument();
  await save();
  expect(server.asked[1]?.body.files.map(({ locale }) => locale)).toEqual(['de']);

  server.answer = { state: 'stale', changes: [deleted(GERMAN)] };
  await save();
  await goOn();
  expect(screen.getByText(/^The page has no file on the disk any more/)).toBeInTheDocument();
  expect(screen.getByLabelText(/^lead/)).not.toHaveValue('');
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
