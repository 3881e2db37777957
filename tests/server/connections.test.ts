import { Agent, get } from 'node:http';
import { until } from '../../scripts/testbed/until';
import { type ListeningServer, startListening } from './listeningServer';
import { createSiteFixture, type SiteFixture } from './siteFixture';

let site: SiteFixture;

beforeAll(async () => {
  site = await createSiteFixture();
});
afterAll(() => site.remove());

/** A server with a route that responds when the test calls `finish`. */
async function startWithSlowRoute(): Promise<{
  server: ListeningServer;
  finish: () => void;
  reached: Promise<void>;
}> {
  let finish = (): void => undefined;
  let reach = (): void => undefined;
  const finished = new Promise<void>((resolve) => {
    finish = resolve;
  });
  const reached = new Promise<void>((resolve) => {
    reach = resolve;
  });
  const server = await startListening({ distDir: site.distDir }, (app) => {
    app.get('/api/slow', async () => {
      reach();
      await finished;
      return { done: true };
    });
  });
  return { server, finish: () => finish(), reached };
}

it('finishes a running answer before it stops, and does not wait for the kept connection after it', async () => {
  const { server, finish, reached } = await startWithSlowRoute();
  // Otherwise these timers would close the kept connection at last.
  Object.assign(server.app.server, { keepAliveTimeout: 0, timeout: 0 });
  const agent = new Agent({ keepAlive: true });
  const body = new Promise<string>((resolve, reject) => {
    get({ port: server.port, host: '127.0.0.1', path: '/api/slow', agent }, (response) => {
      response.setEncoding('utf8').on('data', resolve);
    }).on('error', reject);
  });
  await reached;
  const closed = server.app.close();
  await until(() => !server.app.server.listening);
  finish();
  await expect(body).resolves.toBe('{"done":true}');
  await closed;
  agent.destroy();
});

it('accepts nothing new while it stops', async () => {
  const { server, finish, reached } = await startWithSlowRoute();
  const slow = server.get('/api/slow');
  await reached;
  const closed = server.app.close();
  await until(() => !server.app.server.listening);
  await expect(server.get('/')).rejects.toThrow('ECONNREFUSED');
  finish();
  expect((await slow).status).toBe(200);
  await closed;
});
