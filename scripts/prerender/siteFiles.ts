import { DEFAULT_LOCALE } from '../../src/content/locales';
import { escapeHtml } from '../../src/document/html';
import { BRAND } from '../../src/theme/colors';
import type { Feed, FeedEntry, SitemapRow } from '../content/site';
import { ICONS } from '../images/iconFiles';

/** `/sitemap.xml` (sitemaps.org 0.9). Language versions are listed in each page's head instead. */
export function renderSitemap(rows: readonly SitemapRow[]): string {
  const urls = rows.map(
    ({ loc, lastmod }) =>
      `<url><loc>${escapeHtml(loc)}</loc>${lastmod === undefined ? '' : `<lastmod>${lastmod}</lastmod>`}</url>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('\n')}\n</urlset>\n`;
}

/** `/robots.txt`: everything may be crawled, including page data and assets, because crawlers render with them. */
export function renderRobots(origin: string): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${origin}/sitemap.xml\n`;
}

/** Summary and facts as HTML, for readers that show more than a title. */
function contentHtml({ summary, facts }: FeedEntry): string {
  const rows = facts.map(({ label, value }) => `<dt>${escapeHtml(label)}</dt><dd>${escapeHtml(value)}</dd>`);
  return `<p>${escapeHtml(summary)}</p>${rows.length === 0 ? '' : `<dl>${rows.join('')}</dl>`}`;
}

/** A JSON feed (jsonfeed.org, version 1.1) at `address`. */
export function renderJsonFeed({ locale, title, home, entries }: Feed, address: string): string {
  const items = entries.map((entry) => ({
    id: entry.id,
    url: entry.url,
    title: entry.title,
    summary: entry.summary,
    content_html: contentHtml(entry),
    date_published: `${entry.published}T00:00:00Z`,
    tags: entry.tags,
  }));
  const feed = {
    version: 'https://jsonfeed.org/version/1.1',
    title,
    home_page_url: home,
    feed_url: address,
    language: locale,
    authors: [{ name: 'SFF' }],
    items,
  };
  return `${JSON.stringify(feed, null, 1)}\n`;
}

/** An Atom feed (RFC 4287), dated by its newest entry; an empty feed is dated to the epoch. */
export function renderFeed({ locale, title, self, home, entries }: Feed): string {
  const midnight = (day: string) => `${day}T00:00:00Z`;
  const updated =
    entries
      .map(({ published }) => published)
      .sort()
      .at(-1) ?? '1970-01-01';
  const items = entries.map(
    (entry) => `<entry>
<id>${escapeHtml(entry.id)}</id>
<title>${escapeHtml(entry.title)}</title>
<link rel="alternate" type="text/html" href="${escapeHtml(entry.url)}"/>
<published>${midnight(entry.published)}</published>
<updated>${midnight(entry.published)}</updated>
${entry.tags.map((tag) => `<category term="${escapeHtml(tag)}"/>`).join('')}
<summary>${escapeHtml(entry.summary)}</summary>
<content type="html">${escapeHtml(contentHtml(entry))}</content>
</entry>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${locale}">
<id>${escapeHtml(self)}</id>
<title>${escapeHtml(title)}</title>
<updated>${midnight(updated)}</updated>
<author><name>SFF</name></author>
<link rel="self" type="application/atom+xml" href="${escapeHtml(self)}"/>
<link rel="alternate" type="text/html" href="${escapeHtml(home)}"/>
${items.join('\n')}
</feed>
`;
}

/** `/manifest.webmanifest` (specification, section 3). */
export function renderManifest(): string {
  const manifest = {
    id: '/',
    name: 'SFF',
    short_name: 'SFF',
    lang: DEFAULT_LOCALE,
    dir: 'ltr',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    background_color: BRAND.black,
    theme_color: BRAND.black,
    icons: ICONS.filter(({ use }) => use !== 'link').map(({ url, size, type, use }) => ({
      src: url,
      sizes: `${size}x${size}`,
      type,
      ...(use === 'maskable' ? { purpose: use } : {}),
    })),
  };
  return `${JSON.stringify(manifest, null, 2)}\n`;
}
