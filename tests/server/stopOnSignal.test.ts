import { once } from 'node:events';
import { Agent, get } from 'node:http';
import { connect } from 'node:net';
import { setImmediate } from 'node:timers/promises';
import { stopOnSignal } from '../../server/stopOnSignal';
import { type ListeningServer, startListening } from './listeningServer';
import { createSiteFixture, type SiteFixture } from './siteFixture';

let site: SiteFixture;
let server: ListeningServer;
/** The exit code, once the server has ended. */
let ended: Promise<number>;
/** Closes the connections whose responses have not ended in time. */
let force: jest.SpyInstance;

beforeAll(async () => {
  site = await createSiteFixture();
});
afterAll(() => site.remove());

beforeEach(async () => {
  server = await startListening({ distDir: site.distDir }, (app) =>
    app.get('/api/endless', () => new Promise(() => undefined)),
  );
  ended = new Promise((resolve) => {
    jest.spyOn(process, 'exit').mockImplementation((code) => resolve(Number(code)) as never);
  });
  force = jest.spyOn(server.app.server, 'closeAllConnections');
  jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate', 'performance', 'Date'] });
  stopOnSignal(server.app, 0);
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
  for (const signal of ['SIGINT', 'SIGTERM']) process.removeAllListeners(signal);
});

it('ends without waiting for connections that browsers keep or have opened in advance', async () => {
  const agent = new Agent({ keepAlive: true });
  await new Promise((resolve) => {
    get({ port: server.port, host: '127.0.0.1', agent }, (response) => response.resume().on('end', resolve));
  });
  const early = connect(server.port, '127.0.0.1').on('error', () => undefined);
  await once(server.app.server, 'connection');
  process.emit('SIGINT');
  expect(await ended).toBe(0);
  expect(force).not.toHaveBeenCalled();
  early.destroy();
  agent.destroy();
});

it('waits five seconds for a response that does not end, and no longer', async () => {
  const reached = once(server.app.server, 'request');
  const cut = once(get({ port: server.port, host: '127.0.0.1', path: '/api/endless' }), 'error');
  await reached;
  process.emit('SIGTERM');
  while (jest.getTimerCount() < 2) await setImmediate();
  jest.advanceTimersByTime(4_999);
  expect(force).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  expect(force).toHaveBeenCalledTimes(1);
  await cut;
  expect(await ended).toBe(0);
});
