// Covers scripts/content.
import type { Site } from '../../../scripts/content/site';
import { ORIGIN, routeOf, siteOf } from './contentTree';

const feedOf = (site: Site, feedPath: string) => site.feeds.find((feed) => feed.path === feedPath);
const linksOf = (site: Site, page: string) => routeOf(site, page).page.context.page.metaTags.feeds;

describe('the feeds of news and press releases', () => {
  it('lie beside the pages that list them, in each language that has the page', async () => {
    const site = await siteOf();
    const feed = feedOf(site, '/en/press/feed.xml');
    expect(feed).toMatchObject({
      jsonPath: '/en/press/feed.json',
      locale: 'en',
      self: `${ORIGIN}/en/press/feed.xml`,
      home: `${ORIGIN}/en/press/`,
    });
    expect(feed?.entries.map(({ url, title }) => [url, title])).toEqual([
      [`${ORIGIN}/en/press/klanghaus/`, 'House of sound'],
    ]);
    expect(linksOf(site, '/presse/').map(({ href }) => href)).toEqual([
      '/jobs/feed.xml',
      '/presse/feed.xml',
      '/presse/feed.json',
    ]);
    expect(linksOf(site, '/presse/klanghaus/').map(({ href }) => href)).toEqual(['/jobs/feed.xml']);
  });

  it('have what is published, and no event, whose day lies ahead', async () => {
    const site = await siteOf();
    const page = site.routes.find(({ contentFile }) => contentFile.endsWith('de/pages/news.json'));
    const feed = feedOf(site, `${page?.path}feed.xml`);
    expect(feed?.entries.map(({ url }) => url)).toContain(`${ORIGIN}/presse/klanghaus/`);
    expect(feed?.entries.map(({ url }) => url)).not.toContain(`${ORIGIN}/tag-1/`);
    expect(site.routes.map(({ path }) => path)).toContain('/tag-1/');
  });

  it('do not know of a release before its day', async () => {
    const site = await siteOf((tree) => {
      for (const locale of ['de', 'en']) {
        const file = tree[`content-json/${locale}/press/klanghaus.json`] as Record<string, unknown>;
        file['publishAt'] = '2026-12-01T09:00';
      }
    });
    expect(feedOf(site, '/presse/feed.xml')?.entries).toEqual([]);
  });
});
