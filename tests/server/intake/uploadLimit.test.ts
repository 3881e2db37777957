import { readdir, stat } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { until } from '../../../scripts/testbed/until';
import { BOUNDARY as B, REQUIRED } from '../../../scripts/torture/rawForm';
import { ownAddressHash } from '../../../server/intake/limits/addressHash';
import { createRateLimit } from '../../../server/intake/limits/rateLimit';
import {
  createUploadLimit,
  STEP_BYTES,
  STOPPABLE_AFTER_MS,
  type Upload,
} from '../../../server/intake/limits/uploadLimit';
import { applicationForm, pdf, post, RESUME } from './applicationForm';
import { type IntakeServer, startIntake } from './intakeServer';

const MEGABYTE = 1_048_576;

let server: IntakeServer | undefined;
const sockets = new Set<Socket>();
afterEach(async () => {
  for (const socket of sockets) socket.destroy();
  sockets.clear();
  await server?.stop();
  server = undefined;
});

/** An unfinished upload, from an address given by the proxy. */
function slowUpload(
  { port }: IntakeServer,
  address: string,
  { lengthLine = 'Content-Length: 26000000', sent = '' } = {},
): { socket: Socket; answer: () => string; missing: number } {
  let answer = '';
  const lines = `Host: localhost\r\nAccept: application/json\r\nX-Forwarded-For: ${address}\r\n${lengthLine}\r\n`;
  const head = `--${B}\r\nContent-Disposition: form-data; name="resume"; filename="cv.pdf"\r\n\r\n%PDF-1.7\n`;
  const body = REQUIRED + head + sent;
  const framed = lengthLine.startsWith('Content') ? body : `${body.length.toString(16)}\r\n${body}\r\n`;
  const socket = connect(port, '127.0.0.1', () =>
    socket.write(
      `POST /api/applications HTTP/1.1\r\n${lines}Content-Type: multipart/form-data; boundary=${B}\r\n\r\n${framed}`,
    ),
  );
  socket.on('data', (data) => (answer += data.toString()));
  socket.on('error', () => undefined);
  sockets.add(socket);
  return { socket, answer: () => answer, missing: 26_000_000 - body.length };
}

const files = async ({ spoolDir }: IntakeServer): Promise<string[]> => {
  const tmp = join(spoolDir, 'tmp');
  const folders = (await readdir(tmp)).map((name) => join(tmp, name));
  // A folder may be removed while it is read.
  const lists = folders.map(async (folder) => {
    const names = await readdir(folder).catch(() => []);
    return names.map((name) => join(folder, name));
  });
  return (await Promise.all(lists)).flat();
};
/** Sizes of the files of unfinished uploads; 0 for one that is being removed. */
const staged = async (of: IntakeServer): Promise<number[]> =>
  Promise.all((await files(of)).map(async (file) => (await stat(file).catch(() => ({ size: 0 }))).size));
const send = (to: IntakeServer, address: string, pitch: string, bytes = 1000) =>
  post(
    to.base,
    applicationForm({ pitch }, [{ ...RESUME, content: Buffer.concat([pdf(), Buffer.alloc(bytes)]) }]),
    { 'X-Forwarded-For': address },
  );
/** Sends until it is accepted: a place is given back only after the files of its upload are gone. */
const isTaken = (...sent: Parameters<typeof send>) => until(async () => (await send(...sent)).status === 201);

it('lets one network have so many uploads under way, others theirs, and gives room back however one ends', async () => {
  server = await startIntake({ trustProxy: 1, uploads: { perNetwork: 3, budgetBytes: 0 } });
  const running = server;
  const slow = [1, 2, 3].map(() => slowUpload(running, '192.0.2.1'));
  await until(async () => (await files(running)).length === 3);

  // Large enough that a response in the middle of it would cut the sender off.
  const refused = await send(running, '192.0.2.1', 'vier', 5 * MEGABYTE);
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(await files(running)).toHaveLength(3);
  expect((await send(running, '::ffff:c000:201', 'dieselbe Adresse')).status).toBe(429);
  expect((await send(running, '192.0.2.2', 'andere')).status).toBe(201);
  expect((await send(running, '192.0.2.2', 'andere, noch eine')).status).toBe(201);

  slow[0]?.socket.destroy();
  await isTaken(running, '192.0.2.1', 'fünf');
  for (const pitch of ['sechs', 'sieben']) expect((await send(running, '192.0.2.1', pitch)).status).toBe(201);
});

it('stages no more than its budget, whoever sends and whatever they say about the length', async () => {
  const budgetBytes = 6 * MEGABYTE;
  server = await startIntake({ trustProxy: 1, uploads: { perNetwork: 8, budgetBytes } });
  const running = server;
  // Little enough that the server has read all of it long before it gives up stalled uploads, however busy the machine
  // is.
  const sent = 'x'.repeat(0.75 * MEGABYTE);
  const uploads = Array.from({ length: 24 }, (_, index) =>
    slowUpload(running, `198.51.100.${index}`, {
      sent,
      lengthLine: index % 2 === 0 ? 'Content-Length: 26214400' : 'Transfer-Encoding: chunked',
    }),
  );
  // The server keeps reading all of them, so that the senders can finish.
  await until(async () =>
    uploads.every(({ socket }) => socket.bytesWritten > 0 && socket.writableLength === 0),
  );
  // Uploads are ended one after the other until the rest fit.
  let most = 0;
  let count = 0;
  await until(async () => {
    const sizes = await staged(running);
    most = Math.max(
      most,
      sizes.reduce((sum, size) => sum + size, 0),
    );
    count = sizes.filter((size) => size > sent.length).length;
    return sizes.length === count && count > 0;
  });
  expect(most).toBeLessThanOrEqual(budgetBytes);
  expect(count).toBe(6);
  const refused = await send(running, '203.0.113.1', 'groß', 2 * MEGABYTE);
  expect(refused.status).toBe(503);
  expect(refused.headers.get('retry-after')).toBe('30');

  for (const { socket } of uploads) socket.destroy();
  await until(async () => (await readdir(join(running.spoolDir, 'tmp'))).length === 0);
  await isTaken(running, '203.0.113.1', 'groß', 5 * MEGABYTE);
});

const message = JSON.stringify({
  locale: 'de',
  topic: 'other',
  name: 'Kim',
  email: 'kim@beispiel.de',
  message: 'Guten Tag, eine Frage.',
  privacy_ack: 'true',
});
const sendMessage = (to: IntakeServer) =>
  post(
    to.base,
    message,
    { 'Content-Type': 'application/json', 'X-Forwarded-For': '203.0.113.2' },
    '/api/contact',
  );

it('keeps both forms open while forty idle senders have announced more than its budget', async () => {
  server = await startIntake({ trustProxy: 1, uploads: { perNetwork: 8, budgetBytes: 50 * MEGABYTE } });
  const running = server;
  for (let index = 0; index < 40; index += 1)
    slowUpload(running, `198.51.100.${index % 5}`, { lengthLine: 'Content-Length: 26214400' });
  // Two of them announce as much as the budget.
  await until(async () => (await files(running)).length >= 2);
  expect((await send(running, '203.0.113.1', 'groß', 9.9 * MEGABYTE)).status).toBe(201);
  expect((await sendMessage(running)).status).toBe(201);
});

it('ends uploads that fill its budget and hardly move, and keeps nothing of them', async () => {
  const budgetBytes = 6 * MEGABYTE;
  server = await startIntake({ trustProxy: 1, uploads: { perNetwork: 8, budgetBytes } });
  const running = server;
  const sent = 'x'.repeat(2.9 * MEGABYTE);
  const slow = [1, 2].map((index) => slowUpload(running, `198.51.100.${index}`, { sent }));
  const isFull = (size: number) => size > sent.length;
  await until(async () => (await staged(running)).filter(isFull).length === 2);
  const now = performance.now.bind(performance);
  const later = jest.spyOn(performance, 'now').mockImplementation(() => now() + STOPPABLE_AFTER_MS);
  try {
    expect((await sendMessage(running)).status).toBe(201);
    expect((await send(running, '203.0.113.1', 'bewegt sich', 2 * MEGABYTE)).status).toBe(201);
  } finally {
    later.mockRestore();
  }
  await until(async () => (await files(running)).length === 1);
  // The sender of the ended upload receives the response once it has sent the rest.
  for (const { socket, missing } of slow) socket.write('x'.repeat(missing));
  await until(async () => slow.some(({ answer }) => answer().startsWith('HTTP/1.1 503')));
});

it('counts wider IPv6 networks too: four times as many uploads for a /56, sixteen times for a /48', async () => {
  const limit = createUploadLimit({ perNetwork: 1, budgetBytes: 0, dir: tmpdir() }, ownAddressHash());
  const begin = async (address: string) => {
    const upload = await limit.begin(address);
    return 'end' in upload ? upload : undefined;
  };
  const first = await begin('2001:db8:0:1::1');
  expect(await begin('2001:db8:0:1::2')).toBeUndefined();
  for (const line of ['2', '3', '4']) expect(await begin(`2001:db8:0:${line}::1`)).toBeDefined();
  expect(await begin('2001:db8:0:5::1')).toBeUndefined();
  first?.end();
  expect(await begin('2001:db8:0:5::1')).toBeDefined();
  for (let index = 4; index < 16; index += 1)
    expect(await begin(`2001:db8:0:${(index * 256).toString(16)}::1`)).toBeDefined();
  expect(await begin('2001:db8:0:ff00::1')).toBeUndefined();
  expect(await begin('2001:db8:1::1')).toBeDefined();
});

describe('uploads that reserve what arrives', () => {
  const BUDGET = 40 * STEP_BYTES;
  let now: number;
  beforeEach(() => {
    now = performance.now();
    jest.spyOn(performance, 'now').mockImplementation(() => now);
  });
  afterEach(() => {
    jest.restoreAllMocks();
  });

  const room = () =>
    createUploadLimit({ perNetwork: 0, budgetBytes: BUDGET, dir: tmpdir() }, ownAddressHash());
  /** An upload that ends when it is told to stop. */
  async function begin(limit: ReturnType<typeof room>): Promise<Upload & { isStopped: () => boolean }> {
    const upload = await limit.begin('192.0.2.1');
    if ('status' in upload) throw new Error(`refused with ${upload.status}`);
    let isStopped = false;
    upload.stopBy(() => {
      isStopped = true;
      upload.end();
    });
    return { ...upload, isStopped: () => isStopped };
  }
  const many = (limit: ReturnType<typeof room>, count: number) =>
    Promise.all(Array.from({ length: count }, () => begin(limit)));
  const refusal = 'other uploads have taken all space';

  it('leave all room but a step each to others while they are idle, whatever they have announced', async () => {
    const limit = room();
    for (const upload of await many(limit, 30)) await upload.reserve(16_000);
    const applicant = await begin(limit);
    await applicant.reserve(10 * STEP_BYTES);
    await expect(applicant.reserve(10 * STEP_BYTES + 1)).rejects.toThrow(refusal);
  });

  it('have never more than the budget together, however many grow at once', async () => {
    const limit = room();
    const uploads = await many(limit, 9);
    await Promise.allSettled(
      uploads.flatMap((upload) => [1, 2, 3, 4, 5].map((steps) => upload.reserve(steps * STEP_BYTES))),
    );
    // One was ended to make room for the others.
    const left = uploads.filter((upload) => !upload.isStopped());
    expect(left).toHaveLength(8);
    for (const upload of left) upload.end();
    await (await begin(limit)).reserve(BUDGET);
  });

  it('take the room of the one that has not moved for longest, and of no more than they need', async () => {
    const limit = room();
    const [slowest, slow, moving] = [await begin(limit), await begin(limit), await begin(limit)];
    await slowest.reserve(10 * STEP_BYTES);
    now += 1;
    await slow.reserve(10 * STEP_BYTES);
    now += STOPPABLE_AFTER_MS;
    await moving.reserve(20 * STEP_BYTES);
    // An occasional byte does not count as progress.
    await slowest.reserve(10 * STEP_BYTES - 1);
    const applicants = await many(limit, 3);
    await Promise.all(applicants.map((applicant) => applicant.reserve(3 * STEP_BYTES)));
    expect([slowest, slow, moving].map(({ isStopped }) => isStopped())).toEqual([true, false, false]);
    await expect(slowest.reserve(11 * STEP_BYTES)).rejects.toThrow(refusal);
  });

  it('are refused more while all others move, or have arrived and are being checked', async () => {
    const limit = room();
    const checked = await limit.begin('192.0.2.1');
    if ('status' in checked) throw new Error('refused');
    const stop = jest.fn();
    const unstoppable = checked.stopBy(stop);
    await checked.reserve(20 * STEP_BYTES);
    unstoppable();
    now += STOPPABLE_AFTER_MS;
    const moving = await begin(limit);
    await moving.reserve(20 * STEP_BYTES);
    now += STOPPABLE_AFTER_MS - 1;
    await expect((await begin(limit)).reserve(1)).rejects.toThrow(refusal);
    expect(stop).not.toHaveBeenCalled();
    expect(moving.isStopped()).toBe(false);
    expect(await limit.begin('192.0.2.1')).toHaveProperty('end');
  });
});

describe('the rates of an IPv6 sender who changes networks', () => {
  const take = async (addresses: readonly string[]) => {
    const limit = createRateLimit({ perJob: 0, perAddress: 2 }, ownAddressHash());
    const waits = [];
    for (const address of addresses) waits.push(await limit.take(address, '1042'));
    return waits.filter((seconds) => seconds === undefined).length;
  };
  const lines = (count: number, shift: number) =>
    Array.from({ length: count }, (_, index) => `2001:db8:0:${(index * shift).toString(16)}::1`);

  it.each([
    ['within a /64', Array.from({ length: 40 }, (_, index) => `2001:db8::${index.toString(16)}`), 2],
    ['within a /56', lines(40, 1), 8],
    ['within a /48', lines(200, 256), 32],
    ['as IPv4 within IPv6', ['192.0.2.1', '::ffff:192.0.2.1', '::ffff:c000:201', '::ffff:c000:201%eth0'], 2],
  ])('end at their limit %s', async (_name, addresses, allowed) => {
    expect(await take(addresses)).toBe(allowed);
  });
});

it('counts nowhere what one of its networks refuses', async () => {
  const limit = createRateLimit({ perJob: 1, perAddress: 3 }, ownAddressHash());
  expect(await limit.take('192.0.2.1', '1')).toBeUndefined();
  for (let count = 0; count < 9; count += 1) expect(await limit.take('192.0.2.1', '1')).toBeGreaterThan(3000);
  expect(await limit.take('192.0.2.1', '2')).toBeUndefined();
  expect(await limit.take('192.0.2.1', '3')).toBeUndefined();
  expect(await limit.take('192.0.2.1', '4')).toBeGreaterThan(3000);
});
