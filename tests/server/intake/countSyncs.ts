import { open } from 'node:fs/promises';
import { tmpdir } from 'node:os';

/** Counts how often something is flushed to disk. */
export async function countSyncs(work: () => Promise<void>): Promise<number> {
  const handle = await open(tmpdir());
  const sync = jest.spyOn(Object.getPrototypeOf(handle) as typeof handle, 'sync');
  await handle.close();
  await work();
  const { length } = sync.mock.calls;
  sync.mockRestore();
  return length;
}
