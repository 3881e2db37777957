/** @jest-environment node */
import { mkdtemp, open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { folderWriter, generateEntries } from '../../../scripts/torture/generateEntries';
import { Spool } from '../../../server/intake/store/spool';

const DAY_MS = 86_400_000;
const NOW = Date.parse('2026-06-01T12:00:00Z');

let dir: string;
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'sff-inspect-'));
});
afterEach(() => rm(dir, { recursive: true, force: true }));

/** Counts how often something is flushed to disk. */
async function countSyncs(work: () => Promise<void>): Promise<number> {
  const handle = await open(dir);
  const sync = jest.spyOn(Object.getPrototypeOf(handle) as typeof handle, 'sync');
  await handle.close();
  await work();
  const { length } = sync.mock.calls;
  sync.mockRestore();
  return length;
}

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
  expect(await store.due(new Date(NOW))).toHaveLength(120);
  expect(await store.inspect()).toEqual({ entries: 120, added: 0, superfluous: 0 });
});
