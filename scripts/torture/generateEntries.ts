import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { referenceOf, sha256 } from '../../server/intake/reference';

/** Entries that are written at the same time. */
const AT_ONCE = 32;

/**
 * Fills a folder of the intake with entries as an older version left them: without an index. Not synced, for speed.
 *
 * @param receivedAt when an entry arrived, by its number
 * @returns their references
 */
export async function generateEntries(
  dir: string,
  count: number,
  receivedAt: (index: number) => Date,
): Promise<string[]> {
  await mkdir(join(dir, 'entries'), { recursive: true });
  const references = Array.from({ length: count }, (_, index) =>
    referenceOf(`generated-${index}`, 'generated'),
  );
  const write = async (reference: string, index: number) => {
    const folder = join(dir, 'entries', reference);
    const manifest = {
      version: 1,
      kind: 'application',
      reference,
      receivedAt: receivedAt(index).toISOString(),
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
    await mkdir(folder);
    await writeFile(join(folder, 'manifest.json'), JSON.stringify(manifest, null, 2));
    await writeFile(join(folder, 'state.json'), JSON.stringify({ status: 'held', deliveries: {} }));
  };
  for (let start = 0; start < count; start += AT_ONCE) {
    const some = references.slice(start, start + AT_ONCE);
    await Promise.all(some.map((reference, index) => write(reference, start + index)));
  }
  return references;
}
