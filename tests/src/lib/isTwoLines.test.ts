import { isTwoLines } from '../../../src/lib/isTwoLines';

it.each([
  ['Immer mit Absender', true],
  ['Erst stumm, dann blind', true],
  ['Erst stumm, da\u00ADnn blind', true],
  ['Montags wird abgeschaltet', false],
  ['Zwölf für später', false],
  ['Mitarbeiten, dann texten', false],
  ['Strategiewochenende', false],
  ['', false],
])('%s: %s', (title, expected) => {
  expect(isTwoLines(title)).toBe(expected);
});
