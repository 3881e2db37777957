// Covers stories/compose.
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { SaveAnswer } from '../../../scripts/composer/protocol';
import { ComposePage } from '../../../stories/compose/ComposePage';
import { CONTENT_FILES } from '../../helpers/contentFiles';
import { changeLead, CONTACT, DATE, eachInItsOwnTab, GERMAN, save, startServer } from './composeTab';

eachInItsOwnTab();

const compose = (files = CONTENT_FILES) => render(<ComposePage files={files} date={DATE} start={CONTACT} />);
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const press = (name: string | RegExp) => userEvent.click(button(name));
const said = () => screen.getByRole('status');

it('keeps the focus on Open and Undo when the page becomes one of another kind, and says which is open', async () => {
  compose();
  await userEvent.selectOptions(screen.getByLabelText('Kind'), 'news');
  await press('Open');
  expect(button('Open')).toHaveFocus();
  expect(said()).toHaveTextContent('An empty page of the kind news is open');
  await press('Undo');
  expect(button('Undo')).toHaveFocus();
  expect(said()).toHaveTextContent('Undone: pages/contact is open');
  expect(screen.getByLabelText('Kind')).toHaveValue('pages');
  await press('Redo');
  expect(said()).toHaveTextContent('Done again: news/new-page is open');
  expect(screen.getByLabelText('Kind')).toHaveValue('news');
  await press('Redo');
  expect(said()).toHaveTextContent('There is nothing to redo');
});

it('says again what it has just said', async () => {
  compose();
  await press('Redo');
  const before = said().firstElementChild;
  await press('Redo');
  expect(said().firstElementChild).not.toBe(before);
  expect(said()).toHaveTextContent('There is nothing to redo');
});

it('keeps the focus among the languages when one is added or removed', async () => {
  const { 'content-json/en/pages/contact.json': _, ...files } = CONTENT_FILES;
  compose(files);
  await press('Add English');
  expect(button('English')).toHaveFocus();
  expect(button('English')).toHaveAttribute('aria-pressed', 'true');
  expect(said()).toHaveTextContent('English added');
  await press('Remove English');
  expect(button('Deutsch')).toHaveFocus();
  expect(said()).toHaveTextContent('English removed');
});

it('leads from a removed field to the button that adds it, or to the fields if there is none', async () => {
  const german = CONTENT_FILES[GERMAN] ?? '';
  compose({ ...CONTENT_FILES, [GERMAN]: german.replace('{', '{ "unheard": "of",') });
  await press('Remove unheard');
  expect(screen.getByRole('region', { name: 'Fields' })).toHaveFocus();
  const add = within(screen.getAllByRole('group', { name: 'Add a field' }).at(-1) as HTMLElement);
  const [first] = add.getAllByRole('button');
  const name = first?.textContent ?? '';
  await userEvent.click(first as HTMLElement);
  await press(`Remove ${name}`);
  expect(button(name)).toHaveFocus();
  expect(said()).toHaveTextContent(`${name} removed`);
});

const before = CONTENT_FILES[GERMAN] ?? '';
const changes = [{ file: GERMAN, before, after: before.replace(/"lead": "[^"]*"/, '"lead": "Neu."') }];
const READY: SaveAnswer = { state: 'ready', changes, warnings: [] };
const SAVED: SaveAnswer = { state: 'saved', changes, warnings: [] };
const STALE: SaveAnswer = { state: 'stale', changes };

it.each([
  ['Write 1 file', READY],
  ['Keep mine and compare with them', STALE],
  ['Go on from the files on the disk', STALE],
])('leads back to the comparison when “%s” is gone', async (name, answer) => {
  const server = startServer();
  compose();
  await changeLead('Meins.');
  server.answer = answer;
  await save();
  await screen.findByRole('button', { name });
  server.answer = SAVED;
  await press(name);
  await waitFor(() => expect(screen.queryByRole('button', { name })).not.toBeInTheDocument());
  expect(button('Compare with the files')).toHaveFocus();
});

it('stays on the button that goes on from the disk where it cannot', async () => {
  const server = startServer();
  compose();
  server.answer = { state: 'stale', changes: [{ file: GERMAN, before, after: '{' }] };
  await save();
  const name = 'Go on from the files on the disk';
  await userEvent.click(await screen.findByRole('button', { name }));
  expect(button(name)).toHaveFocus();
  expect(said()).toHaveTextContent(/is not valid JSON/);
});

it('says that the editor was asked to open a file, and what to do if it does not', async () => {
  const server = startServer();
  compose();
  server.answer = SAVED;
  await save();
  const open = await screen.findByRole('button', { name: /^Open in editor/ });
  globalThis.fetch = (async () => ({ ok: true })) as unknown as typeof fetch;
  await userEvent.click(open);
  await waitFor(() =>
    expect(said()).toHaveTextContent(/asked to open .*contact\.json:\d+:1\. If nothing opens/),
  );
  globalThis.fetch = () => Promise.reject(new TypeError('Failed to fetch'));
  await userEvent.click(open);
  await waitFor(() => expect(said()).toHaveTextContent('Storybook does not answer.'));
});
