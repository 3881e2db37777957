/** @jest-environment node */
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { chmod, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { type IncomingHttpHeaders, request as httpRequest } from 'node:http';
import { connect, type IncomingHttpHeaders as Http2Headers } from 'node:http2';
import { request as httpsRequest } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { type RunningServer, startServer } from '../../scripts/testbed/serverProcess';
import { until } from '../../scripts/testbed/until';
import { renderNginxServer } from '../../src/hosting/renderNginx';
import { BOUNDARY, END, field, VALID } from '../../scripts/torture/rawForm';
import { askHttps, type Sent } from './askHttps';
import { GONE, type NginxServer, REDIRECTS, startNginx } from './nginxServer';

const DIST = join(__dirname, '../../dist');

let app: RunningServer;
let nginx: NginxServer;
let intakeDir: string;

beforeAll(async () => {
  if (!existsSync(DIST)) throw new Error('There is no dist/ to serve: run npm run build first.');
  intakeDir = await mkdtemp(join(tmpdir(), 'sff-nginx-intake-'));
  app = await startServer({
    DIST_DIR: DIST,
    INTAKE_DIR: intakeDir,
    TRUST_PROXY: '1',
    INTAKE_RATE_PER_JOB: '6',
  });
  nginx = await startNginx(DIST, app.port);
});
afterAll(async () => {
  await nginx.stop();
  await app.stop();
  await rm(intakeDir, { recursive: true, force: true });
});

const ask = (path: string, sent: Sent = {}) => askHttps(nginx.httpsPort, path, sent);

const post = (parts: readonly string[], { headers = {}, ...sent }: Sent = {}) =>
  ask('/api/applications', {
    ...sent,
    method: 'POST',
    chunks: parts,
    headers: {
      Accept: 'application/json',
      'Content-Type': `multipart/form-data; boundary=${BOUNDARY}`,
      'Content-Length': parts.reduce((sum, part) => sum + part.length, 0),
      ...headers,
    },
  });

it('takes http to https', async () => {
  const answer = await new Promise<IncomingHttpHeaders>((resolve) => {
    httpRequest({ port: nginx.httpPort, host: '127.0.0.1', path: '/jobs/?q=a' }, (response) => {
      response.resume();
      resolve(response.headers);
    }).end();
  });
  expect(answer.location).toBe('https://www.sff.example/jobs/?q=a');
});

it('takes the name without www to the one with it', async () => {
  const { status, headers } = await ask('/jobs/?q=a', { headers: { Host: 'sff.example' } });
  expect([status, headers.location]).toEqual([301, 'https://www.sff.example/jobs/?q=a']);
});

it.each(['/', '/en/', '/jobs/', '/en/jobs/'])('serves %s as HTML', async (path) => {
  const { status, headers, body } = await ask(path);
  expect([status, headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
  expect(body.equals(await readFile(join(DIST, path, 'index.html')))).toBe(true);
});

it.each(['/', '/gibt-es-nicht/', '/api/health', '/api/nichts', '/page-data/nichts.json'])(
  'sends each security header once with %s',
  async (path) => {
    const { rawHeaders } = await ask(path);
    const names = rawHeaders.filter((_text, index) => index % 2 === 0).map((name) => name.toLowerCase());
    for (const name of [
      'content-security-policy',
      'strict-transport-security',
      'x-content-type-options',
      'x-frame-options',
      'referrer-policy',
      'permissions-policy',
      'cross-origin-opener-policy',
      'cache-control',
    ])
      expect([name, names.filter((other) => other === name).length]).toEqual([name, 1]);
  },
);

it.each([
  ['/gibt-es-nicht/', 'text/html; charset=utf-8', '404.html'],
  ['/gibt-es-nicht', 'text/html; charset=utf-8', '404.html'],
  ['/en/does-not-exist/', 'text/html; charset=utf-8', 'en/404.html'],
  ['/jobs/application/', 'text/html; charset=utf-8', '404.html'],
  ['/m%FCnchen/', 'text/html; charset=utf-8', '404.html'],
  ['/en/caf%E9/', 'text/html; charset=utf-8', 'en/404.html'],
  ['/%zz', 'text/html; charset=utf-8', '404.html'],
  ['/en/%zz', 'text/html; charset=utf-8', 'en/404.html'],
  ['/en/%00/', 'text/html; charset=utf-8', 'en/404.html'],
])('answers %s with the 404 page of its language', async (path, type, file) => {
  const { status, headers, body } = await ask(path);
  expect([status, headers['content-type']]).toEqual([404, type]);
  expect(body.equals(await readFile(join(DIST, file)))).toBe(true);
});

it.each([
  ['/page-data/nichts/page-data.json', 'application/json; charset=utf-8'],
  ['/assets/nichts.js', 'text/plain; charset=utf-8'],
])('answers %s for programs', async (path, type) => {
  const { status, headers } = await ask(path);
  expect([status, headers['content-type']]).toEqual([404, type]);
});

it.each([
  ['GET', '/api/%zz', {}],
  ['POST', '/%zz', {}],
  ['GET', '/', { Host: 'a/b' }],
])('answers a malformed %s %s that no visitor sends with 400', async (method, path, headers) => {
  const { status, body } = await ask(path, { method, headers });
  expect([status, body.toString().includes('<title>400 Bad Request</title>')]).toEqual([400, true]);
});

it('answers an address that cannot be decoded with the 404 page over HTTP/2, too', async () => {
  const session = connect(`https://127.0.0.1:${nginx.httpsPort}`, {
    rejectUnauthorized: false,
    servername: 'www.sff.example',
  });
  const request = session.request({ ':path': '/%zz', ':authority': 'www.sff.example' });
  const [headers] = (await once(request, 'response')) as [Http2Headers];
  const page = Buffer.concat(await request.toArray());
  session.close();
  expect(headers[':status']).toBe(404);
  expect(page.equals(await readFile(join(DIST, '404.html')))).toBe(true);
});

it.each([
  '/_headers',
  '/_redirects',
  '/_nginx/http.conf',
  '/index.html.gz',
  '/.git/config',
  '/assets/',
  '/dist-server/',
])('serves nobody %s', async (path) => {
  expect((await ask(path)).status).toBe(404);
});

it.each([
  ['/index.html', '/'],
  ['/en/index.html?a=1', '/en/?a=1'],
  ['/jobs', '/jobs/'],
  ['/jobs?q=a', '/jobs/?q=a'],
  ['/de/', '/'],
  ['/de/jobs/', '/jobs/'],
])('redirects %s to %s', async (path, target) => {
  const { status, headers } = await ask(path);
  expect([status, headers.location]).toEqual([301, target]);
});

it.each([
  '//evil.example/',
  '//evil.example/index.html',
  '/de//evil.example/',
  '/%2fevil.example/index.html',
  '/\\evil.example',
])('sends nobody to another site for %s', async (path) => {
  expect((await ask(path)).headers.location ?? '/').toMatch(/^\/(?![/\\])/);
});

it.each(REDIRECTS)(
  'follows the redirect of the former address $from, with the query',
  async ({ from, to }) => {
    const [path, fragment] = to.split('#');
    for (const address of [from, from.slice(0, -1)]) {
      const { status, headers } = await ask(`${address}?a=1`);
      expect([status, headers.location]).toEqual([301, `${path}?a=1${fragment ? `#${fragment}` : ''}`]);
    }
  },
);

it('says at an address that is gone that it is, with the page for closed jobs', async () => {
  const page = (await ask(GONE.to)).body;
  for (const address of [GONE.from, GONE.from.slice(0, -1), `${GONE.from}?a=1`]) {
    const { status, headers, body } = await ask(address);
    expect([status, headers['content-type']]).toEqual([410, 'text/html; charset=utf-8']);
    expect(body.equals(page)).toBe(true);
  }
});

it('keeps hashed files for good and everything else for no longer than it is asked', async () => {
  const asset = (await readdir(join(DIST, 'assets'))).find((name) => name.endsWith('.js')) ?? '';
  expect((await ask(`/assets/${asset}`)).headers['cache-control']).toContain('immutable');
  for (const path of ['/', '/sw.js', '/page-data/index/page-data.json', '/assets/nichts.js']) {
    expect((await ask(path)).headers['cache-control']).not.toContain('immutable');
  }
});

it('sends the compressed file that the build made', async () => {
  const { headers, body } = await ask('/', { headers: { 'Accept-Encoding': 'gzip' } });
  expect([headers['content-encoding'], headers.vary]).toEqual(['gzip', 'Accept-Encoding']);
  expect(body.equals(await readFile(join(DIST, 'index.html.gz')))).toBe(true);
  expect(gunzipSync(body).equals(await readFile(join(DIST, 'index.html')))).toBe(true);
});

it('switches pages and the policy for their styles together when another build is deployed', async () => {
  const builds = await mkdtemp(join(tmpdir(), 'sff-builds-'));
  // nginx started by root reads files as another user.
  await chmod(builds, 0o755);
  const hashOf = (style: string) => `'sha256-${createHash('sha256').update(style).digest('base64')}'`;
  /** A build with another style in its home page. */
  const build = async (name: string): Promise<string> => {
    const dir = join(builds, name);
    const style = `h1{color:${name}}`;
    await mkdir(join(dir, '_nginx'), { recursive: true });
    await writeFile(join(dir, 'index.html'), `<!doctype html><style>${style}</style><h1>${name}</h1>`);
    const styleHashes = [hashOf(style).slice(1, -1)];
    await writeFile(join(dir, '_nginx/server.conf'), renderNginxServer({ styleHashes }));
    return dir;
  };
  const alone = await startNginx(await build('red'), app.port);
  const next = await build('blue');
  const seen = new Set<string>();
  const open = async () => {
    const { headers, body } = await askHttps(alone.httpsPort, '/');
    const [, style = '', name = ''] = /<style>(.*)<\/style><h1>(.*)<\/h1>/.exec(body.toString()) ?? [];
    expect(headers['content-security-policy']).toContain(hashOf(style));
    seen.add(name);
  };
  try {
    await open();
    await alone.switchTo(next);
    await until(async () => {
      await Promise.all([open(), open()]);
      return seen.has('blue');
    });
  } finally {
    await alone.stop();
    await rm(builds, { recursive: true });
  }
  expect([...seen]).toEqual(['red', 'blue']);
});

describe('the log', () => {
  const TOKEN = 'SFF-AB12C-DE34F.q8Zr5tYw1xKm2nBv3cLp4sDf5gHj6kQe';

  it('holds the path and the network of a request, and neither token nor query', async () => {
    await ask('/jobs/?q=geheimnis');
    const targets = [
      `/api/deletion/${TOKEN}`,
      `/api/deletion/${TOKEN}/?x=1`,
      `/api/deletion/${TOKEN}%zz`,
      `//api//deletion//${TOKEN}`,
      `/API/deletion/${TOKEN}`,
      `/%61pi/deletion/${TOKEN}`,
      `/work/../api/deletion/${TOKEN}`,
      `/work/%2e%2e/api/deletion/${TOKEN}`,
      `/${TOKEN}`,
      `/nichts?next=/api/deletion/${TOKEN}`,
    ];
    for (const target of targets) {
      for (const method of ['GET', 'HEAD', 'POST']) await ask(target, { method });
      await new Promise<void>((resolve) => {
        httpRequest({ port: nginx.httpPort, host: '127.0.0.1', path: target }, (response) => {
          response.resume();
          response.on('end', resolve);
        }).end();
      });
    }
    const lines = targets.length * 4;
    let log = await nginx.log();
    await until(async () => {
      log = await nginx.log();
      return log.requests.split('\n').length > lines;
    });
    expect(log.requests).toMatch(/^127\.0\.0\.0 \[[^\]]+\] "GET \/jobs\/" 200 \d+ [\d.]+$/m);
    expect(log.requests).toContain('"GET /api/deletion..." 404');
    for (const secret of ['geheimnis', TOKEN.slice(16), '127.0.0.1', '?'])
      expect(log.requests).not.toContain(secret);
    expect(log.errors).not.toContain(TOKEN.slice(16));
  });

  it('says so in both languages while the intake is down, and holds no token', async () => {
    const alone = await startNginx(DIST, 1);
    const { status, headers, body } = await askHttps(alone.httpsPort, `/api/deletion/${TOKEN}`);
    let log = await alone.log();
    await until(async () => {
      log = await alone.log();
      return log.requests.includes(' 502 ');
    });
    await alone.stop();
    expect([status, headers['content-type']]).toEqual([502, 'text/html; charset=utf-8']);
    expect(body.toString()).toMatch(/Unser Server antwortet nicht.*Our server is not answering/);
    expect(log.requests + log.errors).not.toContain(TOKEN.slice(16));
  });
});

describe('the intake behind it', () => {
  it('is healthy and has its own types and its own caching', async () => {
    const { status, headers, body } = await ask('/api/health');
    expect([status, headers['content-type'], body.toString()]).toEqual([
      200,
      'application/json; charset=utf-8',
      '{"status":"ok"}',
    ]);
    expect(headers['cache-control']).toBe('no-store');
  });

  it('keeps the address of a deletion link from other sites', async () => {
    expect((await ask('/api/deletion/nichts')).headers['referrer-policy']).toBe('no-referrer');
  });

  it('takes an application from the site, and none from another one', async () => {
    const form = [VALID + field('pitch', 'nginx') + END];
    expect((await post(form, { headers: { Origin: 'https://evil.example' } })).status).toBe(403);
    const answer = await post(form, { headers: { Origin: 'https://www.sff.example' } });
    expect(answer.status).toBe(201);
    expect(JSON.parse(answer.body.toString())).toMatchObject({ reference: expect.stringMatching(/^SFF-/) });
  });

  it('gets a body as it comes, and one that takes longer than an answer may', async () => {
    const parts = [VALID, field('pitch', 'langsam'), field('message', 'x'), field('message', 'y'), END];
    const sending = post(parts, { pauseMs: 800 });
    await until(async () => (await readdir(join(intakeDir, 'tmp'))).length > 0);
    expect((await sending).status).toBe(201);
  });

  it('is asked 50 things at once by one address and no more, and the site as many as it likes', async () => {
    const { httpsPort: port } = nginx;
    const held = Array.from({ length: 50 }, () => {
      const headers = {
        Host: 'www.sff.example',
        'Content-Type': `multipart/form-data; boundary=${BOUNDARY}`,
      };
      const to = { host: '127.0.0.1', port, path: '/api/applications', servername: 'www.sff.example' };
      const request = httpsRequest({
        ...to,
        method: 'POST',
        headers,
        rejectUnauthorized: false,
        agent: false,
      });
      request.on('error', () => undefined).write(VALID);
      return request;
    });
    await until(async () => (await ask('/api/health')).status === 429);
    expect((await ask('/')).status).toBe(200);
    for (const request of held) request.destroy();
    await until(async () => (await ask('/api/health')).status === 200);
  });

  it('says itself what is too large', async () => {
    const big = 'x'.repeat(1_048_576);
    const head = `--${BOUNDARY}\r\nContent-Disposition: form-data; name="portfolio"; filename="a.pdf"\r\nContent-Type: application/pdf\r\n\r\n%PDF-`;
    const answer = await post([VALID, head, ...Array.from({ length: 27 }, () => big), '\r\n', END]);
    expect(answer.status).toBe(413);
    expect(JSON.parse(answer.body.toString())).toMatchObject({ errors: [{ field: 'portfolio' }] });
  });

  it('counts the applications of an address, whatever address a sender claims', async () => {
    const statuses = new Set<number>();
    for (let index = 0; index < 7; index += 1) {
      const headers = { 'X-Forwarded-For': `203.0.113.${index}` };
      statuses.add((await post([VALID + field('pitch', `Nummer ${index}`) + END], { headers })).status);
    }
    expect(statuses).toEqual(new Set([201, 429]));
  });
});
