import { constants } from 'node:fs';
import type * as Files from 'node:fs/promises';
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { FileClaims } from '../../../server/intake/store/fileClaims';
import { HEARTBEAT, Runs } from '../../../server/intake/store/runs';
import { Scratch } from '../../../server/intake/store/scratch';
import { CLAIM_MS, type Claim } from '../../../server/intake/store/store';

/** The next call of this kind on a claim fails as on a network file system with trouble; `link` does its work before. */
let mockFault: 'readFile' | 'unlink' | 'link' | 'syncDir' | undefined;

/** What other servers do right after a file was read, moved away or removed. */
let mockMeanwhile: ((call: 'read' | 'gone', path: string) => Promise<void>) | undefined;

jest.mock('node:fs/promises', () => {
  const real = jest.requireActual<typeof Files>('node:fs/promises');
  const fail = (code: string) => {
    mockFault = undefined;
    throw Object.assign(new Error(code), { code });
  };
  return {
    ...real,
    readFile: async (...args: Parameters<typeof real.readFile>) => {
      if (mockFault === 'readFile') fail('EIO');
      const content = await real.readFile(...args);
      await mockMeanwhile?.('read', String(args[0]));
      return content;
    },
    rename: async (from: string, to: string) => {
      await real.rename(from, to);
      await mockMeanwhile?.('gone', from);
    },
    rm: async (...args: Parameters<typeof real.rm>) => {
      await real.rm(...args);
      await mockMeanwhile?.('gone', String(args[0]));
    },
    unlink: async (path: string) => (mockFault === 'unlink' ? fail('EIO') : real.unlink(path)),
    link: async (from: string, to: string) => {
      await real.link(from, to);
      if (mockFault === 'link') fail('EEXIST');
    },
    open: async (path: string, flags?: number, mode?: number) =>
      mockFault === 'syncDir' && ((flags ?? 0) & constants.O_DIRECTORY) !== 0
        ? fail('EIO')
        : real.open(path, flags, mode),
  };
});

let dir: string;
let steady = 0;
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'sff-claims-'));
  await mkdir(join(dir, 'tmp'));
  await mkdir(join(dir, 'claims'));
});
// A heartbeat may write in between.
afterEach(async () => {
  mockFault = undefined;
  mockMeanwhile = undefined;
  await rm(dir, { recursive: true, force: true, maxRetries: 5 });
});

/** The claims of one server in the folder. */
function open(beatMs = HEARTBEAT.beatMs): FileClaims {
  const runs = new Runs(join(dir, 'runs'), { ...HEARTBEAT, beatMs, steadyMs: () => steady });
  return new FileClaims(join(dir, 'claims'), new Scratch(join(dir, 'tmp'), runs, 0));
}

it('gives a name to one of many that ask at the same time, and to the next once it is given back', async () => {
  const [one, two] = [open(), open()];
  const taken = await Promise.all([one, two, one, two, two].map((claims) => claims.take('SFF-A')));
  const held = taken.filter((claim) => claim !== undefined);
  expect(held).toHaveLength(1);
  expect(await two.take('SFF-B')).toBeDefined();
  await held[0]?.release();
  expect(await two.take('SFF-A')).toBeDefined();
});

it('takes a claim over from a server that has not beaten for a minute of the own steady clock', async () => {
  const [one, two] = [open(), open()];
  const held = await one.take('SFF-A');
  expect(await two.take('SFF-A')).toBeUndefined();
  steady += HEARTBEAT.deadAfterMs - 1;
  expect(await two.take('SFF-A')).toBeUndefined();
  steady += 1;
  expect(await two.take('SFF-A')).toBeDefined();
  // A late release must not remove a claim that is held by another by now.
  await held?.release();
  expect(await readdir(join(dir, 'claims'))).toEqual(['SFF-A']);
  expect(await readdir(join(dir, 'tmp'))).toEqual([]);
});

it('gives the claim of a dead server to one of three that try to take it over at the same time', async () => {
  const [dead, first, second, third] = [open(), open(), open(), open()];
  await dead.take('SFF-A');
  expect(await first.take('SFF-A')).toBeUndefined();
  expect(await second.take('SFF-A')).toBeUndefined();
  steady += HEARTBEAT.deadAfterMs;
  const others: (Claim | undefined)[] = [];
  mockMeanwhile = async (call, path) => {
    if (path !== join(dir, 'claims', 'SFF-A')) return;
    const meanwhile = mockMeanwhile;
    mockMeanwhile = undefined;
    if (call === 'read' && others.length === 0) others.push(await second.take('SFF-A'));
    if (call === 'gone') others.push(await third.take('SFF-A'));
    mockMeanwhile = meanwhile;
  };
  const taken = [await first.take('SFF-A'), ...others];
  expect(taken.filter((claim) => claim !== undefined)).toHaveLength(1);
  expect(await readdir(join(dir, 'claims'))).toEqual(['SFF-A']);
  expect(await readdir(join(dir, 'tmp'))).toEqual([]);
});

it('takes a claim over although a server ended while it did so', async () => {
  const [dead, one] = [open(), open()];
  await dead.take('SFF-A');
  await dead.take('SFF-A.removal');
  expect(await one.take('SFF-A')).toBeUndefined();
  expect(await one.take('SFF-A.removal')).toBeUndefined();
  steady += HEARTBEAT.deadAfterMs;
  expect(await one.take('SFF-A')).toBeDefined();
  expect(await readdir(join(dir, 'claims'))).toEqual(['SFF-A']);
});

it('leaves a claim to a server that beats, however long it holds it and whatever the clocks say', async () => {
  const [one, two] = [open(5), open()];
  expect(await one.take('SFF-A')).toBeDefined();
  for (let round = 0; round < 5; round += 1) {
    expect(await two.take('SFF-A')).toBeUndefined();
    steady += HEARTBEAT.deadAfterMs;
    // Long enough for a heartbeat, however slow the machine: the watcher's clock does not advance.
    await delay(100);
  }
  await two.tidy();
  expect(await readdir(join(dir, 'claims'))).toEqual(['SFF-A']);
});

it('clears away the claims of servers that are gone, also those of an older version', async () => {
  const claims = open();
  await writeFile(join(dir, 'claims', 'SFF-A.scan'), '5b0b5b0e-0000-4000-8000-000000000000 x');
  await writeFile(join(dir, 'claims', 'SFF-B'), '4711-0123-4567-89ab-cdef-0123');
  await claims.tidy();
  steady += HEARTBEAT.deadAfterMs;
  await claims.tidy();
  expect(await readdir(join(dir, 'claims'))).toEqual(['SFF-B']);
  steady += 3_600_000;
  await claims.tidy();
  expect(await readdir(join(dir, 'claims'))).toEqual([]);
});

describe('of this server whose file could not be removed', () => {
  it.each(['readFile', 'unlink'] as const)('are free once they are given back (%s fails)', async (fault) => {
    const [one, two] = [open(), open()];
    const held = await one.take('SFF-A');
    mockFault = fault;
    await held?.release();
    expect(mockFault).toBeUndefined();
    expect(await readdir(join(dir, 'claims'))).toEqual(['SFF-A']);
    const taken = await Promise.all(Array.from({ length: 5 }, () => one.take('SFF-A')));
    expect(taken.filter((claim) => claim !== undefined)).toHaveLength(1);
    // A late second release must not remove a claim that is held by another by now.
    await held?.release();
    expect(await two.take('SFF-A')).toBeUndefined();
    expect(await readdir(join(dir, 'tmp'))).toEqual([]);
  });

  it('are cleared away, for other servers too', async () => {
    const [one, two] = [open(), open()];
    const held = await one.take('SFF-A');
    await one.tidy();
    expect(await two.take('SFF-A')).toBeUndefined();
    mockFault = 'unlink';
    await held?.release();
    await one.tidy();
    expect(await two.take('SFF-A')).toBeDefined();
  });

  it('end after their time', async () => {
    jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask', 'performance', 'Date'] });
    try {
      const claims = open();
      expect(await claims.take('SFF-A')).toBeDefined();
      mockFault = 'unlink';
      jest.advanceTimersByTime(CLAIM_MS - 1);
      expect(await claims.take('SFF-A')).toBeUndefined();
      jest.advanceTimersByTime(1);
      // Waits for the attempt to remove the file, which began before.
      expect(await claims.take('SFF-A')).toBeDefined();
      expect(mockFault).toBeUndefined();
    } finally {
      jest.useRealTimers();
    }
  });

  it('are free at once where the folder could not be synced after the file was created', async () => {
    const claims = open();
    mockFault = 'syncDir';
    await expect(claims.take('SFF-A')).rejects.toThrow('EIO');
    expect(await readdir(join(dir, 'claims'))).toEqual(['SFF-A']);
    expect(await claims.take('SFF-A')).toBeDefined();
  });
});

it('knows its own claim where a network file system has repeated the request that created it', async () => {
  const [one, two] = [open(), open()];
  mockFault = 'link';
  const held = await one.take('SFF-A');
  expect(held).toBeDefined();
  expect(await two.take('SFF-A')).toBeUndefined();
  await held?.release();
  expect(await two.take('SFF-A')).toBeDefined();
});
