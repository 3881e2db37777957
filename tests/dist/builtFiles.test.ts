/** @jest-environment jsdom */
// Covers src/hosting, scripts/prerender, scripts/output, content-json.
import { distFiles, htmlOf, pagePaths } from '../helpers/builtSite';

const ORIGIN = 'https://www.sff.example';
const files = new Set(distFiles.map((file) => `/${file}`));
const documentOf = (path: string) => new DOMParser().parseFromString(htmlOf(path), 'text/html');

describe('the built files', () => {
  it('are all there by name', () => {
    const expected = [
      '/sitemap.xml',
      '/robots.txt',
      '/manifest.webmanifest',
      '/jobs/feed.xml',
      '/en/jobs/feed.xml',
      '/favicon.ico',
      '/favicon.svg',
      '/apple-touch-icon.png',
      '/_headers',
      '/_redirects',
      '/page-data/app-data.json',
    ];
    expect(expected.filter((file) => !files.has(file))).toEqual([]);
  });

  it('list every indexable page once in the sitemap, and no other', () => {
    const locs = [...htmlOf('/sitemap.xml').matchAll(/<loc>([^<]+)<\/loc>/g)].map((match) => match[1]);
    const indexable = pagePaths
      .filter((path) => !documentOf(path).querySelector('meta[name=robots][content=noindex]'))
      .map((path) => ORIGIN + path);
    expect([...locs].sort()).toEqual(indexable.sort());
  });

  it('have compressed twins', () => {
    const compressible = distFiles.filter(
      (file) => /\.(html|css|js|json|svg|xml|txt|webmanifest)$/.test(file) && !file.startsWith('_'),
    );
    expect(compressible.filter((file) => !files.has(`/${file}.br`) || !files.has(`/${file}.gz`))).toEqual([]);
  });
});
