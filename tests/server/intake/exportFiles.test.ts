import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { exportFiles } from '../../../server/intake/cli/exportEntries';
import type { Entry } from '../../../server/intake/store/manifest';
import type { Store } from '../../../server/intake/store/store';

it('leaves no half file where the store goes away in the middle', async () => {
  const out = await mkdtemp(join(tmpdir(), 'sff-export-'));
  const entry = {
    manifest: { reference: 'SFF-1', files: [{ storedAs: '1', field: 'resume', type: 'pdf' }] },
    state: {},
  } as unknown as Entry;
  const store = {
    read: async () =>
      Readable.from(
        (async function* () {
          yield Buffer.from('%PDF-1.7');
          throw new Error('the bucket is gone');
        })(),
      ),
  } as unknown as Store;
  const entries = (async function* () {
    yield entry;
  })();
  await expect(exportFiles(store, entries, out, [])).rejects.toThrow('the bucket is gone');
  expect(await readdir(join(out, 'SFF-1'))).toEqual(['manifest.json']);
  await rm(out, { recursive: true });
});
