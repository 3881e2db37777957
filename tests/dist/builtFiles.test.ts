// Covers src/hosting, scripts/prerender, scripts/output, content-json.
import { distFiles } from '../helpers/builtSite';

const files = new Set(distFiles.map((file) => `/${file}`));

describe('the built files', () => {
  it('are all there by name', () => {
    const expected = [
      '/sitemap.xml',
      '/robots.txt',
      '/manifest.webmanifest',
      '/jobs/feed.xml',
      '/en/jobs/feed.xml',
      '/news/feed.xml',
      '/presse/feed.xml',
      '/presse/feed.json',
      '/en/press/feed.xml',
      '/favicon.ico',
      '/favicon.svg',
      '/apple-touch-icon.png',
      '/_headers',
      '/_redirects',
      '/page-data/app-data.json',
    ];
    expect(expected.filter((file) => !files.has(file))).toEqual([]);
  });

  it('have compressed twins', () => {
    const compressible = distFiles.filter(
      (file) => /\.(html|css|js|json|svg|xml|txt|webmanifest)$/.test(file) && !file.startsWith('_'),
    );
    expect(compressible.filter((file) => !files.has(`/${file}.br`) || !files.has(`/${file}.gz`))).toEqual([]);
  });
});
