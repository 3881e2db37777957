// Covers stories/compose.
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import path from 'node:path';
import { ComposePage } from '../../../stories/compose/ComposePage';
import { CONTENT_FILES } from '../../helpers/contentFiles';
import { CONTACT, DATE, eachInItsOwnTab } from './composeTab';

eachInItsOwnTab();

const WIEN = { kind: 'locations', id: 'wien' } as const;
const nameField = () => screen.getByLabelText('File name (id)');

async function json() {
  await userEvent.click(screen.getByRole('tab', { name: 'JSON' }));
  const panel = screen.getByRole('tabpanel', { name: 'JSON' });
  return within(panel).getAllByText(/^\{/)[0]?.textContent ?? '';
}

it('leaves the path of a new page out, takes one that is chosen, and has none when the field is emptied', async () => {
  render(<ComposePage files={CONTENT_FILES} date={DATE} />);
  expect(await json()).not.toContain('"path"');
  await userEvent.click(screen.getByRole('button', { name: 'path' }));
  const field = screen.getByLabelText(/^path/);
  await userEvent.type(field, '/anders/');
  expect(await json()).toContain('"path": "/anders/"');
  await userEvent.clear(field);
  expect(await json()).not.toContain('"path"');
  expect(field).not.toHaveAttribute('aria-invalid');
  await userEvent.type(field, '/neu/');
  expect(await json()).toContain('"path": "/neu/"');
  await userEvent.clear(field);
  await userEvent.click(screen.getByRole('button', { name: 'Remove path' }));
  expect(screen.queryByLabelText(/^path/)).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'path' })).toHaveFocus();
});

it('shows a field that is missing where a message names it', () => {
  const german = Object.keys(CONTENT_FILES).find((name) => name.startsWith('content-json/de/pairs/')) ?? '';
  const text = (CONTENT_FILES[german] ?? '').replace(/ {2}"path": "[^"]*",\n/, '');
  const start = { kind: 'pairs', id: path.basename(german, '.json') } as const;
  render(<ComposePage files={{ ...CONTENT_FILES, [german]: text }} date={DATE} start={start} />);
  expect(screen.getByLabelText(/^path/)).toHaveAccessibleDescription(/pages of pairs lie below/);
  expect(screen.queryByRole('button', { name: 'Remove path' })).not.toBeInTheDocument();
});

it('keeps every character of a file name, and says at the name what is wrong with it', async () => {
  render(<ComposePage files={CONTENT_FILES} date={DATE} />);
  await userEvent.clear(nameField());
  await userEvent.type(nameField(), 'Foo Bar');
  expect(nameField()).toHaveValue('Foo Bar');
  expect(nameField()).toHaveAttribute('aria-invalid', 'true');
  expect(nameField()).toHaveAccessibleDescription(/"Foo Bar\.json" is not a file name that can be an id/);
  expect(screen.queryByLabelText(/^path/)).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('tab', { name: /^Messages/ }));
  const panel = screen.getByRole('tabpanel', { name: /^Messages/ });
  expect(within(panel).getByText(/use lower case letters, digits and single hyphens/)).toBeInTheDocument();
  expect(within(panel).queryByText(/\/path/)).not.toBeInTheDocument();
  await userEvent.clear(nameField());
  await userEvent.type(nameField(), 'foo-bar');
  expect(nameField()).not.toHaveAttribute('aria-invalid');
});

it('says that a page with a new name is a copy, and which page stays', async () => {
  render(<ComposePage files={CONTENT_FILES} date={DATE} start={WIEN} />);
  expect(nameField()).toHaveAccessibleDescription(/^Replaces content-json\/de\/locations\/wien\.json and /);
  await userEvent.type(nameField(), '-zwei');
  expect(nameField()).toHaveAccessibleDescription(
    'Becomes content-json/de/locations/wien-zwei.json and content-json/en/locations/wien-zwei.json. It is a copy; locations/wien stays.',
  );
});

it('names the open page where another one is chosen', async () => {
  render(<ComposePage files={CONTENT_FILES} date={DATE} start={CONTACT} />);
  const kind = screen.getByLabelText('Kind');
  const start = screen.getByLabelText('Start from');
  expect(start).toHaveValue('contact');
  await userEvent.selectOptions(kind, 'news');
  expect(start).toHaveValue('');
  await userEvent.selectOptions(kind, WIEN.kind);
  await userEvent.selectOptions(start, WIEN.id);
  await userEvent.click(screen.getByRole('button', { name: 'Open' }));
  expect(start).toHaveValue('wien');
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect([kind, start].map((field) => (field as HTMLSelectElement).value)).toEqual(['pages', 'contact']);
});
