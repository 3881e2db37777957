import { groupOf } from '../../../scripts/content/resolve/queries';
import type { QueryData } from '../../../src/content/pageData';
import { all, set } from './badCase';
import { baseTree, build, routeOf, siteOf } from './contentTree';

/** The query data a page asks for. */
async function queriesOf(path: string): Promise<QueryData[]> {
  const site = await siteOf();
  return routeOf(site, path).page.queries.map((hash) => {
    const data = site.queries[hash];
    if (!data) throw new Error(`${path} asks for ${hash}, which does not exist.`);
    return data;
  });
}

const nameOf = (data: QueryData) => (data.query === 'texts' ? data.group : data.query);

describe('query data', () => {
  it.each([
    ['/about/', ['navigation', 'frame', 'content']],
    ['/', ['navigation', 'frame', 'content']],
    ['/jobs/', ['navigation', 'frame', 'content', 'jobList', 'jobSearch', 'savedJobs']],
    ['/jobs/strategie-102/', ['navigation', 'frame', 'content', 'job', 'jobList', 'savedJobs']],
    [
      '/jobs/application/strategie-102/',
      ['navigation', 'frame', 'content', 'savedJobs', 'forms', 'application'],
    ],
    ['/kontakt/', ['navigation', 'frame', 'content', 'forms', 'contact']],
    ['/en/404.html', ['navigation', 'jobPaths', 'formerPaths', 'frame']],
  ])('of %s is what its parts need, in its language', async (path, names) => {
    const queries = await queriesOf(path);
    expect(queries.map(nameOf)).toEqual(names);
    const locale = path.startsWith('/en/') ? 'en' : 'de';
    expect(new Set(queries.map((data) => data.locale))).toEqual(new Set([locale]));
  });

  it('is named by ten digits of its hash, and only what a page asks for is made', async () => {
    const site = await siteOf();
    const asked = new Set(site.routes.flatMap(({ page }) => page.queries));
    // Those by which jobs are searched are in no page's list: the block of the job list names them.
    for (const [hash, { query }] of Object.entries(site.queries)) if (query === 'jobWords') asked.add(hash);
    expect(Object.keys(site.queries)).toEqual([...asked].toSorted());
    for (const hash of asked) expect(hash).toMatch(/^[0-9a-f]{10}$/);
  });

  it('resolves menus: paths, anchors, external items, and nothing that the language lacks', async () => {
    const [german] = await queriesOf('/about/');
    expect(german?.data).toEqual({
      main: [
        { titleNavigation: 'Agentur', fields: { fullPath: '/about/' }, isExternal: false },
        { titleNavigation: 'Jobs', fields: { fullPath: '/jobs/' }, isExternal: false },
        { titleNavigation: 'Shop', fields: { fullPath: 'https://shop.example/' }, isExternal: true },
      ],
      call: { titleNavigation: 'Kontakt', fields: { fullPath: '/kontakt/' }, isExternal: false },
      footer: [
        {
          title: 'navigation.section.group de',
          items: [{ titleNavigation: 'Agentur', fields: { fullPath: '/about/' }, isExternal: false }],
        },
      ],
      legal: [
        { titleNavigation: 'Impressum', fields: { fullPath: '/impressum/' }, isExternal: false },
        {
          titleNavigation: 'Datenschutz',
          fields: { fullPath: '/data-privacy/#bewerbung' },
          isExternal: false,
        },
      ],
      jobCount: 2,
      jobsPath: '/jobs/',
    });
    const [english] = await queriesOf('/en/jobs/');
    expect(english?.data).toMatchObject({
      main: [{ fields: { fullPath: '/en/jobs/' } }],
      call: { fields: { fullPath: '/en/contact/' } },
      footer: [],
      jobCount: 1,
    });
  });

  it('marks the news on all that they list: releases, events and the press, by the beginnings of their paths', async () => {
    const site = await siteOf(set('de/navigation.json', '/main/0', { pageId: 'news' }));
    const [menu] = routeOf(site, '/jobs/').page.queries.map((hash) => site.queries[hash]);
    expect(menu?.data).toMatchObject({
      main: [{ fields: { fullPath: '/news/' }, paths: ['/presse/', '/tag-1/'] }, {}, {}],
    });
  });

  it('finds jobs and their forms by id', async () => {
    const queries = await queriesOf('/404.html');
    expect(queries.find(({ query }) => query === 'jobPaths')?.data).toEqual([
      { id: '101', path: '/jobs/sounddesign-101/', application: '/jobs/application/sounddesign-101/' },
      { id: '102', path: '/jobs/strategie-102/', application: '/jobs/application/strategie-102/' },
    ]);
  });
});

describe('texts', () => {
  it('are compiled: every message of every language is a list without positions', async () => {
    const { index } = await build(baseTree());
    const messages = Object.values(index?.texts ?? {}).flatMap((texts) => Object.values(texts));
    expect(messages.length).toBeGreaterThan(200);
    for (const message of messages) expect(Array.isArray(message)).toBe(true);
    expect(JSON.stringify(messages)).not.toContain('"location"');
  });

  it('bear the year of the build, not of the clock', async () => {
    const tree = baseTree();
    const { index } = await build(tree, { date: '2031-01-01' });
    expect(index?.texts.de['copyright']).toEqual([{ type: 0, value: '© 2031 SFF' }]);
  });

  it('lose the blanks at their ends', async () => {
    const tree = baseTree();
    all(set('de/texts.json', '/menu.label', '  Menü '))(tree);
    const { index } = await build(tree);
    expect(index?.texts.de['menu.label']).toEqual([{ type: 0, value: 'Menü' }]);
  });

  it('that only the build prints are not sent, unless the code of the app names them', async () => {
    const sent = async (code: string) => {
      const tree = { ...baseTree(), 'src/app.ts': code };
      const { index } = await build(tree);
      const texts = Object.values(index?.site.queries ?? {}).filter(
        ({ query, locale }) => query === 'texts' && locale === 'de',
      );
      return texts.flatMap(({ data }) => Object.keys(data));
    };
    const keys = await sent('');
    expect(keys).toContain('menu.label');
    expect(keys).not.toContain('job.type.FULL_TIME');
    expect(keys).not.toContain('job.level.mid');
    expect(await sent('const label = text(`job.level.${level}`);')).toContain('job.level.mid');
  });

  it.each([
    ['menu.open', 'frame'],
    ['copyright', 'frame'],
    ['video.play', 'content'],
    ['job.closed.text', 'content'],
    ['job.closesSoon', 'job'],
    ['job.type.INTERN', 'jobSearch'],
    ['jobs.search.label', 'jobSearch'],
    ['jobs.empty', 'jobList'],
    ['jobs.level.mid', 'jobList'],
    ['form.required', 'forms'],
    ['apply.leave.title', 'forms'],
    ['apply.label', 'application'],
    ['upload.drop', 'application'],
    ['contact.submit', 'contact'],
    ['list.filter.shown', 'listFilter'],
  ])('are grouped by the first words of their keys: %s is of %s', (key, group) => {
    expect(groupOf(key)).toBe(group);
  });
});
