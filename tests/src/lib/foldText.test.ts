import { foldText } from '../../../src/lib/foldText';

it.each([
  ['Zürich', ['zuerich', 'zurich']],
  ['STRASSE', ['strasse']],
  ['Straße', ['strasse']],
  ['Zu\u0308rich', ['zuerich', 'zurich']],
  ['Café', ['cafe']],
  ['Łódź', ['łodz']],
  ['Projekt\u00ADleitung', ['projektleitung']],
  ['Søren', ['soeren', 'søren']],
])('%s is typed as %j', (text, spellings) => {
  expect(foldText(text)).toEqual(spellings);
});
