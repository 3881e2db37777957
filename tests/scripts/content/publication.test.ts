// Covers scripts/content.
import { buildContent } from '../../../scripts/content/buildContent';
import { all, copy, drop, put, set, treeWith } from './badCase';
import { baseTree, build, contentOf, DATE, ORIGIN, siteOf, type Tree, withTree } from './contentTree';

const RELEASE = 'de/press/spaeter.json';
const MARK = 'Undercover';

/** A release in both languages with further fields; its title is the mark. */
const release = (fields: Record<string, unknown>) =>
  all(
    copy('de/press/klanghaus.json', RELEASE, {
      path: '/presse/spaeter/',
      title: MARK,
      metaTitle: `${MARK} de – SFF`,
      ...fields,
    }),
    copy('en/press/klanghaus.json', 'en/press/spaeter.json', {
      path: '/en/press/spaeter/',
      title: MARK,
      metaTitle: `${MARK} en – SFF`,
      ...fields,
    }),
  );

const job = (fields: Record<string, unknown>) =>
  copy('de/jobs/102.json', 'de/jobs/103.json', {
    slug: 'undercover-103',
    path: '/jobs/undercover-103/',
    title: MARK,
    metaTitle: `${MARK} – SFF`,
    formerSlugs: ['undercover-war-103'],
    ...fields,
  });

const runAt = (tree: Tree, date: string, time = '00:00') =>
  withTree(tree, async (root) => {
    const result = await buildContent({ contentDir: 'content-json', origin: ORIGIN, date, time, root });
    if (!result.index) throw new Error(JSON.stringify(result.problems, null, 1));
    const { site } = result.index;
    const said = JSON.stringify([
      site,
      site.routes.map(({ page, structuredData }) => [page, structuredData]),
    ]);
    return { ...result, site, said: said.replaceAll(root, ''), paths: site.routes.map(({ path }) => path) };
  });

describe('a page that is not published', () => {
  it.each([
    ['a draft', { draft: true }],
    ['for a later day', { publishAt: '2026-11-22' }],
    ['for a later minute', { publishAt: '2026-11-21T00:01' }],
    ['taken off', { expiresAt: '2026-11-20' }],
    ['taken off this minute', { expiresAt: '2026-11-21T00:00' }],
  ])('is nowhere in the site: %s', async (_, fields) => {
    const hidden = await runAt(treeWith(release(fields)), DATE);
    const without = await runAt(baseTree(), DATE);
    expect(hidden.said === without.said).toBe(true);
    expect(hidden.said).not.toContain(MARK);
  });

  it.each([
    ['a draft', { draft: true }],
    ['for a later day', { publishAt: '2026-12-01', publishedAt: '2026-12-01' }],
  ])(
    'is nowhere in the site as a job either, nor its form, its words and its former slug: %s',
    async (_, fields) => {
      const { said } = await runAt(treeWith(job(fields)), DATE);
      expect(said === (await runAt(baseTree(), DATE)).said).toBe(true);
      expect(said).not.toMatch(/undercover/i);
    },
  );

  it('appears in all lists with its minute, by Berlin’s clock', async () => {
    const tree = treeWith(release({ publishAt: '2026-12-01T09:00', date: '2026-12-01' }));
    expect((await runAt(tree, '2026-12-01', '08:59')).said).not.toContain(MARK);
    const { site, paths } = await runAt(tree, '2026-12-01', '09:00');
    expect(paths).toEqual(expect.arrayContaining(['/presse/spaeter/', '/en/press/spaeter/']));
    const [first] = contentOf(site, '/presse/', 'generic').blocks;
    expect(first).toMatchObject({ type: 'rows', items: [{ title: MARK }, { title: 'Klanghaus' }] });
    expect(site.sitemap.map(({ loc }) => loc)).toContain(`${ORIGIN}/presse/spaeter/`);
  });

  it('is there to the end of its last day, or up to its minute', async () => {
    const day = treeWith(release({ expiresAt: '2026-12-31' }));
    expect((await runAt(day, '2026-12-31', '23:59')).said).toContain(MARK);
    expect((await runAt(day, '2027-01-01')).said).not.toContain(MARK);
    const minute = treeWith(release({ expiresAt: '2026-12-31T18:00' }));
    expect((await runAt(minute, '2026-12-31', '17:59')).said).toContain(MARK);
    expect((await runAt(minute, '2026-12-31', '18:00')).said).not.toContain(MARK);
  });

  it('is left out of hand-picked lists and of menus, which are gone when nothing is left', async () => {
    const hidden = all(
      release({ draft: true }),
      set('de/news/trainees.json', '/links', ['spaeter']),
      set('de/pages/business.json', '/blocks', [
        { type: 'teasers', heading: 'A', ids: ['spaeter', 'rollwerk'] },
        { type: 'teasers', heading: 'B', ids: ['spaeter'] },
      ]),
      set('de/navigation.json', '/main/2', { pageId: 'spaeter' }),
    );
    const { site, said } = await runAt(treeWith(hidden), DATE);
    expect(said).not.toContain(MARK);
    expect(contentOf(site, '/news/trainees/', 'generic').blocks).toMatchObject([{ type: 'text' }]);
    expect(contentOf(site, '/business/', 'generic').blocks).toMatchObject([
      { type: 'posters', items: [{ href: '/work/rollwerk/' }] },
    ]);
  });

  describe('as a next case', () => {
    const third = (fields: Record<string, unknown>) =>
      copy('de/cases/hoerfein.json', 'de/cases/drittes.json', {
        path: '/work/drittes/',
        title: MARK,
        metaTitle: `${MARK} – SFF`,
        date: '2026-09-15',
        ...fields,
      });
    const named = set('de/cases/rollwerk.json', '/nextCase', 'drittes');
    const nextOf = async (tree: Tree, date = DATE) => {
      const { problems, site } = await runAt(tree, date);
      expect(problems.filter(({ severity }) => severity === 'error')).toEqual([]);
      return contentOf(site, '/work/rollwerk/', 'case').next?.href;
    };

    it.each([
      ['a draft', { draft: true }],
      ['for a later day', { publishAt: '2026-12-01' }],
      ['taken off', { expiresAt: '2026-11-20' }],
    ])('has that behind the case in the overview in its place: %s', async (_, fields) => {
      expect(await nextOf(treeWith(third({}), named))).toBe('/work/drittes/');
      expect(await nextOf(treeWith(third(fields), named))).toBe('/work/hoerfein/');
    });

    it('stands there from its minute to its last, without a change of the other file', async () => {
      const tree = treeWith(third({ publishAt: '2026-12-01', expiresAt: '2026-12-31' }), named);
      expect(await nextOf(tree, '2026-11-30')).toBe('/work/hoerfein/');
      expect(await nextOf(tree, '2026-12-01')).toBe('/work/drittes/');
      expect(await nextOf(tree, '2027-01-01')).toBe('/work/hoerfein/');
    });

    it('is none where there is no other case', async () => {
      const alone = all(
        set('de/cases/hoerfein.json', '/draft', true),
        set('de/pages/home.json', '/blocks', []),
        set('de/pages/services.json', '/blocks', []),
      );
      expect(await nextOf(treeWith(alone))).toBeUndefined();
    });
  });

  it('may be linked from a page that is not there before it, nor after it', async () => {
    const link = set('de/events/tag-1.json', '/lead', 'See [this](page:spaeter).');
    const times = { publishAt: '2026-12-01T09:00', expiresAt: '2026-12-31T18:00' };
    const inside = { publishAt: '2026-12-02', expiresAt: '2026-12-31T18:00' };
    const fields = all(
      ...Object.entries(inside).map(([name, value]) => set('de/events/tag-1.json', `/${name}`, value)),
    );
    expect((await build(treeWith(release(times), link, fields))).problems).toEqual([]);
  });

  it('is found fault with for a day to come neither as a draft, nor where drafts are shown, nor with that time', async () => {
    const day = { date: '2027-03-01' };
    expect((await build(treeWith(release({ ...day, draft: true })))).problems).toEqual([]);
    const shown = await build(treeWith(release({ ...day, draft: true })), { withDrafts: true });
    expect(shown.problems).toEqual([]);
    expect((await build(treeWith(release({ ...day, publishAt: '2027-03-01T09:00' })))).problems).toEqual([]);
    const today = release({ date: DATE });
    expect((await build(treeWith(today))).problems).toEqual([]);
  });

  it('may be an event or a legal page of a day to come that is announced today', async () => {
    const law = set('de/legal/imprint.json', '/date', '2027-03-01');
    expect((await build(treeWith(law))).problems).toEqual([]);
  });

  it('does not fail a draft that links to another', async () => {
    const link = set('de/events/tag-1.json', '/lead', 'See [this](page:spaeter).');
    const draft = set('de/events/tag-1.json', '/draft', true);
    expect((await build(treeWith(release({ draft: true }), link, draft))).problems).toEqual([]);
  });

  it('may be German, published, with a translation that is not', async () => {
    const { paths } = await runAt(treeWith(set('en/press/klanghaus.json', '/draft', true)), DATE);
    expect(paths).toContain('/presse/klanghaus/');
    expect(paths).not.toContain('/en/press/klanghaus/');
  });
});

describe('a job', () => {
  const listOf = async (tree: Tree, date = DATE) => (await runAt(tree, date)).histories?.[0]?.text ?? '';
  const redirectsOf = async (tree: Tree, date = DATE) =>
    (await runAt(tree, date)).site.redirects.filter(({ from }) => from.includes('103'));

  it('that is taken off closes like one whose last day is over', async () => {
    const site = await siteOf(job({ expiresAt: '2026-11-20' }));
    expect(site.redirects).toContainEqual({ from: '/jobs/undercover-103/', to: '/stelle-geschlossen/103/' });
    const open = await siteOf(job({ validThrough: '2026-12-31', expiresAt: '2026-12-01' }));
    expect(open.closings).toContainEqual(expect.objectContaining({ lastDay: '2026-12-01' }));
  });

  it('is not remembered as a draft, and with its day as one for later', async () => {
    expect(await listOf(treeWith(job({ draft: true })))).not.toContain('103');
    const later = treeWith(job({ publishAt: '2026-12-01', publishedAt: '2026-12-01' }));
    const text = await listOf(later);
    expect(text).toContain('"publishAt":"2026-12-01"');
    // The file says the same on every day, so that no check fails overnight.
    expect(await listOf({ ...later, 'content-json/jobs-seen.json': text }, '2026-12-02')).toBe(text);
  });

  it('of which nobody ever heard is forgotten with its file; one that was there is closed', async () => {
    const later = treeWith(job({ publishAt: '2026-12-01', publishedAt: '2026-12-01' }));
    const list = put('jobs-seen.json', await listOf(later));
    const deleted = treeWith(list);
    expect(await redirectsOf(deleted)).toEqual([]);
    expect(await listOf(deleted)).not.toContain('103');
    expect(await redirectsOf(deleted, '2026-12-02')).toHaveLength(4);
    expect(await listOf(deleted, '2026-12-02')).toContain('"closedOn":"2026-12-02"');
  });

  it('that was open closes when it becomes a draft, as if its file were deleted', async () => {
    const open = treeWith(job({}));
    const list = put('jobs-seen.json', await listOf(open));
    expect(await redirectsOf(treeWith(job({ draft: true }), list))).toEqual(
      await redirectsOf(treeWith(list, drop('de/jobs/103.json'))),
    );
  });
});

describe('what the next days will change', () => {
  const tree = () =>
    treeWith(
      release({ publishAt: '2026-11-22T09:00' }),
      job({ validThrough: '2026-11-21' }),
      set('de/jobs/101.json', '/validThrough', '2026-11-23'),
      set('en/jobs/101.json', '/validThrough', '2026-11-23'),
      set('de/events/tag-1.json', '/expiresAt', '2026-11-28T12:00'),
      set('de/units/sounds.json', '/expiresAt', '2027-11-28T12:00'),
      copy('de/cases/rollwerk.json', 'de/cases/entwurf.json', {
        path: '/work/entwurf/',
        metaTitle: 'E – SFF',
        draft: true,
      }),
      ...['de/cases/rollwerk.json', 'en/cases/rollwerk.json', 'de/cases/hoerfein.json'].map((file) =>
        set(file, '/units', []),
      ),
      ...['berlin', 'wien', 'zuerich'].map((id) => set(`de/locations/${id}.json`, '/units', [])),
      set('en/locations/wien.json', '/units', []),
      ...['de/jobs/101.json', 'en/jobs/101.json', 'de/jobs/102.json', 'de/jobs/103.json'].map((file) =>
        set(file, '/unit', 'group'),
      ),
      set('de/cases/entwurf.json', '/units', []),
    );

  it('is said in words: minute, number, kind; both languages of a page are one', async () => {
    const { upcoming } = await runAt(tree(), '2026-11-21', '10:00');
    expect(upcoming?.text).toBe(
      [
        'Changes that builds of the next 7 days will make automatically (Berlin time):',
        '  tomorrow 00:00: 1 job closes',
        '  tomorrow 09:00: 1 release appears',
        '  Tuesday 24 November 00:00: 1 job closes',
        '  Saturday 28 November 12:00: 1 event is taken off',
        '1 draft is left out.',
        '',
      ].join('\n'),
    );
    expect(upcoming?.next).toBe('2026-11-22T00:00');
  });

  it('is nothing where nothing has a day', async () => {
    const { upcoming } = await runAt(baseTree(), DATE);
    expect(upcoming).toEqual({ text: '' });
  });
});
