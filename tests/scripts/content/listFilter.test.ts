import type { ResolveContext } from '../../../scripts/content/resolve/context';
import type { Entry } from '../../../scripts/content/resolve/entries';
import { type ListFilter, listFilter } from '../../../scripts/content/resolve/listFilter';
import { FILTER_OPTIONS, OPEN_OPTIONS, TRAIT_OPTIONS } from '../../../src/config/listFilter';

const TEXTS: Record<string, string> = {
  'list.filter': 'Liste eingrenzen',
  'list.filter.all': 'Alle',
  'list.filter.more': 'Mehr Filter',
  'list.filter.kind': 'Art',
  'list.filter.discipline': 'Disziplin',
  'list.filter.year': 'Jahr',
  'list.filter.city': 'Stadt',
  'list.filter.unit': 'Einheit',
  'list.filter.client': 'Kunde',
  'news.type.news': 'News',
  'news.type.press': 'Presse',
  'news.type.event': 'Event',
};

const PLACES: Record<string, unknown> = {
  wien: { kind: 'locations', card: { city: 'Wien' } },
  zuerich: { kind: 'locations', card: { city: 'Zürich' } },
  live: { kind: 'units', card: { unit: 'Live' } },
};

const context = {
  locale: 'de',
  text: (key: string) => TEXTS[key],
  entries: { findNear: (_: string, id: string) => PLACES[id] },
} as unknown as ResolveContext;

const dated = (kind: 'news' | 'press' | 'events', date: string) => ({ kind, card: { date } }) as Entry;
const PLAIN = { disciplines: ['Klang'], year: 2026, locations: [], units: [], client: 'Rollwerk' };
const study = (card: object) => ({ kind: 'cases', card: { ...PLAIN, ...card } }) as unknown as Entry;
const times = (count: number, entry: Entry) => Array.from({ length: count }, () => entry);

const withoutNumbers = (options: ListFilter['block']['options'] | undefined) =>
  options?.map((own) => own.map(({ value, label, count }) => [value, label, count]));

it('offers the kinds and years of dated pages, from the newest, and says by which each is shown', () => {
  const entries = [
    ...times(4, dated('news', '2026-03-01')),
    ...times(3, dated('press', '2025-03-01')),
    dated('events', '2026-11-01'),
  ];
  const filter = listFilter(context, entries);
  expect(filter?.block).toEqual({
    type: 'listFilter',
    legend: 'Liste eingrenzen',
    all: 'Alle',
    total: 8,
    options: [
      [
        { number: 1, value: 'news', label: 'News', count: 4 },
        { number: 2, value: 'presse', label: 'Presse', count: 3 },
        { number: 3, value: 'event', label: 'Event', count: 1 },
      ],
      [
        { number: 4, value: '2026', label: '2026', count: 5 },
        { number: 5, value: '2025', label: '2025', count: 3 },
      ],
    ],
  });
  expect(entries.map((entry) => filter?.shownBy(entry))).toEqual([
    ...times(4, dated('news', '')).map(() => '1 4'),
    ...times(3, dated('press', '')).map(() => '2 5'),
    '3 4',
  ]);
});

it('has the years open only while there is room beside what stands before them', () => {
  const years = (count: number) =>
    Array.from({ length: count }, (_, index) => [
      dated('press', `${2026 - index}-03-01`),
      dated('news', `${2026 - index}-02-01`),
    ]).flat();
  const room = OPEN_OPTIONS - 2;
  expect(listFilter(context, years(room))?.block.more).toBeUndefined();
  const { options, more } = listFilter(context, years(room + 1))?.block ?? {};
  expect(options?.map(({ length }) => length)).toEqual([2]);
  expect(more?.traits.map(({ label, options: own }) => [label, own.length])).toEqual([['Jahr', room + 1]]);
});

it('offers the disciplines of cases, the most frequent first, in words that an address can hold', () => {
  const entries = [
    ...times(3, study({})),
    ...times(4, study({ disciplines: ['Öffentlichkeit & Straße', 'Klang'] })),
    study({ disciplines: ['Café'] }),
  ];
  expect(withoutNumbers(listFilter(context, entries)?.block.options)).toEqual([
    [
      ['klang', 'Klang', 7],
      ['oeffentlichkeit-strasse', 'Öffentlichkeit & Straße', 4],
      ['cafe', 'Café', 1],
    ],
  ]);
});

it('has cities, units and clients by name behind a word, each with an address of its own', () => {
  const entries = [
    ...times(3, study({ locations: ['zuerich'], disciplines: ['Live'] })),
    ...times(4, study({ locations: ['wien'], units: ['live', 'gone'], client: 'Ampel' })),
    study({ locations: ['wien', 'zuerich'], year: 2025 }),
  ];
  const filter = listFilter(context, entries);
  expect(withoutNumbers(filter?.block.options)).toEqual([
    [
      ['klang', 'Klang', 5],
      ['live', 'Live', 3],
    ],
    [
      ['2026', '2026', 7],
      ['2025', '2025', 1],
    ],
  ]);
  expect(filter?.block.more).toEqual({
    label: 'Mehr Filter',
    traits: [
      {
        label: 'Stadt',
        options: [
          { number: 5, value: 'stadt-wien', label: 'Wien', count: 5 },
          { number: 6, value: 'stadt-zuerich', label: 'Zürich', count: 4 },
        ],
      },
      { label: 'Einheit', options: [{ number: 7, value: 'einheit-live', label: 'Live', count: 4 }] },
      {
        label: 'Kunde',
        options: [
          { number: 8, value: 'kunde-ampel', label: 'Ampel', count: 4 },
          { number: 9, value: 'kunde-rollwerk', label: 'Rollwerk', count: 4 },
        ],
      },
    ],
  });
  expect(entries.slice(2, 4).map((entry) => filter?.shownBy(entry))).toEqual(['2 3 6 9', '1 3 5 7 8']);
});

it('leaves out what every entry has, and the whole filter where a list is short or nothing would be narrowed', () => {
  const one = times(9, dated('press', '2026-01-01'));
  expect(listFilter(context, one)).toBeUndefined();
  const years = [...one, ...times(2, dated('press', '2025-01-01'))];
  expect(
    listFilter(context, years)
      ?.block.options.flat()
      .map(({ label }) => label),
  ).toEqual(['2026', '2025']);
  expect(listFilter(context, years.slice(5))).toBeUndefined();
});

it('has no more options than the styles know, of a long trait those with the most entries', () => {
  const many = (count: number) =>
    Array.from({ length: count }, (_, index) =>
      study({ disciplines: [`Fach ${index}`], client: `Kunde ${index}`, year: 2000 + index }),
    );
  const all = ({ options = [], more }: Partial<ListFilter['block']> = {}) => [
    ...options.flat(),
    ...(more?.traits ?? []).flatMap(({ options: own }) => own),
  ];
  const found = all(listFilter(context, many(90))?.block);
  expect(found.map(({ number }) => number)).toEqual(found.map((_, index) => index + 1));
  expect(found).toHaveLength(FILTER_OPTIONS);
  const frequent = listFilter(context, [...many(40), ...times(2, study({ client: 'Zum Schluss' }))]);
  const clients = frequent?.block.more?.traits.find(({ label }) => label === 'Kunde')?.options ?? [];
  expect(clients.length).toBeLessThanOrEqual(TRAIT_OPTIONS);
  expect(clients.at(-1)?.label).toBe('Zum Schluss');
});
