/** @jest-environment node */
import { createHash } from 'node:crypto';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { IMMUTABLE, REVALIDATE, securityHeaders } from '../../scripts/headers/securityHeaders';
import { createServer } from '../../server/createServer';
import { type ListeningServer, startListening } from './listeningServer';
import { rawRequest, sendRaw } from './rawRequest';
import { createSiteFixture, ICON, type SiteFixture, VIDEO } from './siteFixture';

let site: SiteFixture;
let server: ListeningServer;
let port: number;
const logLines: string[] = [];

const get: ListeningServer['get'] = (target, headers) => server.get(target, headers);

beforeAll(async () => {
  site = await createSiteFixture();
  const logStream = { write: (line: string) => logLines.push(line) };
  server = await startListening({ distDir: site.distDir, logLevel: 'trace', logStream }, (app) => {
    app.get('/api/known', async () => ({ known: true }));
    app.get('/api/secret/:token', async () => ({}));
    app.get('/api/broken', async () => {
      throw new Error('database password is hunter2');
    });
  });
  port = server.port;
});

afterAll(async () => {
  await server.app.close();
  await site.remove();
});

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

describe('one address per page', () => {
  it.each([
    ['/about', '/about/'],
    ['/about?from=mail&x=%20', '/about/?from=mail&x=%20'],
    ['/en/press', '/en/press/'],
    ['/en', '/en/'],
    ['/index.html', '/'],
    ['/about/index.html', '/about/'],
    ['/en/index.html?x', '/en/?x'],
    ['/de', '/'],
    ['/de/', '/'],
    ['/de/about/', '/about/'],
    ['/de/about', '/about/'],
    ['/de/about/index.html', '/about/'],
    ['/ABOUT/', '/about/'],
    ['/En/Press', '/en/press/'],
    ['/DE/About/Index.HTML', '/about/'],
    ['/team/', '/about/#team'],
    ['/team?x=1', '/about/?x=1#team'],
    ['/jobs/texter-1042', '/jobs/senior-texter-1042/'],
    ['/jobs/ganz-alter-titel-1042/', '/jobs/senior-texter-1042/'],
    ['/jobs/2-jahre-alter-titel-1042', '/jobs/senior-texter-1042/'],
    ['/jobs/1042/', '/jobs/senior-texter-1042/'],
    ['/jobs/entwickler-88/', '/jobs/web-3-entwickler-88/'],
    ['/de/jobs/Alt-1042', '/jobs/senior-texter-1042/'],
    ['/jobs/application/alt-1042/', '/jobs/application/senior-texter-1042/'],
    ['/en/jobs/old-title-1042/', '/en/jobs/senior-copywriter-1042/'],
    ['/jobs/koch-7/', '/stelle-geschlossen/'],
    ['/jobs/noch-ein-titel-7/', '/stelle-geschlossen/'],
  ])('sends %s to %s for good', async (from, to) => {
    const answer = await get(from);
    expect([answer.status, answer.headers.location]).toEqual([301, to]);
    expect(answer.headers['cache-control']).toBe(REVALIDATE);
  });

  it('reaches the canonical address in one step', async () => {
    const { headers } = await get('/DE/jobs/ALT-1042/index.html');
    expect((await get(headers.location ?? '')).status).toBe(200);
  });

  it.each([
    '/jobs/unbekannt-9999/',
    '/en/jobs/only-german-88/',
    '/jobs/ohne-nummer/',
    '/de/gibt-es-nicht',
    '/ABOUTX',
  ])('answers 404 for %s, which leads nowhere', async (path) => {
    expect((await get(path)).status).toBe(404);
  });
});

describe('missing pages', () => {
  it.each(['/nichts', '/nichts/da/', '/about.php', '/404.html', '/404.html/', '//en/', '/enx/'])(
    'are German for %s',
    async (path) => {
      const { status, headers, body } = await get(path);
      expect([status, headers['content-type']]).toEqual([404, 'text/html; charset=utf-8']);
      expect(body.toString()).toContain('<html lang="de">');
      expect(headers['cache-control']).toBe(REVALIDATE);
      expect(headers.etag).toBeUndefined();
    },
  );

  it.each(['/en/nothing', '/en/no/thing/', '/en/404.html', '/en/../', '/en/?x'.replace('?x', 'x?y=/de/')])(
    'are English for %s',
    async (path) => {
      const { status, body } = await get(path);
      expect(status).toBe(404);
      expect(body.toString()).toContain('<html lang="en">');
    },
  );

  it('are English for /en when the site has no English home page', async () => {
    const german = await createSiteFixture({ 'en/index.html': undefined });
    const other = await startListening({ distDir: german.distDir });
    expect((await other.get('/en')).body.toString()).toContain('<html lang="en">');
    await other.app.close();
    await german.remove();
  });

  it('come compressed and without a body for HEAD', async () => {
    const brotli = await get('/nichts', { 'Accept-Encoding': 'br' });
    expect(brotli.headers['content-encoding']).toBe('br');
    expect(brotli.headers.vary).toBe('Accept-Encoding');
    expect(brotliDecompressSync(brotli.body).toString()).toContain('Seite nicht gefunden');
    const head = await rawRequest(port, '/nichts', { method: 'HEAD' });
    expect([head.status, head.body.length]).toEqual([404, 0]);
    expect(Number(head.headers['content-length'])).toBeGreaterThan(1000);
  });

  it.each([
    ['/page-data/none/page-data.json', 'application/json; charset=utf-8'],
    ['/page-data/none', 'application/json; charset=utf-8'],
    ['/page-data/', 'application/json; charset=utf-8'],
    ['/data.json', 'application/json; charset=utf-8'],
    ['/api/none', 'application/json; charset=utf-8'],
    ['/api', 'application/json; charset=utf-8'],
    ['/assets/none.0a1b2c3d.js', 'text/plain; charset=utf-8'],
    ['/assets/', 'text/plain; charset=utf-8'],
    ['/old.js', 'text/plain; charset=utf-8'],
    ['/old.css', 'text/plain; charset=utf-8'],
    ['/apple-touch-icon.png', 'text/plain; charset=utf-8'],
  ])('are no page for the program that asks for %s', async (path, type) => {
    const { status, headers, body } = await get(path);
    expect([status, headers['content-type'], headers['cache-control']]).toEqual([404, type, REVALIDATE]);
    expect(body.length).toBeLessThan(60);
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
    const head = await rawRequest(port, film, { method: 'HEAD', headers: { Range: 'bytes=0-1' } });
    expect([head.status, head.headers['content-length']]).toEqual([200, String(VIDEO.length)]);
  });
});

describe('methods', () => {
  it.each([
    '/',
    '/about/',
    '/assets/film.0a1b2c3d.mp4',
    '/favicon.ico',
    '/page-data/index/page-data.json',
    '/about',
    '/old.js',
  ])('answers HEAD %s like GET without the body', async (path) => {
    const [got, head] = await Promise.all([get(path), rawRequest(port, path, { method: 'HEAD' })]);
    const { date: _gotDate, ...gotHeaders } = got.headers;
    const { date: _headDate, ...headHeaders } = head.headers;
    // An empty answer may leave its length out for HEAD (RFC 9110, section 8.6).
    if (got.body.length === 0) delete gotHeaders['content-length'];
    expect([head.status, headHeaders, head.body.length]).toEqual([got.status, gotHeaders, 0]);
  });

  it.each(['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'PROPFIND'])(
    'refuses %s',
    async (method) => {
      const { status, headers, body } = await rawRequest(port, '/about/', { method });
      expect([status, headers.allow]).toEqual([405, 'GET, HEAD']);
      expect(body.toString()).not.toContain('about');
    },
  );

  it('refuses a body of any kind without reading it', async () => {
    for (const type of ['application/json', 'text/xml', 'multipart/form-data; boundary=x', 'nonsense']) {
      const headers = { 'Content-Type': type, 'Content-Length': '100000000' };
      expect((await rawRequest(port, '/', { method: 'POST', headers })).status).toBe(405);
    }
  });

  it('has no interface where none is registered', async () => {
    expect((await rawRequest(port, '/api/applications', { method: 'POST' })).status).toBe(404);
  });
});

describe('headers of every answer', () => {
  const {
    'Strict-Transport-Security': _https,
    'Content-Security-Policy': _policy,
    ...expected
  } = securityHeaders();

  it.each([
    ['a page', '/', {}],
    ['a redirect', '/about', {}],
    ['a missing page', '/nichts', {}],
    ['missing data', '/page-data/x', {}],
    ['an unchanged page', '/', { 'If-None-Match': '*' }],
    ['a part', '/favicon.ico', { Range: 'bytes=0-1' }],
    ['a refused part', '/favicon.ico', { Range: 'bytes=5000-' }],
    ['a malformed address', '/%zz', {}],
    ['a plugin', '/api/known', {}],
    ['a failed plugin', '/api/broken', {}],
  ])('%s is protected', async (_name, path, headers) => {
    const answer = await get(path, headers);
    for (const [name, value] of Object.entries(expected)) {
      expect(answer.headers[name.toLowerCase()]).toBe(value);
    }
    // The policy is the one the build wrote, with its hash.
    expect(answer.headers['content-security-policy']).toContain(
      "style-src 'self' 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='",
    );
    for (const name of ['server', 'x-powered-by', 'strict-transport-security', 'last-modified']) {
      expect(answer.headers[name]).toBeUndefined();
    }
  });

  it('a broken request is protected too', async () => {
    const answer = await sendRaw(port, 'nonsense\r\n\r\n');
    expect([answer.status, answer.headers['x-frame-options']]).toEqual([400, 'DENY']);
  });

  it('has the strict policy where the build wrote no header file', async () => {
    const bare = await createSiteFixture({ _headers: undefined, _redirects: undefined });
    const other = await startListening({ distDir: bare.distDir });
    const answer = await other.get('/');
    expect(answer.headers['content-security-policy']).toBe(securityHeaders()['Content-Security-Policy']);
    await other.app.close();
    await bare.remove();
  });
});

describe('behind a proxy', () => {
  it('asks for https only when a trusted proxy says that the visitor came by https', async () => {
    const trusting = await startListening({ distDir: site.distDir, trustProxy: 1 });
    const ask = async (asked: ListeningServer, proto: string): Promise<string | undefined> =>
      (await asked.get('/', { 'X-Forwarded-Proto': proto })).headers['strict-transport-security'];
    expect(await ask(trusting, 'https')).toBe(securityHeaders()['Strict-Transport-Security']);
    expect(await ask(trusting, 'http')).toBeUndefined();
    expect(await ask(server, 'https')).toBeUndefined();
    await trusting.app.close();
  });
});

describe('extensions', () => {
  it('lets a route below /api/ win over the site', async () => {
    expect((await get('/api/known')).body.toString()).toBe('{"known":true}');
  });

  it('lets a hook answer before the site', async () => {
    const faulty = await startListening({ distDir: site.distDir }, (app) => {
      app.addHook('onRequest', async (request, reply) => {
        if (request.url === '/about/') return reply.code(503).send();
      });
    });
    expect((await faulty.get('/about/')).status).toBe(503);
    expect((await faulty.get('/')).status).toBe(200);
    await faulty.app.close();
  });
});

describe('faults', () => {
  it('tells nothing about an error', async () => {
    const { status, body } = await get('/api/broken');
    expect([status, body.toString()]).toEqual([500, '{"error":"Internal Server Error"}\n']);
    expect(logLines.join('')).toContain('hunter2');
  });

  it('answers 503 instead of a wrong file when the folder changed under the running server', async () => {
    const changing = await createSiteFixture();
    const other = await startListening({ distDir: changing.distDir });
    const film = '/assets/film.0a1b2c3d.mp4';
    expect((await other.get(film)).status).toBe(200);
    await writeFile(join(changing.distDir, film), 'shorter');
    const shorter = await other.get(film);
    await rm(join(changing.distDir, film));
    const gone = await other.get(film);
    for (const { status, headers, body } of [shorter, gone]) {
      expect([status, headers['retry-after'], headers.etag]).toEqual([503, '5', undefined]);
      expect([headers['cache-control'], body.toString()]).toEqual([REVALIDATE, '503 Service Unavailable\n']);
    }
    await rm(join(changing.distDir, 'index.html.br'));
    expect((await other.get('/', { 'Accept-Encoding': 'br' })).status).toBe(200);
    await other.app.close();
    await changing.remove();
  });

  it.each([
    ['_redirects', '/old /new 200\n', '_redirects:1'],
    ['_redirects', '# fine\n/old https://elsewhere.example/ 301\n', '_redirects:2'],
    ['_redirects', '/old //elsewhere.example/ 301\n', '_redirects:1'],
    ['_redirects', '/old/* /new/ 301\n', '_redirects:1'],
    ['_headers', '/*\n  X-Frame-Options\n', '_headers:2'],
    ['_headers', '  X-Frame-Options: DENY\n', '_headers:1'],
  ])('refuses to start with a malformed %s', async (file, text, place) => {
    const broken = await createSiteFixture({ [file]: text });
    await expect(createServer({ distDir: broken.distDir })).rejects.toThrow(place);
    await broken.remove();
  });
});

describe('log', () => {
  it('holds no query, address, token or body', async () => {
    await get('/about/?email=anna@example.com');
    await get('/api/secret/s3cr3t-token?x=anna');
    await get('/%zz?anna');
    await rawRequest(port, '/about/?anna', { method: 'POST', headers: { 'Content-Length': '0' } });
    await sendRaw(port, 'GET /anna nonsense\r\n\r\n');
    const log = logLines.join('');
    expect(log).toContain('"path":"/about/"');
    expect(log).toContain('/api/secret/:token');
    for (const secret of ['anna', 's3cr3t', '127.0.0.1"', '::1', 'remote']) expect(log).not.toContain(secret);
  });
});
