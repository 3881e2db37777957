import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { folderWriter, generateEntries } from '../../../scripts/torture/generateEntries';
import { EntryFolders } from '../../../server/intake/store/entryFolders';
import { READ_AT_ONCE } from '../../../server/intake/store/readListed';
import { Spool } from '../../../server/intake/store/spool';
import { StoreUnavailableError } from '../../../server/intake/store/store';
import { countSyncs } from './countSyncs';
import { dueIn } from './places';

const DAY_MS = 86_400_000;
const NOW = Date.parse('2026-06-01T12:00:00Z');

let dir: string;
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'sff-inspect-'));
});
afterEach(() => rm(dir, { recursive: true, force: true }));

/** Opens a store of 50 entries without an index. */
async function openMany(): Promise<Spool> {
  await generateEntries(folderWriter(dir), 50, (index) => ({
    receivedAt: new Date(NOW - index * 1000),
    isDelivered: true,
  }));
  const store = new Spool(dir);
  await store.open();
  return store;
}

it('reads no further than the entries being read once it is ended', async () => {
  const store = await openMany();
  const stopping = new AbortController();
  const read = jest.spyOn(EntryFolders.prototype, 'read').mockImplementation(async () => {
    stopping.abort();
    return undefined;
  });
  await expect(store.inspect(stopping.signal)).rejects.toThrow('aborted');
  expect(read).toHaveBeenCalledTimes(READ_AT_ONCE);
  read.mockRestore();
  store.close();
});

it('has nothing under way any more when it fails', async () => {
  const store = await openMany();
  let running = 0;
  const read = jest.spyOn(EntryFolders.prototype, 'read').mockImplementation(async () => {
    const isFirst = running === 0;
    running += 1;
    if (isFirst) throw new StoreUnavailableError('away');
    await new Promise((resolve) => setTimeout(resolve, 20));
    running -= 1;
    return undefined;
  });
  await expect(store.inspect()).rejects.toThrow('away');
  expect(running).toBe(1);
  read.mockRestore();
  store.close();
});

it('makes an index of many entries with a wait for the disk for each day, not for each entry', async () => {
  await generateEntries(folderWriter(dir), 120, (index) => ({
    receivedAt: new Date(NOW - (index % 3) * DAY_MS - index * 1000),
    isDelivered: true,
  }));
  const store = new Spool(dir);
  await store.open();
  const syncs = await countSyncs(async () => {
    expect(await store.inspect()).toEqual({ entries: 120, added: 120, superfluous: 0 });
  });
  // The index is flushed only by those that find a day's folder missing at the same time, each day's folder at the end.
  expect(syncs).toBeLessThan(60);
  expect(syncs).toBeGreaterThanOrEqual(3);
  expect(await dueIn(store, new Date(NOW))).toHaveLength(120);
  expect(await store.inspect()).toEqual({ entries: 120, added: 0, superfluous: 0 });
});
