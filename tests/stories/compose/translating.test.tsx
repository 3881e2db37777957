// Covers stories/compose.
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ComposePage } from '../../../stories/compose/ComposePage';
import { untranslatedTexts } from '../../../stories/compose/model/untranslated';
import { CONTENT_FILES } from '../../helpers/contentFiles';
import { changeLead, CONTACT, DATE, eachInItsOwnTab, GERMAN, save, startServer } from './composeTab';

eachInItsOwnTab();

it('finds the texts of a translation that are those of the original, without figures', () => {
  const blocks = (value: string, label: string) => [{ type: 'facts', items: [{ value, label }] }];
  const places = untranslatedTexts({
    kind: 'pages',
    id: 'neu',
    files: {
      de: { title: 'Neu', lead: 'Worte.', blocks: blocks('340', 'Leute') },
      en: { title: 'New', lead: 'Worte.', blocks: blocks('340', 'People') },
    },
  });
  expect(places).toEqual([{ locale: 'en', pointer: '/lead' }]);
  expect(untranslatedTexts({ kind: 'pages', id: 'neu', files: { en: { title: 'New' } } })).toEqual([]);
});

it('marks what is not translated yet, and counts it before saving', async () => {
  const server = startServer();
  const { 'content-json/en/pages/contact.json': _, ...files } = CONTENT_FILES;
  render(<ComposePage files={files} date={DATE} start={CONTACT} />);
  await userEvent.click(screen.getByRole('button', { name: 'Add English' }));
  const title = screen.getByLabelText(/^title$/);
  const words = /The same as in Deutsch: not translated yet\?/;
  expect(title).toHaveAccessibleDescription(words);
  const marked = screen.getAllByText(words).length;
  await changeLead('Say something.');
  expect(screen.getByLabelText(/^lead/)).toHaveAccessibleDescription(/Deutsch: /);
  expect(screen.getAllByText(words)).toHaveLength(marked - 1);

  const german = CONTENT_FILES[GERMAN] ?? '';
  const changes = [{ file: GERMAN, before: german, after: '{}' }];
  server.answer = { state: 'ready', changes, warnings: [] };
  await save();
  expect(await screen.findByText(/^\d+ texts are the same as in Deutsch/)).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Go to the first' }));
  expect(document.activeElement).toHaveAccessibleDescription(words);
});
