// Covers scripts/content.
import { all, copy, drop, put, set, treeWith } from './badCase';
import { build, historiesAfter, siteOf, type Tree } from './contentTree';

const ABOUT = 'de/pages/about.json';
/** What the list of addresses says after a run over a tree. */
const listAfter = async (tree: Tree, date?: string) => (await historiesAfter(tree, date)).paths.text;

const list = (text: string) => put('paths-seen.json', text);
const rowOf = (text: string, id: string) => (JSON.parse(text) as Record<string, unknown>)[id];

describe('the list of all addresses there ever were', () => {
  it('knows each page but jobs in each language, one on each line, and is the same on every run', async () => {
    const text = await listAfter(treeWith(set(ABOUT, '/formerPaths', ['/agentur/'])));
    expect(rowOf(text, 'about')).toEqual({ de: { paths: ['/about/', '/agentur/'] } });
    expect(rowOf(text, 'wien')).toEqual({
      de: { paths: ['/standorte/wien/'] },
      en: { paths: ['/en/locations/vienna/'] },
    });
    expect(text).not.toContain('"102"');
    expect(text.split('\n')).toContain('  "about": {"de":{"paths":["/about/","/agentur/"]}},');
    expect(await listAfter(treeWith(set(ABOUT, '/formerPaths', ['/agentur/']), list(text)))).toBe(text);
  });

  it('knows no drafts, and pages for later only with their time, so that it says the same on every day', async () => {
    const draft = await listAfter(treeWith(set('de/events/tag-1.json', '/draft', true)));
    expect(rowOf(draft, 'tag-1')).toBeUndefined();
    const later = treeWith(set('de/events/tag-1.json', '/publishAt', '2026-12-01T09:00'));
    const text = await listAfter(later);
    expect(rowOf(text, 'tag-1')).toEqual({ de: { paths: ['/tag-1/'], publishAt: '2026-12-01T09:00' } });
    expect(await listAfter({ ...later, 'content-json/paths-seen.json': text }, '2026-12-02')).toBe(text);
    const deleted = treeWith(list(text), drop('de/events/tag-1.json'));
    expect(rowOf(await listAfter(deleted), 'tag-1')).toBeUndefined();
    expect(rowOf(await listAfter(deleted, '2026-12-02'), 'tag-1')).toEqual({
      de: { paths: ['/tag-1/'], goneOn: '2026-12-02' },
    });
  });

  it('goes on knowing a page that was there before it got a time to come', async () => {
    const file = 'de/events/tag-1.json';
    const first = await listAfter(treeWith());
    const later = all(set(file, '/publishAt', '2026-12-01T09:00'), list(first));
    const second = await listAfter(treeWith(later));
    expect(rowOf(second, 'tag-1')).toEqual({ de: { paths: ['/tag-1/'] } });
    const moved = treeWith(later, list(second), set(file, '/path', '/erster-tag/'));
    expect((await build(moved)).problems).toMatchObject([
      { code: 'former-path', fix: 'add "formerPaths": ["/tag-1/"]' },
    ]);
    const deleted = treeWith(list(second), drop(file));
    expect((await build(deleted)).problems).toMatchObject([{ code: 'gone-path' }]);
    expect(rowOf(await listAfter(deleted), 'tag-1')).toMatchObject({ de: { paths: ['/tag-1/'] } });
  });

  it('keeps the first of the times at which a page appeared, and corrects one that is still to come', async () => {
    const file = 'de/events/tag-1.json';
    const at = (time: string | undefined, text?: string) =>
      treeWith(set(file, '/publishAt', time), ...(text === undefined ? [] : [list(text)]));
    const timeAfter = async (before: string, after: string | undefined) => {
      const row = rowOf(await listAfter(at(after, await listAfter(at(before)))), 'tag-1');
      return (row as { de: { publishAt?: string } }).de.publishAt;
    };
    expect(await timeAfter('2026-11-10', '2026-12-01')).toBe('2026-11-10');
    expect(await timeAfter('2026-11-10', '2026-11-12T09:00')).toBe('2026-11-10');
    expect(await timeAfter('2026-11-10T09:00', '2026-11-10')).toBe('2026-11-10');
    expect(await timeAfter('2026-11-10', undefined)).toBeUndefined();
    expect(await timeAfter('2026-12-01', '2027-01-01')).toBe('2027-01-01');
  });

  it('lets nobody complain about a page that moves before it was there', async () => {
    const later = set('de/events/tag-1.json', '/publishAt', '2026-12-01T09:00');
    const first = await listAfter(treeWith(later));
    const moved = all(later, set('de/events/tag-1.json', '/path', '/erster-tag/'), list(first));
    expect((await build(treeWith(moved))).problems).toEqual([]);
    expect((await build(treeWith(moved), { date: '2026-12-02' })).problems).toMatchObject([
      { code: 'former-path' },
    ]);
  });

  it('speaks of a page that is gone once, and not where another has taken its address', async () => {
    const text = await listAfter(treeWith());
    const gone = treeWith(list(text), drop('de/events/tag-1.json'));
    expect((await build(gone)).problems).toMatchObject([{ code: 'gone-path', severity: 'warning' }]);
    const noted = await listAfter(gone);
    expect((await build(treeWith(list(noted), drop('de/events/tag-1.json')))).problems).toEqual([]);
    const taken = treeWith(list(text), drop('de/events/tag-1.json'), set(ABOUT, '/formerPaths', ['/tag-1/']));
    expect((await build(taken)).problems).toEqual([]);
  });

  it('says until when links lead nowhere where another page takes the address only later', async () => {
    const text = await listAfter(treeWith());
    const later = all(
      set('de/news/trainees.json', '/formerPaths', ['/tag-1/']),
      set('de/news/trainees.json', '/publishAt', '2026-12-01T09:00'),
    );
    const tree = treeWith(list(text), drop('de/events/tag-1.json'), later);
    const { problems } = await build(tree);
    const [gone] = problems.filter(({ code }) => code === 'gone-path');
    expect(gone?.message).toContain(
      'links to /tag-1/ lead nowhere until 2026-12-01 09:00, when content-json/de/news/trainees.json appears',
    );
    const afterwards = await build(tree, { date: '2026-12-02' });
    expect(afterwards.problems.filter(({ code }) => code === 'gone-path')).toEqual([]);
  });

  it('names the file that a renamed one has become', async () => {
    const text = await listAfter(treeWith());
    const renamed = (tree: Tree) => {
      const file = tree['content-json/de/events/tag-1.json'] as Record<string, unknown>;
      delete tree['content-json/de/events/tag-1.json'];
      tree['content-json/de/events/erster-tag.json'] = { ...file, path: '/erster-tag/' };
    };
    const { problems } = await build(treeWith(list(text), renamed));
    expect(problems).toMatchObject([
      {
        severity: 'error',
        fix: expect.stringContaining(
          'if content-json/de/events/erster-tag.json has taken its place, add "formerPaths": ["/tag-1/"] there',
        ),
      },
    ]);
    const linked = set(ABOUT, '/blocks', [{ type: 'teasers', heading: 'Days', ids: ['tag-1'] }]);
    expect((await build(treeWith(list(text), renamed, linked))).problems).toContainEqual(
      expect.objectContaining({
        message: 'the page "tag-1" is gone',
        fix: 'remove it, or name "erster-tag"',
      }),
    );
  });

  it('takes a new page elsewhere, and a draft, for another page than the one that is gone', async () => {
    const text = await listAfter(treeWith());
    const gone = all(list(text), drop('de/news/trainees.json'));
    const elsewhere = copy('de/events/tag-1.json', 'de/events/tag-2.json', {
      path: '/tag-2/',
      metaTitle: 'Tag 2 – SFF',
    });
    const draft = copy('de/news/trainees.json', 'de/news/draft.json', {
      path: '/news/draft/',
      metaTitle: 'Draft – SFF',
      draft: true,
    });
    const { problems } = await build(treeWith(draft, elsewhere, gone));
    const [found] = problems.filter(({ code }) => code === 'gone-path');
    expect(found).toMatchObject({
      severity: 'warning',
      fix: expect.stringContaining('if another page has taken its place'),
    });
  });
});

describe('former addresses', () => {
  const moved = all(set(ABOUT, '/formerPaths', ['/agentur/', '/ueber-uns/']));

  it('lead to the page at once, without a chain', async () => {
    const { redirects } = await siteOf(moved);
    expect(redirects).toContainEqual({ from: '/agentur/', to: '/about/' });
    expect(redirects).toContainEqual({ from: '/ueber-uns/', to: '/about/' });
  });

  it('are known to the page for what does not exist, in the language of the page', async () => {
    const { routes, queries } = await siteOf(
      all(moved, set('en/pages/contact.json', '/formerPaths', ['/en/reach-us/'])),
    );
    const known = (path: string) => {
      const names = routes.find((route) => route.path === path)?.page.queries ?? [];
      return names.map((name) => queries[name]).find((query) => query?.query === 'formerPaths')?.data;
    };
    expect(known('/404.html')).toEqual({ '/agentur/': '/about/', '/ueber-uns/': '/about/' });
    expect(known('/en/404.html')).toEqual({ '/en/reach-us/': '/en/contact/' });
  });

  it('of a page that is not published lead nowhere', async () => {
    const { redirects } = await siteOf(
      all(
        set('de/events/tag-1.json', '/formerPaths', ['/alt/']),
        set('de/events/tag-1.json', '/draft', true),
      ),
    );
    expect(redirects.map(({ from }) => from)).not.toContain('/alt/');
  });
});
