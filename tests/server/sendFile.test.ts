import { createHash } from 'node:crypto';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { IMMUTABLE, REVALIDATE } from '../../src/hosting/securityHeaders';
import { rawRequest } from './rawRequest';
import { servedSite } from './servedSite';
import { ICON, VIDEO } from './siteFixture';

const site = servedSite();
const { get } = site;

describe('pages and files', () => {
  it.each([
    ['/', 'text/html; charset=utf-8'],
    ['/about/', 'text/html; charset=utf-8'],
    ['/en/', 'text/html; charset=utf-8'],
    ['/jobs/feed.xml', 'application/atom+xml; charset=utf-8'],
    ['/page-data/index/page-data.json', 'application/json; charset=utf-8'],
    ['/page-data/404.html/page-data.json', 'application/json; charset=utf-8'],
    ['/assets/main.0a1b2c3d.js', 'text/javascript; charset=utf-8'],
    ['/assets/main.0a1b2c3d.css', 'text/css; charset=utf-8'],
    ['/assets/font.0a1b2c3d.woff2', 'font/woff2'],
    ['/assets/poster.0a1b2c3d.avif', 'image/avif'],
    ['/icons/icon-192.png', 'image/png'],
    ['/favicon.ico', 'image/x-icon'],
    ['/logo.svg', 'image/svg+xml; charset=utf-8'],
    ['/robots.txt', 'text/plain; charset=utf-8'],
    ['/sitemap.xml', 'application/xml; charset=utf-8'],
    ['/manifest.webmanifest', 'application/manifest+json'],
    ['/sw.js', 'text/javascript; charset=utf-8'],
    ['/empty.txt', 'text/plain; charset=utf-8'],
    ['/download.gz', 'application/octet-stream'],
    ['/.well-known/security.txt', 'text/plain; charset=utf-8'],
  ])('answers %s as %s', async (path, type) => {
    const answer = await get(path);
    expect(answer.status).toBe(200);
    expect(answer.headers['content-type']).toBe(type);
    expect(answer.headers['content-length']).toBe(String(answer.body.length));
  });

  it('keeps hashed assets for a year and asks again for everything else', async () => {
    expect((await get('/assets/main.0a1b2c3d.js')).headers['cache-control']).toBe(IMMUTABLE);
    for (const path of [
      '/',
      '/page-data/index/page-data.json',
      '/sw.js',
      '/manifest.webmanifest',
      '/logo.svg',
    ]) {
      expect((await get(path)).headers['cache-control']).toBe(REVALIDATE);
    }
  });

  it('ignores a query it does not know', async () => {
    expect((await get('/about/?utm=1')).body.toString()).toBe((await get('/about/')).body.toString());
  });

  it('understands a target with scheme and host, as proxies send it', async () => {
    expect((await get('http://www.sff.example/about/')).status).toBe(200);
    expect((await get('http://www.sff.example')).status).toBe(200);
  });

  it('never answers what only a host reads, hidden files or compressed twins', async () => {
    for (const path of [
      '/_headers',
      '/_redirects',
      '/_nginx/http.conf',
      '/.secret',
      '/index.html.br',
      '/about/index.html.gz',
    ]) {
      expect((await get(path)).status).toBe(404);
    }
  });
});

describe('compressed answers', () => {
  it('gives Brotli, gzip or the file itself, each with a tag of its own', async () => {
    const plain = await get('/about/');
    const brotli = await get('/about/', { 'Accept-Encoding': 'gzip, deflate, br, zstd' });
    const gzip = await get('/about/', { 'Accept-Encoding': 'gzip, br;q=0' });
    expect([plain, brotli, gzip].map(({ headers }) => headers['content-encoding'])).toEqual([
      undefined,
      'br',
      'gzip',
    ]);
    expect(brotliDecompressSync(brotli.body)).toEqual(plain.body);
    expect(gunzipSync(gzip.body)).toEqual(plain.body);
    const tags = [plain, brotli, gzip].map(({ headers }) => headers.etag);
    expect(new Set(tags).size).toBe(3);
    for (const tag of tags) expect(tag).toMatch(/^"[\w-]{27,}"$/);
    for (const { headers } of [plain, brotli, gzip]) expect(headers.vary).toBe('Accept-Encoding');
  });

  it('does not vary where there is only one form', async () => {
    const { headers } = await get('/favicon.ico', { 'Accept-Encoding': 'br' });
    expect([headers['content-encoding'], headers.vary]).toEqual([undefined, undefined]);
  });

  it('has tags made of the content', async () => {
    const { headers, body } = await get('/about/');
    expect(headers.etag).toBe(`"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`);
  });
});

describe('conditional requests', () => {
  it.each([
    ['the tag', (tag: string) => tag],
    ['a list with the tag', (tag: string) => `"other", ${tag} , "more"`],
    ['the tag marked weak by a proxy', (tag: string) => `W/${tag}`],
    ['a star', () => '*'],
  ])('answers 304 without a body to %s', async (_name, header) => {
    const tag = (await get('/about/', { 'Accept-Encoding': 'br' })).headers.etag ?? '';
    const answer = await get('/about/', { 'Accept-Encoding': 'br', 'If-None-Match': header(tag) });
    expect([answer.status, answer.body.length]).toEqual([304, 0]);
    expect(answer.headers.etag).toBe(tag);
    expect(answer.headers.vary).toBe('Accept-Encoding');
    expect(answer.headers['cache-control']).toBe(REVALIDATE);
    expect(answer.headers['content-length']).toBeUndefined();
  });

  it('sends the page for another tag, also for that of another coding', async () => {
    const plainTag = (await get('/about/')).headers.etag ?? '';
    expect((await get('/about/', { 'Accept-Encoding': 'br', 'If-None-Match': plainTag })).status).toBe(200);
    expect((await get('/about/', { 'If-None-Match': '"x"' })).status).toBe(200);
    expect((await get('/about/', { 'If-None-Match': plainTag.replaceAll('"', '') })).status).toBe(200);
  });

  it('answers 412 where the wanted version is gone', async () => {
    expect((await get('/about/', { 'If-Match': '"gone"' })).status).toBe(412);
    const asset = await get('/assets/main.0a1b2c3d.js', { 'If-Match': '"gone"' });
    expect([asset.status, asset.headers['cache-control']]).toEqual([412, REVALIDATE]);
    expect((await get('/about/', { 'If-Match': '*' })).status).toBe(200);
  });

  it('never answers 304 for a page that is not there', async () => {
    expect((await get('/nichts', { 'If-None-Match': '*' })).status).toBe(404);
  });
});

describe('parts of a file', () => {
  const film = '/assets/film.0a1b2c3d.mp4';

  it.each([
    ['bytes=0-99', 0, 99],
    ['bytes=100-', 100, VIDEO.length - 1],
    ['bytes=-10', VIDEO.length - 10, VIDEO.length - 1],
    ['bytes=5-99999999', 5, VIDEO.length - 1],
    ['bytes=-99999999', 0, VIDEO.length - 1],
    ['bytes=7-7', 7, 7],
  ])('sends %s', async (range, start, end) => {
    const { status, headers, body } = await get(film, { Range: range });
    expect([status, headers['content-range']]).toEqual([206, `bytes ${start}-${end}/${VIDEO.length}`]);
    expect(body.equals(VIDEO.subarray(start, end + 1))).toBe(true);
    expect(headers['content-length']).toBe(String(body.length));
  });

  it('sends a part of a small file that is kept in memory', async () => {
    const { status, body } = await get('/favicon.ico', { Range: 'bytes=10-19' });
    expect([status, body.equals(ICON.subarray(10, 20))]).toEqual([206, true]);
  });

  it.each([`bytes=${VIDEO.length}-`, 'bytes=99999999-', 'bytes=-0'])(
    'refuses %s with the size',
    async (range) => {
      const { status, headers, body } = await get(film, { Range: range });
      expect([status, headers['content-range'], body.length]).toEqual([416, `bytes */${VIDEO.length}`, 0]);
      expect(headers['cache-control']).toBe(REVALIDATE);
    },
  );

  it.each(['bytes=0-1,5-6', 'bytes=9-5', 'pages=1-2', 'bytes=', 'bytes=-', 'bytes=a-b', '0-1'])(
    'sends the whole file for %s',
    async (range) => {
      const { status, body } = await get(film, { Range: range });
      expect([status, body.equals(VIDEO)]).toEqual([200, true]);
    },
  );

  it('sends a part only of the version named by If-Range', async () => {
    const tag = (await get(film)).headers.etag ?? '';
    expect((await get(film, { Range: 'bytes=0-1', 'If-Range': tag })).status).toBe(206);
    for (const other of ['"x"', `W/${tag}`, 'Sat, 21 Nov 2026 09:39:01 GMT']) {
      expect((await get(film, { Range: 'bytes=0-1', 'If-Range': other })).status).toBe(200);
    }
  });

  it('takes parts from the file itself, never from its compressed form', async () => {
    const { status, headers, body } = await get('/about/', { Range: 'bytes=0-14', 'Accept-Encoding': 'br' });
    expect([status, headers['content-encoding'], body.toString()]).toEqual([
      206,
      undefined,
      '<!doctype html>',
    ]);
  });

  it('ignores a range in a HEAD request', async () => {
    const head = await rawRequest(site.port(), film, { method: 'HEAD', headers: { Range: 'bytes=0-1' } });
    expect([head.status, head.headers['content-length']]).toEqual([200, String(VIDEO.length)]);
  });
});
