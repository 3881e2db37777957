/** @jest-environment node */
import { createHash } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { Agent } from 'node:http';
import { connect, type Socket } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type RunningServer, startServer } from '../../scripts/testbed/serverProcess';
import { until } from '../../scripts/testbed/until';
import { BOUNDARY, VALID } from '../../scripts/torture/rawForm';
import { type Answered, pdfOf, sendApplication } from '../../scripts/torture/sendApplication';
import { Spool } from '../../server/intake/store/spool';
import { createSiteFixture, type SiteFixture } from '../server/siteFixture';
import { type Balancer, startBalancer, startReceiver, type WebhookReceiver } from './copies';
import { type RedisServer, startRedis } from './redisServer';

const RATE = 6;
const UPLOADS = 4;

let site: SiteFixture;
let dir: string;
let redis: RedisServer;
let receiver: WebhookReceiver;
let copies: RunningServer[] = [];
let balancer: Balancer;
const sockets = new Set<Socket>();

const startCopy = () =>
  startServer({
    DIST_DIR: site.distDir,
    INTAKE_DIR: dir,
    TRUST_PROXY: '1',
    INTAKE_REDIS_URL: redis.url,
    INTAKE_RATE_PER_ADDRESS: String(RATE),
    INTAKE_UPLOADS_PER_NETWORK: String(UPLOADS),
    INTAKE_UPLOAD_BUDGET_MB: '1024',
    INTAKE_WEBHOOK_URL: receiver.url,
    INTAKE_WEBHOOK_SECRET: 'a secret for tests, which nobody else knows',
    LOG_LEVEL: 'warn',
  });

beforeEach(async () => {
  [site, dir, redis, receiver] = await Promise.all([
    createSiteFixture(),
    mkdtemp(join(tmpdir(), 'sff-copies-')),
    startRedis(),
    startReceiver(),
  ]);
  // One after the other, because the first creates the secret that both use.
  copies = [await startCopy()];
  copies.push(await startCopy());
  balancer = await startBalancer(copies.map(({ port }) => port));
});
afterEach(async () => {
  for (const socket of sockets) socket.destroy();
  sockets.clear();
  await balancer.stop();
  await Promise.all(copies.map((copy) => copy.kill()));
  await Promise.all([redis.stop(), receiver.stop()]);
  await site.remove();
  await rm(dir, { recursive: true, force: true });
});

/** Sends an application from an address of this machine's network 127.0.0.0/8; status 0 if it was cut off. */
async function send(address: string, pitch: string, bytes = 20_000, base = balancer.base): Promise<Answered> {
  const agent = new Agent({ localAddress: address });
  const sending = {
    changes: { pitch },
    files: [{ field: 'resume' as const, name: 'cv.pdf', content: pdfOf(bytes, pitch) }],
    key: pitch,
    agent,
  };
  try {
    return await sendApplication(base, sending).catch(() => ({ status: 0, reference: undefined, ms: 0 }));
  } finally {
    agent.destroy();
  }
}

/** An unfinished upload. */
function slowUpload(address: string, port = balancer.port): Socket {
  const head = `POST /api/applications HTTP/1.1\r\nHost: localhost\r\nContent-Type: multipart/form-data; boundary=${BOUNDARY}\r\nContent-Length: 2600000\r\n\r\n`;
  const socket = connect({ port, host: '127.0.0.1', localAddress: address }, () =>
    socket.write(head + VALID),
  );
  socket.on('error', () => undefined);
  sockets.add(socket);
  return socket;
}

async function expectWhole(reference = ''): Promise<void> {
  const store = new Spool(dir);
  const entry = await store.find(reference);
  if (!entry || entry === 'deleted') throw new Error(`${reference} is not there`);
  expect(entry.manifest.files).toHaveLength(1);
  for (const file of entry.manifest.files) {
    const bytes = await buffer(await store.read(reference, file));
    expect([bytes.length, createHash('sha256').update(bytes).digest('hex')]).toEqual([
      file.size,
      file.sha256,
    ]);
  }
}

const statusesOf = (answers: readonly Answered[]) => answers.map(({ status }) => status).toSorted();
const times = (count: number, status: number) => Array.from({ length: count }, () => status);
/** How often each copy has logged a text. */
const logged = (text: string) =>
  copies.map(
    (copy) =>
      copy
        .output()
        .split('\n')
        .filter((line) => line.includes(text)).length,
  );

it('counts the rates of both copies together, and tells nobody an address', async () => {
  const answers = [];
  for (let index = 0; index < 2 * RATE; index += 1) answers.push(await send('127.0.2.1', `rate-${index}`));
  expect(statusesOf(answers)).toEqual([...times(RATE, 201), ...times(RATE, 429)]);
  expect((await send('127.0.2.2', 'other')).status).toBe(201);
  const keys = await redis.ask('KEYS', '*');
  expect(keys).toContain('rate-all-1:');
  expect(keys).not.toContain('127.0');
  const rateKey = /\{[^\r]*rate-all-1:[^\r]*/.exec(keys)?.[0] ?? '';
  const seconds = Number((await redis.ask('TTL', rateKey)).slice(1));
  expect(seconds).toBeGreaterThan(0);
  expect(seconds).toBeLessThanOrEqual(3600);
});

it('counts uploads of both together, and those of a copy that was killed no longer than a minute', async () => {
  for (let index = 0; index < UPLOADS; index += 1) slowUpload('127.0.3.1');
  const underWay = async () => {
    const keys = await redis.ask('KEYS', '*');
    const key = /\{[^\r]*from:[^\r]*/.exec(keys)?.[0];
    return key === undefined ? 0 : Number((await redis.ask('ZCARD', key)).slice(1));
  };
  await until(async () => (await underWay()) === UPLOADS);
  for (let index = 0; index < 4; index += 1)
    expect((await send('127.0.3.1', `fifth-${index}`)).status).toBe(429);
  expect((await send('127.0.3.2', 'other')).status).toBe(201);
  await copies[0]?.kill();
  // Their senders stay connected; only the lease ends the count.
  expect(await underWay()).toBe(UPLOADS);
  await until(async () => (await send('127.0.3.1', 'later')).status === 201, {
    withinMs: 110_000,
    everyMs: 100,
  });
});

it('keeps every promise whole and delivers it once, when a copy is killed in the middle of a burst', async () => {
  const answers: Answered[] = [];
  const sender = async (line: number) => {
    for (let index = 0; index < 5; index += 1)
      answers.push(await send(`127.0.4.${line}`, `burst-${line}-${index}`, 400_000));
  };
  const burst = Promise.all(Array.from({ length: 16 }, (_, index) => sender(index + 1)));
  await until(() => answers.filter(({ status }) => status === 201).length >= 20);
  await copies[0]?.kill();
  const killedAt = Date.now();
  await burst;
  const promised = answers.filter(({ status }) => status === 201).map(({ reference }) => reference ?? '');
  expect(promised.length).toBeGreaterThan(20);
  expect(new Set(promised).size).toBe(promised.length);
  for (const reference of promised) await expectWhole(reference);

  // What the dead copy had begun is taken over at the next check of the folder.
  const delivered = () => new Set(receiver.received.map(({ reference }) => reference));
  await until(() => promised.every((reference) => delivered().has(reference)), { withinMs: 240_000 });
  for (const { id, reference } of receiver.received) expect(id).toBe(reference);
  // A second delivery is only possible if the copy died after sending and before recording it.
  const repeated = [...delivered()].filter((reference) => {
    const [first, ...more] = receiver.received.filter((delivery) => delivery.reference === reference);
    return more.length > 1 || (more.length === 1 && (first?.at ?? 0) > killedAt + 1000);
  });
  expect(repeated).toEqual([]);
}, 300_000);

it('goes on while Redis hangs or is away, says so once, and counts together again when it is back', async () => {
  const away = 'INTAKE_REDIS_URL cannot be used';
  const back = 'INTAKE_REDIS_URL works again';
  expect((await send('127.0.5.1', 'before')).status).toBe(201);

  redis.hang();
  for (let index = 0; index < 8; index += 1)
    expect((await send(`127.0.5.${index + 2}`, `hangs-${index}`)).status).toBe(201);
  expect(logged(away)).toEqual([1, 1]);
  redis.goOn();
  await until(() => logged(back).every((count) => count === 1));

  await redis.stop();
  const answers = [];
  for (let index = 0; index < 3 * RATE; index += 1) answers.push(await send('127.0.5.20', `away-${index}`));
  // Each copy counts on its own.
  expect(statusesOf(answers)).toEqual([...times(2 * RATE, 201), ...times(RATE, 429)]);
  expect(logged(away)).toEqual([2, 2]);

  // A copy can still start in the meantime.
  const third = await startCopy();
  expect((await send('127.0.5.21', 'third', 20_000, third.base)).status).toBe(201);
  expect(third.output()).toContain(away);
  await third.kill();

  await redis.start();
  await until(() => logged(back).every((count) => count === 2));
  const later = [];
  for (let index = 0; index < 2 * RATE; index += 1) later.push(await send('127.0.5.22', `back-${index}`));
  expect(statusesOf(later)).toEqual([...times(RATE, 201), ...times(RATE, 429)]);
});
