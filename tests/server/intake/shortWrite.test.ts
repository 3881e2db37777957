import { once } from 'node:events';
import { type FileHandle, mkdtemp, open, readdir, rm, stat } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { BOUNDARY as B, END, REQUIRED, rawRequest } from '../../../scripts/torture/rawForm';
import { type RunningServer, startServer, underLimit } from '../../../scripts/testbed/serverProcess';
import { until } from '../../../scripts/testbed/until';
import { writeDurably } from '../../../server/intake/store/durableFiles';
import { createSiteFixture, type SiteFixture } from '../siteFixture';

const SENT_BYTES = 1_030_009;
/** File size at which the system stops writing: within the last chunk. */
const LIMIT_BYTES = 992 * 1024;

/** The class of open files. */
async function probeHandle(folder: string): Promise<{ prototype: FileHandle }> {
  const handle = await open(folder);
  await handle.close();
  return handle.constructor as unknown as { prototype: FileHandle };
}

let site: SiteFixture;
let dir: string;
let server: RunningServer;

beforeAll(async () => {
  site = await createSiteFixture();
  dir = await mkdtemp(join(tmpdir(), 'sff-short-'));
  // Node ignores SIGXFSZ, so a write up to the limit is short and the next one fails with EFBIG, as on a disk that
  // fills up.
  const wrap = underLimit('-f', LIMIT_BYTES / 512);
  server = await startServer({ DIST_DIR: site.distDir, INTAKE_DIR: dir }, { wrap });
});
afterAll(async () => {
  await server.kill();
  await site.remove();
  await rm(dir, { recursive: true });
});

/** Size of the files being uploaded, bytes. */
async function stagedBytes(): Promise<number> {
  const tmp = join(dir, 'tmp');
  const names = await readdir(tmp, { recursive: true });
  const sizes = await Promise.all(names.map(async (name) => stat(join(tmp, name)).catch(() => undefined)));
  return sizes.reduce((sum, facts) => sum + (facts?.isFile() ? facts.size : 0), 0);
}

/** Sends an application whose résumé ends in a separate chunk, sent once everything before it is on the disk. */
async function send(bytes: number, lastChunk: number): Promise<number> {
  const head = `--${B}\r\nContent-Disposition: form-data; name="resume"; filename="cv.pdf"\r\nContent-Type: application/pdf\r\n\r\n`;
  const content = '%PDF-1.7\n'.padEnd(bytes, 'x');
  const request = rawRequest(`${REQUIRED}${head}${content}\r\n${END}`);
  const cut = request.lastIndexOf('x\r\n') + 1 - lastChunk;
  const socket = connect(server.port, '127.0.0.1');
  await once(socket, 'connect');
  socket.write(request.slice(0, cut), 'latin1');
  // The parser holds back a few bytes that could be the start of the boundary.
  await until(async () => (await stagedBytes()) >= bytes - lastChunk - 100);
  socket.write(request.slice(cut), 'latin1');
  let answer = '';
  for await (const chunk of socket) answer += String(chunk);
  return Number(/^HTTP\/1\.1 (\d+)/.exec(answer)?.[1]);
}

it('takes no application of which a write has put down only the first part', async () => {
  const before = await readdir(join(dir, 'entries'));
  expect(await send(SENT_BYTES, 40_000)).toBe(503);
  expect(await readdir(join(dir, 'entries'))).toEqual(before);
  expect(await readdir(join(dir, 'tmp'))).toEqual([]);
});

it('takes one that just fits', async () => {
  expect(await send(LIMIT_BYTES, 40_000)).toBe(201);
  const [reference = ''] = await readdir(join(dir, 'entries'));
  const entry = join(dir, 'entries', reference);
  const sizes = await Promise.all(
    (await readdir(entry)).map(async (name) => (await stat(join(entry, name))).size),
  );
  expect(Math.max(...sizes)).toBe(LIMIT_BYTES);
});

it('leaves nothing behind of a write that failed', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'sff-write-'));
  const path = join(folder, 'probe');
  const failing = jest
    .spyOn((await probeHandle(folder)).prototype, 'sync')
    .mockRejectedValue(Object.assign(new Error('no space'), { code: 'ENOSPC' }));
  await expect(writeDurably(path, 'text')).rejects.toMatchObject({ code: 'ENOSPC' });
  failing.mockRestore();
  expect(await readdir(folder)).toEqual([]);
  await rm(folder, { recursive: true });
});
