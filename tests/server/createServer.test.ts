import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { REVALIDATE, securityHeaders } from '../../src/hosting/securityHeaders';
import { createServer } from '../../server/createServer';
import { type ListeningServer, startListening } from './listeningServer';
import { rawRequest, sendRaw } from './rawRequest';
import { servedSite } from './servedSite';
import { createSiteFixture } from './siteFixture';

const site = servedSite((app) => {
  app.get('/api/known', async () => ({ known: true }));
  app.get('/api/secret/:token', async () => ({}));
  app.get('/api/broken', async () => {
    throw new Error('database password is hunter2');
  });
});
const { get } = site;

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
    const [got, head] = await Promise.all([get(path), rawRequest(site.port(), path, { method: 'HEAD' })]);
    const { date: _gotDate, ...gotHeaders } = got.headers;
    const { date: _headDate, ...headHeaders } = head.headers;
    // For HEAD, an empty response may omit its length (RFC 9110, section 8.6).
    if (got.body.length === 0) delete gotHeaders['content-length'];
    expect([head.status, headHeaders, head.body.length]).toEqual([got.status, gotHeaders, 0]);
  });

  it.each(['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'PROPFIND'])(
    'refuses %s',
    async (method) => {
      const { status, headers, body } = await rawRequest(site.port(), '/about/', { method });
      expect([status, headers.allow]).toEqual([405, 'GET, HEAD']);
      expect(body.toString()).not.toContain('about');
    },
  );

  it('refuses a body of any kind without reading it', async () => {
    for (const type of ['application/json', 'text/xml', 'multipart/form-data; boundary=x', 'nonsense']) {
      const headers = { 'Content-Type': type, 'Content-Length': '100000000' };
      expect((await rawRequest(site.port(), '/', { method: 'POST', headers })).status).toBe(405);
    }
  });

  it('has no interface where none is registered', async () => {
    expect((await rawRequest(site.port(), '/api/applications', { method: 'POST' })).status).toBe(404);
  });

  it.each(['/api/known', '/api/known?x=1', '/api/secret/s3cr3t'])(
    'names the methods of the route of a plugin (%s), and lets no other site read them',
    async (path) => {
      for (const method of ['POST', 'DELETE', 'OPTIONS', 'PROPFIND']) {
        const headers = { Origin: 'https://other.example', 'Access-Control-Request-Method': method };
        const answer = await rawRequest(site.port(), path, { method, headers });
        expect([answer.status, answer.headers['allow']]).toEqual([405, 'GET, HEAD']);
        expect(Object.keys(answer.headers).filter((name) => name.startsWith('access-control'))).toEqual([]);
      }
    },
  );

  it('shows people who open an incomplete link of a mail the error page, and tells programs in JSON', async () => {
    const open = (accept: string) => rawRequest(site.port(), '/api/secre', { headers: { Accept: accept } });
    const [people, programs] = [await open('text/html,*/*;q=0.8'), await open('*/*')];
    expect([people.status, people.headers['content-type']]).toEqual([404, 'text/html; charset=utf-8']);
    expect([programs.status, programs.headers['content-type']]).toEqual([
      404,
      'application/json; charset=utf-8',
    ]);
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
    // The policy is the one written by the build, including its hash.
    expect(answer.headers['content-security-policy']).toContain(
      "style-src 'self' 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='",
    );
    for (const name of ['server', 'x-powered-by', 'strict-transport-security', 'last-modified']) {
      expect(answer.headers[name]).toBeUndefined();
    }
  });

  it('a broken request is protected too', async () => {
    const answer = await sendRaw(site.port(), 'nonsense\r\n\r\n');
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
    const trusting = await startListening({ distDir: site.distDir(), trustProxy: 1 });
    const ask = async (asked: Pick<ListeningServer, 'get'>, proto: string): Promise<string | undefined> =>
      (await asked.get('/', { 'X-Forwarded-Proto': proto })).headers['strict-transport-security'];
    expect(await ask(trusting, 'https')).toBe(securityHeaders()['Strict-Transport-Security']);
    expect(await ask(trusting, 'http')).toBeUndefined();
    expect(await ask(site, 'https')).toBeUndefined();
    await trusting.app.close();
  });

  it.each([
    [0, 1],
    [1, 0],
  ])('with TRUST_PROXY=%i says %i times that visitors may share one address', async (trustProxy, times) => {
    let log = '';
    const logged = await startListening({
      distDir: site.distDir(),
      trustProxy,
      logLevel: 'warn',
      logStream: { write: (line) => (log += line) },
    });
    await logged.get('/');
    expect(log).toBe('');
    for (const address of ['192.0.2.1', '192.0.2.2']) await logged.get('/', { 'X-Forwarded-For': address });
    expect(log.split('TRUST_PROXY is 0')).toHaveLength(times + 1);
    expect(log).not.toContain('192.0.2');
    await logged.app.close();
  });
});

describe('extensions', () => {
  it('lets a route below /api/ win over the site', async () => {
    expect((await get('/api/known')).body.toString()).toBe('{"known":true}');
  });

  it('lets a hook answer before the site', async () => {
    const faulty = await startListening({ distDir: site.distDir() }, (app) => {
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
    expect(site.log()).toContain('hunter2');
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
  it('names level and time of each line in words that people read', async () => {
    await get('/about/');
    const [line = ''] = site.log().split('\n');
    expect(line).toMatch(/^\{"level":"(?:debug|info)","time":"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z",/);
  });

  it('holds no query, address, token or body', async () => {
    await get('/about/?email=anna@example.com');
    await get('/api/secret/s3cr3t-token?x=anna');
    await get('/%zz?anna');
    await rawRequest(site.port(), '/about/?anna', { method: 'POST', headers: { 'Content-Length': '0' } });
    await sendRaw(site.port(), 'GET /anna nonsense\r\n\r\n');
    const log = site.log();
    expect(log).toContain('"path":"/about/"');
    expect(log).toContain('/api/secret/:token');
    for (const secret of ['anna', 's3cr3t', '127.0.0.1"', '::1', 'remote']) expect(log).not.toContain(secret);
  });
});
