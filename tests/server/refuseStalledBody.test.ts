import { createServer, type IncomingMessage, type Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { until } from '../../scripts/testbed/until';
import { MIN_BYTES, refuseStalledBody, WINDOW_MS } from '../../server/requests/refuseStalledBody';

let server: Server;
let received: number;
/** The latest request. */
let upload: IncomingMessage;

/** Reads the body of the latest request. */
const read = () => upload.on('data', (chunk: Buffer) => (received += chunk.length));

beforeEach(async () => {
  // Only the clock of the windows is faked; sockets need real timers.
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'setTimeout', 'performance', 'Date'] });
  received = 0;
  server = createServer((request, response) => {
    refuseStalledBody(request, response, (socket) => socket.end('HTTP/1.1 408 Request Timeout\r\n\r\n'));
    upload = request;
    if (request.url !== '/busy') read();
    if (request.url === '/refused') response.end('refused');
    request.on('end', () => response.end('taken'));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterEach(async () => {
  jest.useRealTimers();
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

const connections = () =>
  new Promise<number>((resolve) => server.getConnections((_error, count) => resolve(count)));

/** Starts an upload of this many bytes and collects the response. */
async function open(
  length: number,
  { path = '/', connection = 'close' } = {},
): Promise<{ socket: Socket; answer: Promise<string> }> {
  let text = '';
  const socket = connect({
    port: (server.address() as AddressInfo).port,
    host: '127.0.0.1',
    allowHalfOpen: true,
  });
  socket.on('data', (chunk: Buffer) => (text += chunk.toString()));
  socket.on('error', () => undefined);
  const answer = new Promise<string>((resolve) => socket.once('end', () => resolve(text)));
  // Bytes that arrive together with the head are not counted in any window.
  const began = new Promise((resolve) => server.once('request', resolve));
  socket.write(
    `POST ${path} HTTP/1.1\r\nHost: x\r\nConnection: ${connection}\r\nContent-Length: ${length}\r\n\r\n`,
  );
  await began;
  return { socket, answer };
}

async function send(socket: Socket, bytes: number): Promise<void> {
  const expected = received + bytes;
  socket.write(Buffer.alloc(bytes, 'x'));
  await until(() => received >= expected, { everyMs: 1 });
}

it('ends an upload that brings a byte now and then', async () => {
  const { socket, answer } = await open(25_000_000);
  await send(socket, MIN_BYTES);
  jest.advanceTimersByTime(WINDOW_MS);
  await send(socket, 1);
  jest.advanceTimersByTime(WINDOW_MS);
  expect(await answer).toContain('408');
  socket.destroy();
});

it('cuts off who goes on all the same', async () => {
  const { socket, answer } = await open(25_000_000);
  jest.advanceTimersByTime(WINDOW_MS);
  expect(await answer).toContain('408');
  expect(await connections()).toBe(1);
  await send(socket, 1);
  jest.advanceTimersByTime(WINDOW_MS);
  await until(async () => (await connections()) === 0);
  socket.destroy();
  await until(() => jest.getTimerCount() === 0, { withinMs: 10_000 });
});

it('watches the rest of an upload whose response came first, and forgets it after cutting it off', async () => {
  const { socket, answer } = await open(25_000_000, { path: '/refused', connection: 'keep-alive' });
  // The response is there before the next bytes.
  socket.write('x');
  await new Promise((resolve) => socket.once('data', resolve));
  jest.advanceTimersByTime(WINDOW_MS);
  expect(await answer).toContain('refused');
  await until(async () => (await connections()) === 0);
  socket.destroy();
  await until(() => jest.getTimerCount() === 0, { withinMs: 10_000 });
});

it('does not end an upload that has arrived as a whole and waits to be read', async () => {
  const { socket, answer } = await open(1, { path: '/busy' });
  socket.write('x');
  await until(() => upload.complete);
  jest.advanceTimersByTime(3 * WINDOW_MS);
  read();
  expect(await answer).toContain('taken');
  socket.destroy();
});

it('lets an upload of hours through as long as it moves', async () => {
  const windows = 120;
  const { socket, answer } = await open(windows * MIN_BYTES);
  for (let window = 0; window < windows; window += 1) {
    await send(socket, MIN_BYTES);
    if (window < windows - 1) jest.advanceTimersByTime(WINDOW_MS);
  }
  expect(await answer).toContain('taken');
  socket.destroy();
  await until(() => jest.getTimerCount() === 0, { withinMs: 10_000 });
});
