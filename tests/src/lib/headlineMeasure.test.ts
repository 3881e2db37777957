import { headlineMeasure } from '../../../src/lib/headlineMeasure';

it.each([
  ['Immer mit Absender', 9],
  ['Erst stumm, dann blind', 11],
  ['Montags wird abgeschaltet', 13],
  ['Montags wird abge\u00ADschaltet', 13],
  ['Zwölf für später', undefined],
  ['Erst mitarbeiten, dann texten', undefined],
  ['Strategiewochenende', undefined],
  ['', undefined],
])('%s has the measure %s', (title, measure) => {
  expect(headlineMeasure(title)).toBe(measure);
});
