import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import axe from 'axe-core';
import { CONTENT_FILES } from '../../helpers/contentFiles';
import { ComposePage } from '../../../stories/compose/ComposePage';

const DATE = '2026-11-21';
async function open(kind: string, id: string) {
  await userEvent.selectOptions(screen.getByLabelText('Kind'), kind);
  await userEvent.selectOptions(screen.getByLabelText('Start from'), id);
  await userEvent.click(screen.getByRole('button', { name: 'Open' }));
}

beforeEach(() => sessionStorage.clear());

it('leads from a message to its field, into a folded block and into the other language', async () => {
  render(<ComposePage files={CONTENT_FILES} date={DATE} />);
  await open('pages', 'contact');
  await userEvent.click(screen.getByRole('button', { name: 'English' }));
  await userEvent.click(screen.getByRole('button', { name: /^1\. / }));
  const field = screen.getAllByRole('textbox').find((box) => box.id.startsWith('en:/blocks/0/'));
  if (!field) throw new Error('The first block of the page has no text.');
  await userEvent.clear(field);
  await userEvent.click(screen.getByRole('button', { name: /^1\. / }));
  await userEvent.click(screen.getByRole('button', { name: 'Deutsch' }));
  await userEvent.click(screen.getByRole('tab', { name: /Messages \([1-9]/ }));
  await userEvent.click(screen.getByRole('button', { name: /content-json\/en\/pages\/contact\.json/ }));
  await waitFor(() => expect(document.activeElement?.id).toBe(field.id));
  expect(document.activeElement).toHaveAccessibleDescription(/is empty/);
});

it('keeps the focus on the button that moves a block, at its new place', async () => {
  render(<ComposePage files={CONTENT_FILES} date={DATE} />);
  await open('pages', 'about');
  const first = screen.getByRole('button', { name: /^1\. / }).textContent?.slice(3);
  await userEvent.click(screen.getByRole('button', { name: 'Move block 1 down' }));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Move block 2 down' })).toHaveFocus());
  expect(screen.getByRole('button', { name: /^2\. / }).textContent?.slice(3)).toBe(first);
  expect(screen.getByText(/block 1 is now number 2 of/)).toBeInTheDocument();
});

it('has the unfinished page again after a reload', async () => {
  const { unmount } = render(<ComposePage files={CONTENT_FILES} date={DATE} storageKey="kept" />);
  await open('news', '');
  await userEvent.type(screen.getByLabelText(/^metaTitle/), 'Angefangen');
  unmount();
  render(<ComposePage files={CONTENT_FILES} date={DATE} storageKey="kept" />);
  expect(screen.getByLabelText(/^metaTitle/)).toHaveValue('Angefangen');
  expect(screen.getByLabelText('Kind')).toHaveValue('news');
});

it('writes a soft hyphen and a no-break space where their signs are typed, and shows where they are', async () => {
  render(<ComposePage files={CONTENT_FILES} date={DATE} />);
  await userEvent.type(screen.getByLabelText(/^title$/), 'Barriere\\-freiheit 10\\_MB');
  expect(screen.getByLabelText(/^title$/)).toHaveValue('Barriere\u00adfreiheit 10\u00a0MB');
  expect(screen.getByText('Barriere·freiheit 10␣MB')).toBeInTheDocument();
});

it('takes a figure as it is typed, and keeps the field when it is empty', async () => {
  render(<ComposePage files={CONTENT_FILES} date={DATE} start={{ kind: 'jobs', id: '4103' }} />);
  await userEvent.click(screen.getByRole('tab', { name: 'JSON' }));
  const panel = screen.getByRole('tabpanel', { name: 'JSON' });
  const figure = screen.getAllByRole('textbox').find((box) => box.id === 'de:/salary/min');
  if (!figure) throw new Error('The job has no pay.');
  await userEvent.clear(figure);
  await userEvent.type(figure, '3500.05');
  expect(figure).toHaveFocus();
  expect(figure).toHaveValue('3500.05');
  expect(within(panel).getByText(/: 3500\.05\b/)).toBeInTheDocument();
  await userEvent.clear(figure);
  await userEvent.type(figure, '48.50');
  await userEvent.tab();
  expect(figure).toHaveValue('48.5');
});

it('says which page cannot be opened because a file of it is not valid JSON, and starts with a new one', async () => {
  const files = { ...CONTENT_FILES, 'content-json/de/pages/contact.json': '{ "title": ' };
  render(<ComposePage files={files} date={DATE} start={{ kind: 'pages', id: 'contact' }} />);
  expect(screen.getByLabelText(/^title$/)).toHaveValue('');
  await open('pages', 'contact');
  expect(screen.getByText(/^A file of pages\/contact is not valid JSON/)).toBeInTheDocument();
});

it('adds and takes away fields that a page may have', async () => {
  render(<ComposePage files={CONTENT_FILES} date={DATE} />);
  await userEvent.click(screen.getByRole('button', { name: 'theme' }));
  await userEvent.selectOptions(screen.getByLabelText(/^theme/), 'lime');
  await userEvent.click(screen.getByRole('tab', { name: 'JSON' }));
  const panel = screen.getByRole('tabpanel', { name: 'JSON' });
  expect(within(panel).getByText(/"theme": "lime"/)).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Remove theme' }));
  expect(within(panel).queryByText(/"theme"/)).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(within(panel).getByText(/"theme": "lime"/)).toBeInTheDocument();
});

it('can be used by everyone, with every part of an event open', async () => {
  // jsdom has no canvas; axe asks for one to recognise icon fonts, which this site has none of.
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
  const { container } = render(<ComposePage files={CONTENT_FILES} date={DATE} />);
  await open('events', 'tag-1');
  for (const button of screen.queryAllByRole('button', { expanded: false })) await userEvent.click(button);
  const { violations } = await axe.run(container, {
    runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
    rules: { 'color-contrast': { enabled: false } },
  });
  expect(violations.map(({ id: rule, nodes }) => `${rule}: ${nodes[0]?.html}`)).toEqual([]);
});
