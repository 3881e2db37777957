import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import type { Store } from '../../server/intake/store/store';
import type { SentFile } from './sendApplication';

/** SHA-256 in hexadecimal. */
const hashOf = (content: Buffer) => createHash('sha256').update(content).digest('hex');

/** Result of comparing stored with sent files. */
export type Kept = 'whole' | 'lost' | 'damaged';

/** Compares each stored file with the one sent in its field: size, hash and manifest entry. */
export async function keptWhole(store: Store, reference: string, sent: readonly SentFile[]): Promise<Kept> {
  const entry = await store.find(reference).catch(() => 'unreadable' as const);
  if (entry === 'unreadable') return 'damaged';
  if (!entry || entry === 'deleted') return 'lost';
  const { files } = entry.manifest;
  if (files.length !== sent.length) return 'damaged';
  for (const { field, content } of sent) {
    const file = files.find((candidate) => candidate.field === field);
    if (!file || file.size !== content.length || file.sha256 !== hashOf(content)) return 'damaged';
    try {
      const bytes = await buffer(await store.read(reference, file));
      if (hashOf(bytes) !== file.sha256) return 'damaged';
    } catch {
      return 'damaged';
    }
  }
  return 'whole';
}
