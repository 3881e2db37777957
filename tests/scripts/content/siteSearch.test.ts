import type { QueryData } from '../../../src/content/pageData';
import { createSiteSearch } from '../../../src/sections/SiteSearch/fetchSiteSearch';
import { all, copy, set } from './badCase';
import { blockOf, contentOf, siteOf, type Tree } from './contentTree';

/** The page of the search in a language. */
const searchPage = (locale: 'de' | 'en', path: string) =>
  copy(`${locale}/pages/saved-jobs.json`, `${locale}/pages/search.json`, {
    path,
    title: 'Suche',
    metaTitle: `Suche ${locale} – SFF`,
    noIndex: undefined,
  });

const withSearch = (...changes: ((tree: Tree) => void)[]) =>
  siteOf(all(searchPage('de', '/suche/'), searchPage('en', '/en/search/'), ...changes));

type Site = Awaited<ReturnType<typeof siteOf>>;

const blockOn = (site: Site, path: string) => blockOf(contentOf(site, path, 'generic').blocks, 'siteSearch');

function wordsOn(site: Site, path: string): Extract<QueryData, { query: 'siteWords' }>['data'] {
  const query = site.queries[blockOn(site, path).words];
  if (query?.query !== 'siteWords') throw new Error(`${path} names no words.`);
  return query.data;
}

const addressesOn = (site: Site, path: string) =>
  blockOn(site, path).groups.flatMap(({ items }) => items.map(({ href }) => href));

it('lists the pages of its language that search engines may know, and not itself', async () => {
  const site = await withSearch(set('de/pages/about.json', '/noIndex', true));
  const listed = addressesOn(site, '/suche/');
  const expected = site.sitemap
    .map(({ loc }) => new URL(loc).pathname)
    .filter((path) => !path.startsWith('/en/') && path !== '/suche/');
  expect(listed.toSorted()).toEqual(expected.toSorted());
  expect(listed).not.toContain('/about/');
  expect(wordsOn(site, '/suche/').pages.map(({ href }) => href)).toEqual(listed);
  expect(addressesOn(site, '/en/search/').every((path) => path.startsWith('/en/'))).toBe(true);
});

it('has a smaller headline, so that what was found is on the first screen', async () => {
  const site = await withSearch();
  expect(contentOf(site, '/suche/', 'generic')).toMatchObject({ title: 'Suche', titleSize: 'd1' });
  expect(contentOf(site, '/gemerkt/', 'generic')).not.toHaveProperty('titleSize');
});

it('finds pages by their title, what belongs to them, and their description', async () => {
  const site = await withSearch(
    set('de/pages/about.json', '/metaDescription', 'Seit jeher mit Leuchtfeuer.'),
  );
  const find = createSiteSearch(wordsOn(site, '/suche/'));
  expect(find('Leuchtfeuer').pages.map(({ href }) => href)).toEqual(['/about/']);
  expect(find('Wien').pages[0]?.href).toBe('/standorte/wien/');
});

it('lists the first sixty of a group, and where all of them stand; all are found', async () => {
  const sixty = Array.from({ length: 61 }, (_, index) => String(5000 + index));
  const jobs = sixty.map((id) =>
    copy('de/jobs/102.json', `de/jobs/${id}.json`, {
      title: `Vergoldung ${id}`,
      path: `/jobs/vergoldung-${id}/`,
      slug: `vergoldung-${id}`,
      formerSlugs: undefined,
      metaTitle: `Vergoldung ${id} – SFF`,
      metaDescription: `Vergoldung, Nummer ${id}.`,
    }),
  );
  const site = await withSearch(...jobs);
  const group = blockOn(site, '/suche/').groups.find(({ items }) => items.length === 60);
  expect(group?.link?.href).toBe('/jobs/');
  const find = createSiteSearch(wordsOn(site, '/suche/'));
  expect(find('Vergoldung').pages).toHaveLength(61);
});

it('changes its words, and so its page, with a page that it finds', async () => {
  const before = await withSearch();
  const after = await withSearch(set('de/pages/about.json', '/metaDescription', 'Neu beschrieben.'));
  expect(blockOn(after, '/suche/').words).not.toBe(blockOn(before, '/suche/').words);
  expect(blockOn(after, '/en/search/').words).toBe(blockOn(before, '/en/search/').words);
});

it('makes no words where no page searches', async () => {
  const site = await siteOf();
  expect(Object.values(site.queries).filter(({ query }) => query === 'siteWords')).toEqual([]);
});
