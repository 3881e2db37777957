// Covers scripts/content/resolve/recorder.ts, scripts/content/cache/routeTable.ts.
import { RouteTable } from '../../../scripts/content/cache/routeTable';
import { Recorder } from '../../../scripts/content/resolve/recorder';

/** A site of three kinds of dependency, one of them made of cards; `made` counts how often such a list was made. */
function createSite() {
  const values = { cards: 'cards', list: ['a', 'b', 'c'], files: new Map([['größe 1.png', 'hash']]) };
  const made = { lists: 0 };
  const recorder = new Recorder();
  recorder.track('cards', () => values.cards);
  const listed = recorder.track(
    'listed',
    (from: { ids: readonly string[] }, limit?: number) => {
      made.lists += 1;
      return values.list.filter((id) => from.ids.includes(id)).slice(0, limit);
    },
    { isMadeOfCards: true },
  );
  const file = recorder.track('file', (name: string) => values.files.get(name), {
    fingerprint: (hash) => hash ?? 'missing',
  });
  return { values, made, recorder, listed, file };
}

type Site = ReturnType<typeof createSite>;

const FOUND = { path: '/', hash: 'hash', template: 'generic', queries: [], media: [] } as const;

/** The table as a run leaves it for the next one, after it has resolved one page. */
function tableOf({ recorder }: Site, resolve: () => unknown): RouteTable {
  const table = new RouteTable();
  table.compare(recorder);
  table.add({ ...FOUND, dependencies: recorder.record(resolve).dependencies });
  return new RouteTable(table.sections());
}

/** True if the next run resolves the page again. */
function isStale(table: RouteTable, { recorder }: Site): boolean {
  table.compare(recorder);
  return table.keep('/') === undefined;
}

const READS: [name: string, read: (site: Site) => unknown][] = [
  ['a list', ({ listed }) => listed({ ids: ['b', 'c'] })],
  ['a list with a limit', ({ listed }) => listed({ ids: ['b', 'c'] }, 1)],
  ['a list with no limit', ({ listed }) => listed({ ids: ['b', 'c'] }, undefined)],
  ['a file with letters that are not ASCII', ({ file }) => file('größe 1.png') ?? 'missing'],
  ['a file that is not there', ({ file }) => file('nothing.png') ?? 'missing'],
];

it.each(READS)('reads %s from its recorded form as it was read', (_, read) => {
  const site = createSite();
  const { value, dependencies } = site.recorder.record(() => read(site));
  const fingerprint = typeof value === 'string' ? value : JSON.stringify(value);
  expect(dependencies.map((dependency) => site.recorder.fingerprint(dependency))).toEqual([fingerprint]);
});

it.each(READS)('keeps a page that read %s until it changes', (_, read) => {
  const site = createSite();
  const table = tableOf(site, () => read(site));
  expect(isStale(table, site)).toBe(false);
  Object.assign(site.values, { cards: 'other cards', list: ['c', 'd'], files: new Map() });
  site.values.files.set('nothing.png', 'now there');
  expect(isStale(table, site)).toBe(true);
});

it('makes no list again while the cards are the same, and keeps pages whose list is as before', () => {
  const site = createSite();
  const table = tableOf(site, () => site.listed({ ids: ['a'] }));
  const before = site.made.lists;
  expect(isStale(table, site)).toBe(false);
  expect(site.made.lists).toBe(before);
  site.values.cards = 'other cards';
  expect(isStale(table, site)).toBe(false);
  expect(site.made.lists).toBe(before + 1);
});

it('resolves a page again that has read what is no longer defined', () => {
  const site = createSite();
  const table = tableOf(site, () => site.file('größe 1.png'));
  expect(isStale(table, { ...site, recorder: new Recorder() })).toBe(true);
});

it('records the read of a value, and nothing that was read to make it', () => {
  const site = createSite();
  const both = site.recorder.track('both', (name: string) => [site.file(name), site.listed({ ids: [] })]);
  expect(site.recorder.record(() => both('x')).dependencies).toEqual(['["both","x"]']);
});

it('takes no name twice', () => {
  const { recorder } = createSite();
  expect(() => recorder.track('file', () => '')).toThrow('Two kinds of dependency are named file.');
});
