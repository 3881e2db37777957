import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { PageData } from '../../../src/content/pageData';
import { htmlFileOf, renderSite, type SiteToRender } from '../../../scripts/prerender/renderSite';

let directory: string;

beforeEach(() => {
  directory = mkdtempSync(path.join(os.tmpdir(), 'sff-render-'));
  // Stands for the Node build of the app: a page called "broken" fails as a component would.
  writeFileSync(
    path.join(directory, 'entry.server.cjs'),
    `exports.renderPage = async ({ data }) => {
      if (data.page.path.includes('broken')) throw new Error('no poster for ' + data.page.path);
      return '<html>' + data.page.path + '</html>';
    };`,
  );
});

afterEach(() => rmSync(directory, { recursive: true, force: true }));

function site(...paths: string[]): SiteToRender {
  return {
    pages: paths.map((pagePath) => ({
      page: {
        path: pagePath,
        template: 'generic',
        content: { blocks: [] },
        queries: ['q'],
      } as unknown as PageData,
      structuredData: [],
      feed: { href: '/jobs/feed.xml', title: 'Jobs' },
      contentFile: `content-json/de/pages${pagePath}index.json`,
    })),
    queries: { q: { query: 'jobPaths', locale: 'de', data: [] } },
    build: 'abc',
    files: { entries: {}, styles: {} },
    serverEntry: path.join(directory, 'entry.server.cjs'),
  };
}

const read = (file: string) => readFileSync(path.join(directory, 'out', file), 'utf8');

describe('rendering the site', () => {
  it('writes each page with its data, and the data all pages share', async () => {
    await renderSite(site('/', '/about/'), path.join(directory, 'out'), () => {});
    expect(read('about/index.html')).toBe('<html>/about/</html>');
    expect(JSON.parse(read('page-data/index/page-data.json'))).toMatchObject({ path: '/' });
    expect(JSON.parse(read('page-data/app-data.json'))).toEqual({ build: 'abc' });
    expect(existsSync(path.join(directory, 'out/page-data/sq/d/q.json'))).toBe(true);
  });

  it('fails when pages fail, and names all of them with their content files', async () => {
    const run = renderSite(
      site('/broken-1/', '/about/', '/broken-2/'),
      path.join(directory, 'out'),
      () => {},
    );
    await expect(run).rejects.toThrow(/2 page\(s\) failed/);
    const second = renderSite(site('/broken-1/', '/broken-2/'), path.join(directory, 'out'), () => {});
    await expect(second).rejects.toThrow(
      /pages\/broken-1\/index\.json: \/broken-1\/ cannot be rendered[\s\S]*pages\/broken-2\/index\.json/,
    );
  });

  it.each([
    ['/', 'index.html'],
    ['/en/jobs/', 'en/jobs/index.html'],
    ['/en/404.html', 'en/404.html'],
  ])('puts %s into %s', (pagePath, file) => {
    expect(htmlFileOf(pagePath)).toBe(file);
  });
});
