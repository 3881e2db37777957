/** @jest-environment node */
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

beforeAll(async () => {
  site = await createSiteFixture({ [PREVIEW_FILE]: '{}' });
  server = await startListening(
    { distDir: site.distDir, previewPassword: PASSWORD, isFast: true },
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
    for (const path of ['/', '/assets/main.0a1b2c3d.js', '/nowhere/', '/sitemap.xml', '/api/apply']) {
      const answer = await server.get(path, headers);
      expect([answer.status, answer.body.toString()]).toEqual([401, '401 Unauthorized\n']);
      expect(answer.headers).toMatchObject({
        'www-authenticate': 'Basic realm="SFF preview", charset="UTF-8"',
        'cache-control': 'no-store',
        'x-content-type-options': 'nosniff',
      });
    }
    const sent = await rawRequest(server.port, '/api/apply', { method: 'POST', headers });
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
