import { escapeHtml } from '../../src/document/html';
import { BRAND } from '../../src/theme/colors';

/** One address of the sitemap; `lastmod` (YYYY-MM-DD) comes from the content, never from the build. */
export interface SitemapRow {
  loc: string;
  lastmod?: string;
}

/** An open job in a feed; days are YYYY-MM-DD. */
export interface FeedEntry {
  /** Absolute address of the job, which is also its id in the feed. */
  url: string;
  title: string;
  summary: string;
  published: string;
}

/** An Atom feed of open jobs in one language. */
export interface JobFeed {
  locale: string;
  title: string;
  /** Absolute address of the feed itself. */
  self: string;
  /** Absolute address of the job list. */
  home: string;
  entries: FeedEntry[];
}

/** `/sitemap.xml` (sitemaps.org 0.9). Language versions are named in each page's head, so not here again. */
export function renderSitemap(rows: readonly SitemapRow[]): string {
  const urls = rows.map(
    ({ loc, lastmod }) =>
      `<url><loc>${escapeHtml(loc)}</loc>${lastmod === undefined ? '' : `<lastmod>${lastmod}</lastmod>`}</url>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('\n')}\n</urlset>\n`;
}

/** `/robots.txt`: everything may be read, page data and assets included, because crawlers render with them. */
export function renderRobots(origin: string): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${origin}/sitemap.xml\n`;
}

/** An Atom feed (RFC 4287). It is as new as its newest job; an empty feed is dated to the epoch. */
export function renderFeed({ locale, title, self, home, entries }: JobFeed): string {
  const midnight = (day: string) => `${day}T00:00:00Z`;
  const updated =
    entries
      .map(({ published }) => published)
      .sort()
      .at(-1) ?? '1970-01-01';
  const items = entries.map(
    (entry) => `<entry>
<id>${escapeHtml(entry.url)}</id>
<title>${escapeHtml(entry.title)}</title>
<link rel="alternate" type="text/html" href="${escapeHtml(entry.url)}"/>
<published>${midnight(entry.published)}</published>
<updated>${midnight(entry.published)}</updated>
<summary>${escapeHtml(entry.summary)}</summary>
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

/** `/manifest.webmanifest` (specification, section 3; icons are drawn by scripts/images/icons.ts). */
export function renderManifest(): string {
  const manifest = {
    id: '/',
    name: 'SFF',
    short_name: 'SFF',
    lang: 'de',
    dir: 'ltr',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    background_color: BRAND.black,
    theme_color: BRAND.black,
    icons: [
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  };
  return `${JSON.stringify(manifest, null, 2)}\n`;
}
