import { all, type BadCase, set } from './badCase';

const HOUSE = 'de/locations/zuerich.json';

/** Mistakes in the pages of houses. */
export const BAD_HOUSES: BadCase[] = [
  {
    code: 'one-sided',
    mistake: 'a house names a unit that does not name it',
    change: set('de/units/sounds.json', '/locations', ['wien', 'berlin']),
    file: 'de/locations/zuerich.json',
    at: '"sounds"',
    pointer: '/units/0',
    message: '"sounds" does not name "zuerich" in return',
    fix: 'add "zuerich" there',
    severity: 'warning',
  },
  {
    code: 'one-sided',
    mistake: 'a unit names a house that does not name it',
    change: set('de/locations/zuerich.json', '/units', []),
    file: 'de/units/sounds.json',
    at: '"zuerich"',
    pointer: '/locations/2',
    message: '"zuerich" does not name "sounds" in return',
    fix: 'remove "zuerich" here',
    severity: 'warning',
  },
  {
    code: 'repeated-ground',
    mistake: 'a third house stands on one ground',
    change: set('de/locations/zuerich.json', '/poster/set', 'yellow'),
    file: 'de/locations/zuerich.json',
    at: '"yellow"',
    pointer: '/poster/set',
    message: 'berlin and wien stand on the ground "yellow"',
    fix: 'another ground',
    severity: 'warning',
  },
  {
    code: 'missing-field',
    mistake: 'a house has no telephone number',
    change: set(HOUSE, '/phone', undefined),
    file: HOUSE,
    at: '{',
    pointer: '',
    message: 'the house has no telephone number',
    fix: '"answeredBy"',
  },
  {
    code: 'unknown-field',
    mistake: 'another house answers at the own number of a house',
    change: set(HOUSE, '/answeredBy', 'berlin'),
    file: HOUSE,
    at: '"berlin"',
    pointer: '/answeredBy',
    message: 'the house has a number of its own',
    fix: 'write either',
  },
  {
    code: 'missing-field',
    mistake: 'the calls of a house are answered by one that has no number either',
    change: all(
      set(HOUSE, '/phone', undefined),
      set(HOUSE, '/answeredBy', 'wien'),
      ...['de', 'en'].flatMap((locale) => [
        set(`${locale}/locations/wien.json`, '/phone', undefined),
        set(`${locale}/locations/wien.json`, '/answeredBy', 'berlin'),
      ]),
    ),
    file: HOUSE,
    at: '"wien"\n}',
    pointer: '/answeredBy',
    message: '"wien" has no number of its own: content-json/de/locations/wien.json',
    fix: 'name a house that has one',
  },
];
