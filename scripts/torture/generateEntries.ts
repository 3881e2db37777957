import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { referenceOf, sha256 } from '../../server/intake/store/reference';
import type { Bucket } from '../../server/intake/s3/bucket';
import { entryKey, KEYS } from '../../server/intake/s3/keys';

/** Number of entries written concurrently. */
const AT_ONCE = 32;

/** Properties of a generated entry that depend on its index. */
export interface Generated {
  receivedAt: Date;
  /** True if it was delivered to the webhook. */
  isDelivered: boolean;
}

/** Writes an entry to a store directly, bypassing the intake. */
export type EntryWriter = (reference: string, manifest: object, state: object) => Promise<void>;

/** Returns a writer for an intake folder. Without fsync, for speed. */
export function folderWriter(dir: string): EntryWriter {
  return async (reference, manifest, state) => {
    const folder = join(dir, 'entries', reference);
    await mkdir(folder, { recursive: true });
    await writeFile(join(folder, 'manifest.json'), JSON.stringify(manifest, null, 2));
    await writeFile(join(folder, 'state.json'), JSON.stringify(state));
  };
}

/** Returns a writer for an intake bucket. */
export function bucketWriter(bucket: Bucket): EntryWriter {
  return async (reference, manifest, state) => {
    await bucket.put(entryKey(KEYS.entries, reference), JSON.stringify({ manifest, state }));
  };
}

/**
 * Fills a store with entries as an older version left them: without an index.
 *
 * @returns their references
 */
export async function generateEntries(
  put: EntryWriter,
  count: number,
  entryOf: (index: number) => Generated,
): Promise<string[]> {
  const references = Array.from({ length: count }, (_, index) =>
    referenceOf(`generated-${index}`, 'generated'),
  );
  const write = async (reference: string, index: number) => {
    const { receivedAt, isDelivered } = entryOf(index);
    const time = receivedAt.toISOString();
    const webhook = { attempts: 1, nextAt: time, deliveredAt: time };
    const state = { status: 'held', deliveries: isDelivered ? { webhook } : {} };
    const manifest = {
      version: 1,
      kind: 'application',
      reference,
      receivedAt: time,
      locale: 'de',
      job: { id: '1042', title: 'Senior Texter', country: 'DE', currency: 'EUR' },
      fields: {
        first_name: 'Änne',
        last_name: `Muster ${index}`,
        email: 'aenne@beispiel.de',
        pitch: 'x'.repeat(500),
      },
      consent: { privacyNotice: true, talentPool: false },
      files: [],
      keyHash: sha256(reference),
      contentHash: sha256(reference),
      spam: { score: 0, reasons: [] },
    };
    await put(reference, manifest, state);
  };
  for (let start = 0; start < count; start += AT_ONCE) {
    const some = references.slice(start, start + AT_ONCE);
    await Promise.all(some.map((reference, index) => write(reference, start + index)));
  }
  return references;
}
