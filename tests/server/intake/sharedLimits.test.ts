import { once } from 'node:events';
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { sharedAddressHash } from '../../../server/intake/limits/addressHash';
import { createRateLimit } from '../../../server/intake/limits/rateLimit';
import { connectSharedLimits, type SharedLimits } from '../../../server/intake/limits/sharedLimits';
import { createSharedUploads } from '../../../server/intake/limits/sharedUploads';
import { createUploadLimit } from '../../../server/intake/limits/uploadLimit';
import { NOW } from './intakeServer';

// Tests that need a real Redis are in tests/system/copies.test.ts. This server is unavailable, hangs or rejects.
const SECRET = 'a secret for tests, which nobody else knows';
const hash = sharedAddressHash(SECRET, () => NOW);

let server: Server;
let sockets: Set<Socket>;
let answerTo: (command: string) => string | undefined;
let shared: SharedLimits | undefined;
let warnings: string[];

beforeEach(async () => {
  [sockets, warnings, answerTo] = [new Set(), [], () => undefined];
  server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined);
    socket.on('data', (data) => {
      const answer = answerTo(data.toString());
      if (answer !== undefined) socket.write(answer);
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterEach(async () => {
  shared?.close();
  shared = undefined;
  for (const socket of sockets) socket.destroy();
  if (server.listening) await new Promise((resolve) => server.close(resolve));
});

async function connectTo(port: number): Promise<SharedLimits> {
  const log = {
    warn: (...parts: unknown[]) => warnings.push(String(parts.at(-1))),
  } as unknown as Parameters<typeof connectSharedLimits>[2];
  shared = await connectSharedLimits(`redis://:geheim@127.0.0.1:${port}`, SECRET, log);
  return shared;
}
const portOf = () => (server.address() as AddressInfo).port;

it.each<[string, () => string | undefined, () => Promise<void>]>([
  ['is away', () => undefined, async () => void server.close()],
  ['hangs', () => undefined, async () => undefined],
  // A full server or a replica: it responds, but cannot count.
  ['refuses to write', (): string => '-READONLY no\r\n'.repeat(3), async () => undefined],
])('counts alone while the server %s, and says so once', async (_name, answer, prepare) => {
  answerTo = answer;
  const port = portOf();
  await prepare();
  const limits = await connectTo(port);
  const rates = createRateLimit({ perJob: 0, perAddress: 2 }, hash, limits);
  const sharedUploads = createSharedUploads(limits, 1000);
  const uploads = createUploadLimit({ perNetwork: 1, budgetBytes: 1000, dir: tmpdir() }, hash, sharedUploads);
  const waits = [];
  for (let count = 0; count < 4; count += 1) waits.push(await rates.take('192.0.2.1', '1042'));
  expect(waits.map((seconds) => seconds === undefined)).toEqual([true, true, false, false]);
  const upload = await uploads.begin('192.0.2.1');
  expect(await uploads.begin('192.0.2.1')).toMatchObject({ status: 429 });
  if ('end' in upload) upload.end();
  expect(await uploads.begin('192.0.2.1')).toHaveProperty('end');
  sharedUploads.close();
  expect(warnings).toEqual([
    'INTAKE_REDIS_URL cannot be used: each server counts rates and uploads separately',
  ]);
});

it('agrees with other copies on the hash of an address for a day, and no longer', () => {
  const other = sharedAddressHash(SECRET, () => new Date(NOW.getTime() + 3_600_000));
  const tomorrow = sharedAddressHash(SECRET, () => new Date(NOW.getTime() + 86_400_000));
  const foreign = sharedAddressHash(`${SECRET}!`, () => NOW);
  expect(other('192.0.2.1')).toBe(hash('192.0.2.1'));
  expect(tomorrow('192.0.2.1')).not.toBe(hash('192.0.2.1'));
  expect(foreign('192.0.2.1')).not.toBe(hash('192.0.2.1'));
});
