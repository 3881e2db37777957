import { readFault } from '../../server/faults/faultRules';
import { addFaults, loopbackHost } from '../../server/faults/faults';
import { type ListeningServer, startListening } from './listeningServer';
import { rawRequest } from './rawRequest';
import { createSiteFixture, type SiteFixture } from './siteFixture';

const APP_DATA = '/page-data/app-data.json';

let site: SiteFixture;
let server: ListeningServer;

beforeAll(async () => {
  site = await createSiteFixture({ 'page-data/app-data.json': '{"build":"b"}', 'assets/a.js': 'export {};' });
  server = await startListening({ distDir: site.distDir }, addFaults);
});

afterAll(async () => {
  await server.app.close();
  await site.remove();
});

const url = (path: string) => `http://127.0.0.1:${server.port}${path}`;

function set(fields: Record<string, string>, headers: Record<string, string> = {}): Promise<Response> {
  return fetch(url('/__faults'), {
    method: 'POST',
    body: new URLSearchParams(fields),
    headers,
    redirect: 'manual',
  });
}

afterEach(async () => {
  await set({ clear: 'true' });
});

const status = async (path: string) => (await server.get(path)).status;

describe('a server with faults', () => {
  it('answers as usual until a fault is set, and again when it is cleared', async () => {
    expect(await status(APP_DATA)).toBe(200);
    await set({ path: APP_DATA, fault: '500' });
    expect(await status(APP_DATA)).toBe(500);
    expect(await status('/')).toBe(200);
    await set({ clear: 'true' });
    expect(await status(APP_DATA)).toBe(200);
  });

  it('plays a fault as often as it says', async () => {
    await set({ path: '/page-data/*', fault: '503x3;retry-after=1' });
    const answers = [];
    for (let request = 0; request < 4; request += 1) answers.push(await server.get(APP_DATA));
    expect(answers.map((answer) => answer.status)).toEqual([503, 503, 503, 200]);
    expect(answers[0]?.headers['retry-after']).toBe('1');
    expect(await (await fetch(url('/__faults'), { headers: { accept: 'application/json' } })).json()).toEqual(
      [{ path: '/page-data/*', fault: '503x3;retry-after=1', hits: 4 }],
    );
  });

  it('takes the newest of two faults that fit', async () => {
    await set({ path: APP_DATA, fault: '500' });
    await set({ path: '/page-data/*', fault: '404' });
    expect(await status(APP_DATA)).toBe(404);
  });

  it('plays the fault of a single request, named in its query or a header', async () => {
    expect(await status('/?fault=500')).toBe(500);
    expect((await server.get('/', { 'x-fault': '404' })).status).toBe(404);
    expect(await status('/')).toBe(200);
  });

  it('serves a page in the place of data, a script that is cut off, and another build', async () => {
    const html = await server.get(APP_DATA, { 'x-fault': 'html' });
    expect([html.status, html.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
    const script = await server.get('/assets/a.js', { 'x-fault': 'chunk' });
    expect(script.headers['cache-control']).toBe('no-store');
    expect(() => new Function(script.body.toString())).toThrow(SyntaxError);
    const build = await server.get(APP_DATA, { 'x-fault': 'build' });
    expect(build.body.toString()).toBe('{"build":"000000000000"}');
    expect(build.headers['x-build']).toBe('000000000000');
  });

  it('ends a connection without an answer', async () => {
    await expect(fetch(url('/?fault=abort'))).rejects.toThrow('fetch failed');
  });

  it('keeps its security headers while it misbehaves', async () => {
    expect((await server.get('/?fault=500')).headers['x-content-type-options']).toBe('nosniff');
  });

  it('shows its control page, with what was typed made safe', async () => {
    await set({ path: '/<b>', fault: '404' });
    const page = await (await fetch(url('/__faults'))).text();
    expect(page).toContain('/&lt;b&gt;');
    expect(page).toContain('503x3');
  });

  it.each([
    ['an unknown fault', { path: '/', fault: 'explode' }],
    ['no path', { path: 'jobs', fault: '404' }],
    ['a delay without end', { path: '/', fault: 'delay=99999' }],
  ])('refuses %s and says what is possible', async (_, fields) => {
    const answer = await set(fields);
    expect(answer.status).toBe(400);
    expect(await answer.text()).toContain('503x3');
  });

  it('takes no orders from the page of another site', async () => {
    expect((await set({ path: '/', fault: '500' }, { origin: 'https://evil.example' })).status).toBe(403);
    expect(await status('/')).toBe(200);
  });
});

it('does not exist without the option', async () => {
  const plain = await startListening({ distDir: site.distDir });
  expect((await rawRequest(plain.port, '/__faults')).status).toBe(404);
  expect((await plain.get('/?fault=500')).status).toBe(200);
  await plain.app.close();
});

it.each(['', 'localhost', '127.0.0.1', '127.0.0.2', '::1'])('listens on "%s"', (host) => {
  expect(loopbackHost(host)).toBe(host || '127.0.0.1');
});

it.each(['0.0.0.0', '::', '192.0.2.1', 'www.sff.example', '127.evil.example'])(
  'refuses to listen on %s',
  (host) => {
    expect(() => loopbackHost(host)).toThrow(`HOST "${host}" must be localhost`);
  },
);

it.each(['', '200', '503x', '503x100', 'delay=', 'delay=-1', 'html ', '404;retry-after=x'])(
  'reads "%s" as no fault',
  (text) => {
    expect(readFault(text)).toBeUndefined();
  },
);
