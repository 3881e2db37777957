/** @jest-environment node */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, readdir, rm, rmdir, stat, statfs, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { BOUNDARY, END, field, rawRequest, REQUIRED } from '../../scripts/torture/rawForm';
import { type Answered, pdfOf, sendApplication } from '../../scripts/torture/sendApplication';
import { type RunningServer, startServer } from '../../scripts/testbed/serverProcess';
import { until } from '../../scripts/testbed/until';
import { MIN_FREE_BYTES } from '../../server/intake/store/scratch';
import { Spool } from '../../server/intake/store/spool';
import { createSiteFixture, type SiteFixture } from '../server/siteFixture';

const MEGABYTE = 1_048_576;
/** Room for a few applications above the minimum free space. */
const DISK_BYTES = MIN_FREE_BYTES + 40 * MEGABYTE;
/** Not a power of two, so that the last chunk of a file ends within a block. */
const FILE_BYTES = 3 * MEGABYTE + 12_345;

let dir: string;
let site: SiteFixture;
let server: RunningServer;

beforeAll(async () => {
  site = await createSiteFixture();
  dir = await mkdtemp(join(tmpdir(), 'sff-disk-'));
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${DISK_BYTES}`, 'tmpfs', dir]);
  server = await startServer({ DIST_DIR: site.distDir, INTAKE_DIR: dir });
});
afterAll(async () => {
  await server?.stop();
  execFileSync('umount', [dir]);
  await rmdir(dir);
  await site?.remove();
});

/** Fills up the rest of the disk. */
async function fillUp(path: string): Promise<void> {
  const { bavail, bsize } = await statfs(dir);
  await writeFile(path, Buffer.alloc(bavail * bsize, 1));
}

async function send(name: string): Promise<Answered> {
  const files = (['resume', 'portfolio'] as const).map((kind) => ({
    field: kind,
    name: `${kind}.pdf`,
    content: pdfOf(FILE_BYTES, `${kind} ${name}`),
  }));
  return sendApplication(server.base, { files, changes: { pitch: name }, key: name });
}

async function expectWhole(reference = ''): Promise<void> {
  const store = new Spool(dir);
  const entry = await store.find(reference);
  if (!entry || entry === 'deleted') throw new Error(`${reference} is not there`);
  expect(entry.manifest.files).toHaveLength(2);
  for (const file of entry.manifest.files) {
    const bytes = await buffer(await store.read(reference, file));
    expect([bytes.length, createHash('sha256').update(bytes).digest('hex')]).toEqual([
      FILE_BYTES,
      file.sha256,
    ]);
  }
}

it('promises nothing that a disk that fills up has not kept, and takes applications again when there is room', async () => {
  const fill = join(dir, 'something-else');
  const answers: Answered[] = [];
  for (let round = 0; round < 4; round += 1) {
    // The disk fills up in the middle of the uploads, each time to a different level.
    const sending = Promise.all(Array.from({ length: 6 }, (_, index) => send(`${round}-${index}`)));
    await until(async () => (await readdir(join(dir, 'tmp'))).length >= 2, { everyMs: 1 });
    const { bavail, bsize } = await statfs(dir);
    const most = Buffer.alloc(Math.max(0, bavail * bsize - (round + 1) * MEGABYTE - 4321), 1);
    // It may be full even earlier, as the uploads continue.
    await writeFile(fill, most).catch(() => undefined);
    answers.push(...(await sending));
    await rm(fill);
    const again = await send(`${round}-again`);
    answers.push(again);
    expect(again.status).toBe(201);
    const store = new Spool(dir);
    const statuses = new Set(answers.map(({ status }) => status));
    expect([...statuses].filter((status) => status !== 201 && status !== 503)).toEqual([]);
    for (const { reference = '' } of answers.splice(0).filter(({ status }) => status === 201)) {
      await expectWhole(reference);
      await store.remove(reference);
    }
    expect(await readdir(join(dir, 'tmp'))).toEqual([]);
    expect(await readdir(join(dir, 'entries'))).toEqual([]);
  }
});

it('promises no file whose end did not fit, though there is room again when the form ends', async () => {
  const fill = join(dir, 'something-else');
  const LAST = 40_000;
  const SHORT = 16_384;
  const before = await readdir(join(dir, 'entries'));
  const staged = async () => {
    const names = await readdir(join(dir, 'tmp'), { recursive: true });
    const sizes = await Promise.all(names.map(async (name) => (await stat(join(dir, 'tmp', name))).size));
    return Math.max(0, ...sizes);
  };
  const head = `--${BOUNDARY}\r\nContent-Disposition: form-data; name="resume"; filename="cv.pdf"\r\n\r\n`;
  const content = '%PDF-1.7\n'.padEnd(1_000_000 + LAST, 'x');
  const request = rawRequest(`${REQUIRED}${head}${content}\r\n${field('pitch', 'Ende')}${END}`);
  const [cut, end] = [request.lastIndexOf('x\r\n') + 1 - LAST, request.lastIndexOf('\r\nEnde')];
  const socket = connect(server.port, '127.0.0.1');
  await once(socket, 'connect');
  socket.write(request.slice(0, cut), 'latin1');
  await until(async () => (await staged().catch(() => 0)) > 999_900);
  // All but a few blocks of the disk: the last chunk is written in part, and no write follows it.
  const { bavail, bsize } = await statfs(dir);
  await writeFile(fill, Buffer.alloc(bavail * bsize - SHORT, 1));
  socket.write(request.slice(cut, end), 'latin1');
  await until(async () => (await statfs(dir)).bavail === 0);
  // The server writes the rest at once, which fails; nothing outside shows when.
  await delay(250);
  await rm(fill);
  socket.write(request.slice(end), 'latin1');
  let answer = '';
  for await (const chunk of socket) answer += String(chunk);
  expect(answer).toMatch(/^HTTP\/1\.1 503 /);
  expect(await readdir(join(dir, 'entries'))).toEqual(before);
  expect(await readdir(join(dir, 'tmp'))).toEqual([]);
});

it('stages no more than half of what is free', async () => {
  const answers = await Promise.all(Array.from({ length: 12 }, (_, index) => send(`half-${index}`)));
  const statuses = new Set(answers.map(({ status }) => status));
  expect([...statuses].toSorted()).toEqual([201, 503]);
  const store = new Spool(dir);
  // A slow machine accepts one after the other until there is no room; a fast one rejects concurrent ones.
  for (const { status, reference = '' } of answers) {
    if (status !== 201) continue;
    await expectWhole(reference);
    await store.remove(reference);
  }
  expect((await fetch(`${server.base}/api/health`)).status).toBe(200);
});

it('starts again on a disk that is full, and takes applications when there is room', async () => {
  const fill = join(dir, 'something-else');
  await server.stop();
  await fillUp(fill);
  server = await startServer({ DIST_DIR: site.distDir, INTAKE_DIR: dir });
  expect((await fetch(`${server.base}/api/health`)).status).toBe(503);
  expect((await send('full')).status).toBe(503);
  await rm(fill);
  const { status, reference } = await send('full');
  expect(status).toBe(201);
  await expectWhole(reference);
});

it('says in a sentence why it does not start for the first time on a disk that is full', async () => {
  const fill = join(dir, 'something-else');
  await fillUp(fill);
  const first = join(dir, 'first');
  const starting = startServer({ DIST_DIR: site.distDir, INTAKE_DIR: first });
  await expect(starting).rejects.toThrow(
    `The secret of ${first} could not be read or created: the store cannot be written (ENOSPC). Fix this, then start again.\n`,
  );
  await expect(stat(join(first, 'secret'))).rejects.toThrow('ENOENT');
  await rm(fill);
});
