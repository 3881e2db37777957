import type { ResolveContext } from '../../../scripts/content/resolve/context';
import type { Entry } from '../../../scripts/content/resolve/entries';
import { listFilter } from '../../../scripts/content/resolve/listFilter';
import { FILTER_OPTIONS } from '../../../src/config/listFilter';

const TEXTS: Record<string, string> = {
  'list.filter': 'Liste eingrenzen',
  'list.filter.all': 'Alle',
  'news.type.news': 'News',
  'news.type.press': 'Presse',
  'news.type.event': 'Event',
};
const context = { locale: 'de', text: (key: string) => TEXTS[key] } as unknown as ResolveContext;

const dated = (kind: 'news' | 'press' | 'events', date: string) => ({ kind, card: { date } }) as Entry;
const study = (...disciplines: string[]) => ({ kind: 'cases', card: { disciplines } }) as Entry;
const times = (count: number, entry: Entry) => Array.from({ length: count }, () => entry);

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
      { value: 'news', label: 'News', count: 4 },
      { value: 'presse', label: 'Presse', count: 3 },
      { value: 'event', label: 'Event', count: 1 },
      { value: '2026', label: '2026', count: 5 },
      { value: '2025', label: '2025', count: 3 },
    ],
  });
  expect(entries.map((entry) => filter?.shownBy(entry))).toEqual([
    ...times(4, dated('news', '')).map(() => '1 4'),
    ...times(3, dated('press', '')).map(() => '2 5'),
    '3 4',
  ]);
});

it('offers the disciplines of cases, the most frequent first, in words that an address can hold', () => {
  const entries = [
    ...times(3, study('Klang')),
    ...times(4, study('Öffentlichkeit & Straße', 'Klang')),
    study('Café'),
  ];
  expect(listFilter(context, entries)?.block.options).toEqual([
    { value: 'klang', label: 'Klang', count: 7 },
    { value: 'oeffentlichkeit-strasse', label: 'Öffentlichkeit & Straße', count: 4 },
    { value: 'cafe', label: 'Café', count: 1 },
  ]);
});

it('leaves out what every entry has, and the whole filter where a list is short or nothing would be narrowed', () => {
  const one = times(9, dated('press', '2026-01-01'));
  expect(listFilter(context, one)).toBeUndefined();
  const years = [...one, ...times(2, dated('press', '2025-01-01'))];
  expect(listFilter(context, years)?.block.options.map(({ label }) => label)).toEqual(['2026', '2025']);
  expect(listFilter(context, years.slice(5))).toBeUndefined();
});

it('has no more options than the styles know', () => {
  const entries = Array.from({ length: 40 }, (_, index) => study(`Fach ${index}`));
  expect(listFilter(context, entries)?.block.options).toHaveLength(FILTER_OPTIONS);
});
