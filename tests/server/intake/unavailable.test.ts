import { rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { until } from '../../../scripts/testbed/until';
import { Spool } from '../../../server/intake/store/spool';
import type * as DurableFiles from '../../../server/intake/store/durableFiles';
import { StoreUnavailableError } from '../../../server/intake/store/store';
import { applicationForm, post, RESUME } from './applicationForm';
import { type IntakeServer, startIntake } from './intakeServer';

let server: IntakeServer;
/** Bytes the disk still accepts; any write beyond fails as on a full disk. */
let mockFreeBytes = Number.POSITIVE_INFINITY;
/** Number of times the names of the entries cannot be flushed to the disk. */
let mockFailingSyncs = 0;

jest.mock('../../../server/intake/store/durableFiles', () => {
  const real = jest.requireActual<typeof DurableFiles>('../../../server/intake/store/durableFiles');
  const full = () => Object.assign(new Error('ENOSPC: no space left on device'), { code: 'ENOSPC' });
  const take = (data: string | Buffer) => {
    mockFreeBytes -= data.length;
    if (mockFreeBytes < 0) throw full();
  };
  return {
    ...real,
    createFile: async (path: string) => {
      const handle = await real.createFile(path);
      const write = handle.write.bind(handle);
      handle.write = (async (data: Buffer) => {
        take(data);
        return write(data);
      }) as typeof handle.write;
      return handle;
    },
    syncDir: async (path: string) => {
      if (path.endsWith('/entries') && mockFailingSyncs > 0) {
        mockFailingSyncs -= 1;
        throw Object.assign(new Error('EIO: i/o error'), { code: 'EIO' });
      }
      return real.syncDir(path);
    },
    writeDurably: async (path: string, text: string) => {
      take(text);
      return real.writeDurably(path, text);
    },
  };
});

beforeAll(async () => {
  server = await startIntake();
});
afterAll(() => server.stop());
afterEach(() => {
  mockFreeBytes = Number.POSITIVE_INFINITY;
});

const health = async () => (await fetch(`${server.base}/api/health`)).status;

it('answers 503 while the folder is away, says so to the load balancer, and recovers by itself', async () => {
  expect(await health()).toBe(200);
  const before = await server.names('entries');
  await rename(server.spoolDir, `${server.spoolDir}-away`);
  await writeFile(server.spoolDir, 'a file in the place of the folder');
  expect(await health()).toBe(503);
  const answer = await post(server.base, applicationForm(), { 'Idempotency-Key': 'away' });
  expect(answer.status).toBe(503);
  expect(answer.headers.get('retry-after')).toBe('30');
  await rm(server.spoolDir);
  await rename(`${server.spoolDir}-away`, server.spoolDir);
  expect(await health()).toBe(200);
  const again = await post(server.base, applicationForm(), { 'Idempotency-Key': 'away' });
  expect(again.status).toBe(201);
  const after = await server.names('entries');
  expect(after.filter((name) => !before.includes(name))).toEqual([again.json.reference]);
});

it.each([
  ['in the first file', 20],
  ['in the second file', 60],
  ['at the state', 100],
  ['in the middle of the manifest', 200],
])('keeps nothing half-written when the disk is full %s', async (place, freeBytes) => {
  const before = await server.names('entries');
  const form = () =>
    applicationForm({ pitch: place }, [RESUME, { ...RESUME, field: 'portfolio', name: 'b.pdf' }]);
  const key = { 'Idempotency-Key': `full-${freeBytes}` };
  mockFreeBytes = freeBytes;
  expect((await post(server.base, form(), key)).status).toBe(503);
  expect(mockFreeBytes).toBeLessThan(0);
  expect(await server.names('entries')).toEqual(before);
  expect(await server.names('tmp')).toEqual([]);
  mockFreeBytes = Number.POSITIVE_INFINITY;
  expect((await post(server.base, form(), key)).status).toBe(201);
});

it('gives somebody without script a page that says so', async () => {
  await rename(join(server.spoolDir, 'tmp'), join(server.spoolDir, 'tmp-away'));
  await writeFile(join(server.spoolDir, 'tmp'), '');
  const answer = await post(
    server.base,
    applicationForm(),
    { Accept: 'text/html' },
    '/api/applications?job=1042&locale=en',
  );
  expect(answer.status).toBe(503);
  expect(answer.text).toContain('It didn’t arrive');
  expect(answer.text).toContain('href="/en/jobs/application/senior-copywriter-1042/"');
  await rm(join(server.spoolDir, 'tmp'));
  await rename(join(server.spoolDir, 'tmp-away'), join(server.spoolDir, 'tmp'));
});

it('promises nothing for an entry that is there, but not yet safe from a power failure', async () => {
  const before = await server.names('entries');
  const send = () =>
    post(server.base, applicationForm({ pitch: 'unsicher' }), { 'Idempotency-Key': 'unsafe' });
  mockFailingSyncs = 2;
  expect([(await send()).status, (await send()).status]).toEqual([503, 503]);
  expect(mockFailingSyncs).toBe(0);
  expect((await send()).status).toBe(201);
  expect(await server.names('entries')).toHaveLength(before.length + 1);
});

it('checks the store once for all who ask for its health at the same time, and again for the next', async () => {
  let release: () => void = () => undefined;
  const check = jest
    .spyOn(server.store, 'check')
    .mockReturnValue(new Promise<void>((resolve) => (release = resolve)));
  const asking = Array.from({ length: 20 }, health);
  await until(() => check.mock.calls.length > 0);
  setTimeout(release, 200);
  expect(new Set(await Promise.all(asking))).toEqual(new Set([200]));
  // Anyone who asks only after the first check has ended starts another one.
  expect(check.mock.calls.length).toBeLessThan(20);
  check.mockClear();
  expect(await health()).toBe(200);
  expect(check).toHaveBeenCalledTimes(1);
  check.mockRestore();
});

it('checks the store once in five seconds, good or bad, however often its health is asked', async () => {
  let ms = 0;
  const asked = await startIntake({ steadyMs: () => ms });
  const check = jest.spyOn(asked.store, 'check');
  const statuses = async () => {
    const ask = async () => (await fetch(`${asked.base}/api/health`)).status;
    return [await ask(), await ask(), await ask()];
  };
  expect(await statuses()).toEqual([200, 200, 200]);
  check.mockRejectedValue(new StoreUnavailableError('the disk is away'));
  ms = 4_999;
  expect(await statuses()).toEqual([200, 200, 200]);
  ms = 5_000;
  expect(await statuses()).toEqual([503, 503, 503]);
  expect(check).toHaveBeenCalledTimes(2);
  expect(asked.log().match(/nothing can be stored/g)).toHaveLength(1);
  check.mockRestore();
  ms = 10_000;
  expect(await statuses()).toEqual([200, 200, 200]);
  await asked.stop();
});

it('accepts nothing when the disk is nearly full', async () => {
  const spool = new Spool(server.spoolDir, { minFreeBytes: Number.MAX_SAFE_INTEGER });
  await expect(spool.check()).rejects.toThrow(StoreUnavailableError);
  await expect(spool.stage()).rejects.toThrow(StoreUnavailableError);
});
