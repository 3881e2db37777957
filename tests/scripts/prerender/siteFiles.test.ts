import {
  renderFeed,
  renderJsonFeed,
  renderManifest,
  renderRobots,
  renderSitemap,
} from '../../../scripts/prerender/siteFiles';

describe('files of the site', () => {
  it('lists each address once in the sitemap, with a day only where the content has one', () => {
    const xml = renderSitemap([
      { loc: 'https://www.sff.example/?a&b' },
      { loc: 'https://www.sff.example/work/x/', lastmod: '2026-01-02' },
    ]);
    expect(xml).toContain('<loc>https://www.sff.example/?a&amp;b</loc></url>');
    expect(xml).toContain('<lastmod>2026-01-02</lastmod>');
  });

  it('lets crawlers read everything', () => {
    expect(renderRobots('https://www.sff.example')).toBe(
      'User-agent: *\nAllow: /\n\nSitemap: https://www.sff.example/sitemap.xml\n',
    );
  });

  it('dates a feed by its newest job', () => {
    const entry = (published: string) => ({
      id: `tag:x.example,2026:${published}`,
      url: `https://x.example/${published}/`,
      title: 'A & B',
      summary: 'Zählen & fragen',
      published,
      facts: [{ label: 'Gehalt', value: '48.000 € <brutto>' }],
      tags: ['Berlin', 'Text & Ton'],
    });
    const jobs = {
      locale: 'de',
      title: 'Jobs',
      self: 'https://x.example/jobs/feed.xml',
      home: 'https://x.example/jobs/',
      entries: [entry('2026-10-01'), entry('2026-11-02')],
    };
    const feed = renderFeed(jobs);
    expect(feed).toContain('<updated>2026-11-02T00:00:00Z</updated>\n<author>');
    expect(feed).toContain('<id>tag:x.example,2026:2026-11-02</id>');
    expect(feed).toContain('<title>A &amp; B</title>');
    expect(feed).toContain('<category term="Berlin"/><category term="Text &amp; Ton"/>');
    // HTML within XML, escaped once for each.
    expect(feed).toContain('&lt;dd&gt;48.000 € &amp;lt;brutto&amp;gt;&lt;/dd&gt;');
    expect(JSON.parse(renderJsonFeed(jobs, 'https://x.example/jobs/feed.json'))).toMatchObject({
      version: 'https://jsonfeed.org/version/1.1',
      feed_url: 'https://x.example/jobs/feed.json',
      language: 'de',
      items: [
        {
          id: 'tag:x.example,2026:2026-10-01',
          url: 'https://x.example/2026-10-01/',
          date_published: '2026-10-01T00:00:00Z',
          tags: ['Berlin', 'Text & Ton'],
          content_html: '<p>Zählen &amp; fragen</p><dl><dt>Gehalt</dt><dd>48.000 € &lt;brutto&gt;</dd></dl>',
        },
        {},
      ],
    });
  });

  it('can be installed as the specification says', () => {
    expect(JSON.parse(renderManifest())).toMatchObject({
      name: 'SFF',
      short_name: 'SFF',
      display: 'standalone',
      start_url: '/',
      lang: 'de',
      icons: [
        { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
        { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
        { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
      ],
    });
  });
});
