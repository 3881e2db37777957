import type { Answer } from './answer';
import type { Intake } from './intake';
import type { Entry, EntryState, Manifest } from './manifest';
import { referenceOf, sha256 } from './reference';
import { QUARANTINE_SCORE } from './spamScore';
import type { Staging } from './store';

/** Without a key, equal content within this time, ms, is the same application (contract). */
export const SAME_CONTENT_MS = 600_000;

/** Something to store: all of the manifest but what this module gives it. */
export interface Submission {
  manifest: Omit<Manifest, 'version' | 'reference' | 'receivedAt' | 'keyHash'>;
  staging: Staging;
  /** Left out where nothing was scanned. */
  scan?: NonNullable<EntryState['scan']>;
  /** Header `Idempotency-Key`. */
  key: string | undefined;
  /** Network address of the sender. */
  address: string;
}

function answerOf(existing: Entry | 'deleted', reference: string, contentHash: string): Answer {
  // What was deleted on request is not stored again by a late repetition.
  const isSame = existing === 'deleted' || existing.manifest.contentHash === contentHash;
  return isSame ? { status: 201, reference } : { status: 409 };
}

async function store(
  intake: Intake,
  { manifest, staging, scan, address }: Submission,
  reference: string,
  keyHash: string,
): Promise<Answer> {
  const existing = await intake.store.find(reference);
  if (existing) return answerOf(existing, reference, manifest.contentHash);
  const job = manifest.job?.id ?? manifest.kind;
  const retryAfter = await intake.rateLimit.take(address, job);
  if (retryAfter !== undefined) return { status: 429, retryAfter };
  const now = intake.now();
  const isSuspicious = manifest.spam.score >= QUARANTINE_SCORE;
  try {
    const other = await intake.store.commit(
      staging,
      { version: 1, reference, receivedAt: now.toISOString(), keyHash, ...manifest },
      { status: isSuspicious ? 'quarantined' : 'held', ...(scan ? { scan } : {}), deliveries: {} },
    );
    if (other) return answerOf(other, reference, manifest.contentHash);
  } catch (error) {
    await intake.rateLimit.giveBack(address, job);
    throw error;
  }
  intake.log.info(
    { kind: manifest.kind, job, files: manifest.files.length, spam: manifest.spam, scan },
    isSuspicious ? 'stored in quarantine' : 'stored',
  );
  intake.onStored(reference);
  return { status: 201, reference };
}

/**
 * Stores a submission exactly once. The same key with the same content gives the first answer again, with another
 * content a conflict. Without a key, equal content within ten minutes is the same submission.
 *
 * @throws StoreUnavailableError if it could not be made durable; then nothing of it is kept.
 */
export function storeOnce(intake: Intake, submission: Submission): Promise<Answer> {
  const { key, manifest } = submission;
  const { lock, secret, now } = intake;
  if (key !== undefined) {
    const name = `key:${key}`;
    return lock.run(name, () => store(intake, submission, referenceOf(name, secret), sha256(name)));
  }
  return lock.run(`content:${manifest.contentHash}`, async () => {
    const time = now().getTime();
    const period = Math.floor(time / SAME_CONTENT_MS);
    const [earlier, current] = [period - 1, period].map((part) => `content:${manifest.contentHash}:${part}`);
    if (earlier === undefined || current === undefined) throw new Error('unreachable');
    const earlierReference = referenceOf(earlier, secret);
    const found = await intake.store.find(earlierReference);
    const isRecent =
      found !== undefined &&
      found !== 'deleted' &&
      time - Date.parse(found.manifest.receivedAt) < SAME_CONTENT_MS;
    if (isRecent) return { status: 201, reference: earlierReference };
    return store(intake, submission, referenceOf(current, secret), sha256(current));
  });
}
