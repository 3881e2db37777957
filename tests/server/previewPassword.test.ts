import { join } from 'node:path';
import { runServer, type ServerProcess } from '../../scripts/testbed/serverProcess';
import { PREVIEW_FILE } from '../../src/hosting/preview';
import { type ListeningServer, startListening } from './listeningServer';
import { rawRequest } from './rawRequest';
import { createSiteFixture, type SiteFixture } from './siteFixture';

const PASSWORD = 'Grüße: 1.12.';

const login = (pair: string) => ({ Authorization: `Basic ${Buffer.from(pair).toString('base64')}` });

let site: SiteFixture;
let server: ListeningServer;
let log = '';

let visitors = 0;
/** Comes from an address of its own, which has sent nothing yet. */
const stranger = () => ({ 'X-Forwarded-For': `192.0.2.${(visitors += 1)}` });

beforeAll(async () => {
  site = await createSiteFixture({ [PREVIEW_FILE]: '{}' });
  server = await startListening(
    {
      distDir: site.distDir,
      previewPassword: PASSWORD,
      isFast: true,
      trustProxy: 1,
      logLevel: 'warn',
      logStream: { write: (line) => (log += line) },
    },
    (app) => void app.post('/api/apply', async () => ({})),
  );
});
afterAll(async () => {
  await server.app.close();
  await site.remove();
});

describe('a site with a password', () => {
  it.each([
    ['nothing', {}],
    ['another password', login('sff:geheim')],
    ['the beginning of the password', login(`sff:${PASSWORD.slice(0, -1)}`)],
    ['the password without a user', login(PASSWORD.replace(':', ''))],
    ['the password as a user', login(`${PASSWORD.replace(':', '')}:`)],
    ['another scheme', { Authorization: `Bearer ${PASSWORD}` }],
    ['no base64', { Authorization: 'Basic ***' }],
  ])('says nothing to whoever sends %s', async (_, headers) => {
    const all = { ...headers, ...stranger() };
    for (const path of ['/', '/assets/main.0a1b2c3d.js', '/nowhere/', '/sitemap.xml', '/api/apply']) {
      const answer = await server.get(path, all);
      expect([answer.status, answer.body.toString()]).toEqual([401, '401 Unauthorized\n']);
      expect(answer.headers).toMatchObject({
        'www-authenticate': 'Basic realm="SFF preview", charset="UTF-8"',
        'cache-control': 'no-store',
        'x-content-type-options': 'nosniff',
      });
    }
    const sent = await rawRequest(server.port, '/api/apply', { method: 'POST', headers: all });
    expect(sent.status).toBe(401);
  });

  it('answers whoever sends it, with any name', async () => {
    for (const name of ['sff', '', 'Jürgen']) {
      expect((await server.get('/about/', login(`${name}:${PASSWORD}`))).status).toBe(200);
    }
    expect(
      (
        await server.get('/', {
          Authorization: login(`a:${PASSWORD}`).Authorization.replace('Basic', 'basic'),
        })
      ).status,
    ).toBe(200);
  });
});

describe('whoever guesses the password', () => {
  const WRONG = login('sff:geheim');
  const RIGHT = login(`sff:${PASSWORD}`);

  it('has to wait after ten wrong ones in a minute, with the right one too, and one line tells of it', async () => {
    const from = stranger();
    log = '';
    const statuses = [];
    for (let guess = 0; guess < 12; guess += 1)
      statuses.push((await server.get('/', { ...from, ...WRONG })).status);
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 401), 429, 429]);
    const answer = await server.get('/', { ...from, ...RIGHT });
    expect([answer.status, answer.body.toString()]).toEqual([429, '429 Too Many Requests\n']);
    expect(answer.headers).toMatchObject({
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'retry-after': expect.stringMatching(/^(?:[1-9]|[1-5]\d|60)$/),
    });
    expect((await server.get('/', from)).status).toBe(401);
    expect((await server.get('/', { ...stranger(), ...RIGHT })).status).toBe(200);
    const lines = log.trim().split('\n');
    expect(lines).toEqual([expect.stringContaining('a wrong password for the preview was sent')]);
    expect(log).not.toContain('192.0.2.');
  });

  it('is counted by the network of an IPv6 address, and by the address that the proxy has added', async () => {
    const statuses = new Set<number>();
    for (let guess = 0; guess < 11; guess += 1) {
      const chain = `198.51.100.${guess}, 2001:db8:0:1::${guess + 1}`;
      const { status } = await server.get('/', { ...WRONG, 'X-Forwarded-For': chain });
      if (guess >= 10) statuses.add(status);
    }
    expect([...statuses]).toEqual([429]);
    expect((await server.get('/', { ...RIGHT, 'X-Forwarded-For': '2001:db8:0:2::1' })).status).toBe(200);
  });

  it('does not end the visit of somebody who opens many pages with the right one', async () => {
    const from = { ...stranger(), ...RIGHT };
    const answers = await Promise.all(Array.from({ length: 30 }, () => server.get('/', from)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  });
});

describe('a preview', () => {
  const servers: ServerProcess[] = [];
  const run = async (environment: Record<string, string>) => {
    const intake = join(site.distDir, '../intake');
    const started = await runServer({ DIST_DIR: site.distDir, INTAKE_DIR: intake, ...environment });
    servers.push(started);
    return started;
  };
  afterAll(() => Promise.all(servers.map((one) => one.kill())));

  it.each(['', '0.0.0.0', '::', '192.0.2.1'])('is not served without a password at "%s"', async (HOST) => {
    const refused = await run({ HOST });
    const { code } = await refused.exit;
    expect([code, refused.output()]).toEqual([1, expect.stringContaining('set PREVIEW_PASSWORD')]);
  });

  it('is served without one on this machine alone', async () => {
    const alone = await run({ HOST: '127.0.0.1' });
    expect((await rawRequest(await alone.listening, '/')).status).toBe(200);
    await alone.stop();
  });
});
