import { foldText } from '../../../src/lib/foldText';

it.each([
  ['Zürich', ['zuerich', 'zurich']],
  ['STRASSE', ['strasse']],
  ['Straße', ['strasse']],
  ['Zu\u0308rich', ['zuerich', 'zurich']],
  ['Café', ['cafe']],
  ['Łódź', ['lodz']],
  ['Œuvre', ['oeuvre']],
  ['Projekt\u00ADleitung', ['projektleitung']],
  ['Søren', ['soeren', 'soren']],
])('%s is typed as %j', (text, spellings) => {
  expect(foldText(text)).toEqual(spellings);
});
