// Covers scripts/content/openings.
import { openingsOf } from '../../../scripts/content/openings/openings';
import { createSourceSet, type PageSource } from '../../../scripts/content/sourceSet';
import type { Source } from '../../../scripts/content/sources';

const source = (kind: string, id: string, fields: object, ids: [string, string][] = []): Source =>
  ({
    file: `content-json/de/${kind}/${id}.json`,
    locale: 'de',
    kind,
    id,
    facts: { isJson: true, isValid: true, fields, uses: { ids } },
  }) as unknown as Source;

const pattern = { motif: 'waves', set: 'blue' };
const figure = { motif: 'wheels', set: 'lime' };

const caseOf = (id: string, nextCase: string, fields: object = {}) =>
  source('cases', id, {
    title: id,
    date: '2026-01-01',
    nextCase,
    poster: pattern,
    number: { value: 140 },
    ...fields,
  });

const menu = (...ids: string[]) =>
  source(
    'navigation',
    'navigation',
    {},
    ids.map((id, index) => [`/main/${index}/pageId`, id]),
  );

/** How the pages open, by their names. */
function openings(...sources: Source[]): Record<string, string> {
  const set = createSourceSet(sources, 'content-json');
  return Object.fromEntries(
    [...openingsOf(set)].map(([page, opening]) => [(page as PageSource).id, opening]),
  );
}

describe('without a neighbour a page opens in the way that shows best what it is about', () => {
  it.each([
    ['a case with a pattern', source('cases', 'x', { title: 'Regen', poster: pattern }), 'poster'],
    ['a case with a figure', source('cases', 'x', { title: 'Räder', poster: figure }), 'side'],
    [
      'a case whose number is its headline',
      source('cases', 'x', { title: 'Ein bisschen sind 140', poster: figure, number: { value: 140 } }),
      'numeral',
    ],
    [
      'a case with a number beside it',
      source('cases', 'x', { title: 'Neun Minuten', poster: pattern, number: { value: 3912 } }),
      'poster',
    ],
    [
      'a case whose poster is a word',
      source('cases', 'x', { title: 'Zurück', poster: { motif: 'type' } }),
      'poster',
    ],
    ['a case with a photograph', source('cases', 'x', { title: 'Wand', poster: { file: 'a.jpg' } }), 'side'],
    [
      'an event, whose day is a number',
      source('events', 'x', { date: '2026-11-05', poster: pattern }),
      'numeral',
    ],
    ['a news entry with a number', source('news', 'x', { title: 'Nr. 113', poster: pattern }), 'numeral'],
    [
      'a news entry with a number in parts',
      source('news', 'x', { title: '12.000 Plakate um 21.58 Uhr', poster: pattern }),
      'poster',
    ],
    ['a unit with a figure', source('units', 'x', { title: 'Laut', poster: figure }), 'side'],
    [
      'a unit whose poster is a word',
      source('units', 'x', { title: 'Laut', poster: { motif: 'type' } }),
      'type',
    ],
    ['a unit with a horizon', source('units', 'x', { title: 'Abend', poster: { motif: 'lamp' } }), 'poster'],
    [
      'cups, which a headline would cut',
      source('units', 'x', { title: 'Pause', poster: { motif: 'cups' } }),
      'side',
    ],
    ['a house', source('locations', 'x', { title: 'Wien', poster: { motif: 'wien' } }), 'side'],
    [
      'a house below a horizon',
      source('locations', 'x', { title: 'Hamburg', poster: { motif: 'hamburg' } }),
      'poster',
    ],
    ['the home page', source('pages', 'home', { title: 'x', stage: {}, poster: figure }), 'poster'],
    ['the list of jobs', source('pages', 'jobs', { title: 'x', poster: figure }), 'numeral'],
    ['an overview', source('pages', 'work', { title: 'x', poster: pattern }), 'type'],
    ['the search', source('pages', 'search', { title: 'x', poster: pattern }), 'type'],
    ['a legal page that says so', source('legal', 'x', { opening: 'poster', poster: pattern }), 'poster'],
    ['a page without a poster', source('pages', 'saved', { title: 'x' }), 'type'],
  ])('%s', (_, page, opening) => {
    expect(Object.values(openings(page))).toEqual([opening]);
  });

  it('a release, a job, the error page and a legal page that does not say so have no such opening', () => {
    expect(
      openings(
        source('press', 'a', {}),
        source('jobs', 'b', {}),
        source('pages', '404', { poster: figure }),
        source('legal', 'c', { poster: pattern }),
        source('legal', 'd', { opening: 'poster', poster: figure }),
      ),
    ).toEqual({});
  });
});

it('no case opens like the next one, however many there are', () => {
  for (const count of [2, 3, 4, 5, 15, 40]) {
    const ids = Array.from({ length: count }, (_, index) => `c${index}`);
    const found = openings(...ids.map((id, index) => caseOf(id, ids[(index + 1) % count] as string)));
    const alike = ids.filter((id, index) => found[id] === found[ids[(index + 1) % count] as string]);
    expect([count, alike]).toEqual([count, []]);
  }
});

it('a case opens with its poster or a number, even if that is how its neighbours open', () => {
  const found = openings(
    caseOf('a', 'b', { number: undefined }),
    caseOf('b', 'a', { opening: 'poster' }),
    caseOf('c', 'a', { opening: 'side' }),
  );
  expect(found['a']).toBe('poster');
});

it('cases that all lead to one differ from it', () => {
  const found = openings(caseOf('a', 'b'), caseOf('b', 'c'), caseOf('c', 'b'), caseOf('d', 'b'));
  expect(['a', 'c', 'd'].filter((id) => found[id] === found['b'])).toEqual([]);
});

it('while the next case is not on the site, that behind it in the overview counts', () => {
  const found = openings(caseOf('a', 'gone'), caseOf('b', 'gone', { date: '2025-01-01' }));
  expect(found['a']).not.toBe(found['b']);
});

it('while the next case may be off the site, both it and the one behind it in the overview count', () => {
  const leaves = { expiresAt: '2027-01-01', opening: 'side' };
  const found = openings(
    caseOf('a', 'b'),
    caseOf('b', 'c', leaves),
    caseOf('c', 'a', { date: '2025-01-01', opening: 'poster' }),
  );
  expect(found).toEqual({ a: 'numeral', b: 'side', c: 'poster' });
});

it('a page gives way to what an editor has chosen, before it and behind it', () => {
  expect(openings(caseOf('a', 'b'), caseOf('b', 'a', { opening: 'poster' }))).toEqual({
    a: 'numeral',
    b: 'poster',
  });
});

it('a page of the menu opens unlike those beside it, and unlike the one that it calls to', () => {
  const found = openings(
    source('pages', 'home', { stage: {}, poster: figure }),
    source('pages', 'about', { poster: pattern }, [['/blocks/3/targetId', 'work']]),
    source('pages', 'work', { poster: pattern }),
    source('pages', 'news', { poster: pattern }),
    // Links within other blocks lead to many pages.
    source('pages', 'other', { poster: pattern }, [['/blocks/0/link/targetId', 'about']]),
    menu('about', 'work', 'news'),
  );
  expect(found).toEqual({ home: 'poster', about: 'side', work: 'type', news: 'poster', other: 'side' });
});
