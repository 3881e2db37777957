import { type BadCase, set } from './badCase';
import type { Tree } from './contentTree';

const ABOUT = 'de/pages/about.json';
const CASE = 'de/cases/rollwerk.json';

const both = (first: (tree: Tree) => void, second: (tree: Tree) => void) => (tree: Tree) => {
  first(tree);
  second(tree);
};

/** Mistakes in how pages open. */
export const BAD_OPENINGS: BadCase[] = [
  {
    code: 'impossible-opening',
    mistake: 'the headline of a page would cover its figure',
    change: both(
      both(set(CASE, '/opening', 'poster'), set(CASE, '/poster/motif', 'wheels')),
      both(
        set('en/cases/rollwerk.json', '/opening', 'poster'),
        set('en/cases/rollwerk.json', '/poster/motif', 'wheels'),
      ),
    ),
    file: CASE,
    at: '"poster"\n}',
    pointer: '/opening',
    message: 'the headline would stand on a part of the figure "wheels"',
    fix: 'write "opening": "side"',
    also: ['impossible-opening'],
  },
  {
    code: 'impossible-opening',
    mistake: 'a case opens with its headline alone',
    change: both(set(CASE, '/opening', 'type'), set('en/cases/rollwerk.json', '/opening', 'type')),
    file: CASE,
    at: '"type"\n}',
    pointer: '/opening',
    message: 'a case opens with a picture or a number',
    fix: 'write "side"',
    also: ['impossible-opening'],
  },
  {
    code: 'impossible-opening',
    mistake: 'a page without a number opens with one',
    change: set(ABOUT, '/opening', 'numeral'),
    file: ABOUT,
    at: '"numeral"',
    pointer: '/opening',
    message: 'there is no number to set giant',
    fix: 'write "numeral", e.g. "numeral": "7"',
  },
  {
    code: 'impossible-opening',
    mistake: 'a page without a poster opens with one',
    change: set('de/pages/business.json', '/opening', 'side'),
    file: 'de/pages/business.json',
    at: '"side"',
    pointer: '/opening',
    message: 'the page has no poster to open with',
    fix: 'add a "poster"',
  },
  {
    code: 'impossible-opening',
    mistake: 'the list of jobs opens in another way',
    change: both(
      set('de/pages/jobs.json', '/opening', 'type'),
      set('en/pages/jobs.json', '/opening', 'type'),
    ),
    file: 'de/pages/jobs.json',
    at: '"type"\n}',
    pointer: '/opening',
    message: 'this page opens in a way of its own',
    fix: 'remove "opening"',
    also: ['impossible-opening'],
  },
  {
    code: 'impossible-opening',
    mistake: 'a legal page opens with a poster that it does not have',
    change: both(
      set('de/legal/imprint.json', '/opening', 'poster'),
      set('en/legal/imprint.json', '/opening', 'poster'),
    ),
    file: 'de/legal/imprint.json',
    at: '"poster"\n}',
    pointer: '/opening',
    message: 'the page has no poster to open with',
    fix: 'add a "poster"',
    also: ['impossible-opening'],
  },
  {
    code: 'repeated-opening',
    mistake: 'a page opens like the one behind it in the menu',
    change: both(set(ABOUT, '/opening', 'numeral'), set(ABOUT, '/numeral', '7')),
    file: ABOUT,
    at: '"numeral"',
    pointer: '/opening',
    message: '"about" stands in the menu before "jobs", and both open with "numeral"',
    fix: 'write another opening (for "about" side, type), or remove "opening"',
  },
  {
    code: 'unknown-value',
    mistake: 'an opening is misspelt',
    change: set(ABOUT, '/opening', 'nummeral'),
    file: ABOUT,
    at: '"nummeral"',
    pointer: '/opening',
    fix: 'did you mean "numeral"?',
  },
];
