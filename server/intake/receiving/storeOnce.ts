import type { Answer, Stored } from '../answers/answer';
import type { Intake } from '../intake';
import { CONFIRMATION_CHANNEL } from '../store/channelNames';
import type { Entry, EntryState, Manifest } from '../store/manifest';
import { personKeyOf } from '../store/person';
import { referenceOf, sha256 } from '../store/reference';
import { QUARANTINE_SCORE } from './spamScore';
import { type Staging, StoreUnavailableError } from '../store/store';
import { timeToStore } from '../store/timeToStore';
import { applicationPath } from '../tokens/applicationLink';

/** Without a key, equal content within this time, ms, is the same application (contract). */
const SAME_CONTENT_MS = 600_000;

/** Attempts to store a submission; each further one follows another submission that was faster. */
const ATTEMPTS = 5;

/** Something to store: the manifest without the fields added by this module. */
export interface Submission {
  manifest: Omit<Manifest, 'version' | 'reference' | 'receivedAt' | 'keyHash'>;
  staging: Staging;
  /** Omitted if nothing was scanned. */
  scan?: NonNullable<EntryState['scan']>;
  /** Value of the `Idempotency-Key` header. */
  key: string | undefined;
  /** Network address of the sender. */
  address: string;
}

/** The result of resolving a name: the name of a key or of a content, from which a reference is derived. */
interface Resolution {
  /** The reference derived from the name. */
  derived: string;
  /** Target of the alias of the derived reference, else that reference itself. */
  target: string;
  /** True if there is an alias, even one to itself: its entry is stored or about to be. */
  hasAlias: boolean;
  /** The entry stored under the target. */
  entry?: Entry;
}

/** The reference under which a submission is to be stored. */
interface Destination {
  reference: string;
  /** The entry already stored there. */
  entry?: Entry;
  /** References that must point to it. */
  aliases: string[];
  /** The name from which the reference was derived. */
  name: string;
}

/**
 * Resolves a name. After each deletion it gives another reference, so that a submission sent again is stored again.
 *
 * @param isOver true for an entry that counts like a deleted one
 */
async function resolveName(
  { store, secret }: Intake,
  name: string,
  isOver: (entry: Entry) => boolean = () => false,
): Promise<Resolution> {
  for (let sequence = 0; ; sequence += 1) {
    const derived = referenceOf(name, secret, sequence);
    const alias = await store.notes.aliasOf(derived);
    const target = alias ?? derived;
    const found = await store.find(target);
    if (found === 'deleted' || (found && isOver(found))) continue;
    return { derived, target, hasAlias: alias !== undefined, ...(found ? { entry: found } : {}) };
  }
}

/** Whoever withdraws an application and sends the form again applies again. */
const isWithdrawn = ({ state }: Entry) => state.withdrawnAt !== undefined;

/**
 * Finds the destination of a submission: the entry of its key; else one with the same content from the last ten
 * minutes that was not withdrawn, unless both have keys; else a new reference, to which the reference of the content
 * alone points, too.
 */
async function findDestination(intake: Intake, { key, manifest }: Submission): Promise<Destination> {
  const time = intake.now().getTime();
  const period = Math.floor(time / SAME_CONTENT_MS);
  const contentName = (part: number) => `content:${manifest.contentHash}:${part}`;
  const byContent = (part: number) => resolveName(intake, contentName(part), isWithdrawn);
  const keyName = `key:${key}`;
  const byKey = key === undefined ? undefined : await resolveName(intake, keyName);
  if (byKey?.entry) return { reference: byKey.target, entry: byKey.entry, aliases: [], name: keyName };

  const current = await byContent(period);
  for (const resolution of [await byContent(period - 1), current]) {
    const { derived, target, hasAlias, entry } = resolution;
    const isKeyed = derived !== target;
    // It belongs to another key: submissions with different keys stay separate.
    if (byKey && isKeyed && target !== byKey.target) continue;
    const age = entry ? time - Date.parse(entry.manifest.receivedAt) : 0;
    if (entry ? age >= SAME_CONTENT_MS : !hasAlias) continue;
    // Stored, or about to be: whichever submission is first at the reference stores it.
    const aliases = byKey && target !== byKey.derived ? [byKey.derived] : [];
    return { reference: target, aliases, name: contentName(period), ...(entry ? { entry } : {}) };
  }
  return {
    reference: byKey?.target ?? current.derived,
    aliases: [current.derived],
    name: byKey ? keyName : contentName(period),
  };
}

/**
 * The response for a stored entry. A mail is promised only if one is to be sent by a configured server; also for
 * quarantined entries, whose confirmation is sent after the release.
 */
function accepted(intake: Intake, entry: Entry): Stored {
  const { manifest, state } = entry;
  const isRefused = state.deliveries[CONFIRMATION_CHANNEL]?.isFinal ?? false;
  return {
    status: 201,
    reference: manifest.reference,
    mail: intake.confirms(entry) && !isRefused,
    ...(manifest.kind === 'application' ? { link: applicationPath(intake, entry) } : {}),
  };
}

/** @throws StoreUnavailableError if the existing entry may not be durable */
async function answerOf(intake: Intake, existing: Entry, contentHash: string): Promise<Answer> {
  if (existing.manifest.contentHash !== contentHash) return { status: 409 };
  await intake.store.settle();
  return accepted(intake, existing);
}

/** Result of storing a submission. */
interface Outcome {
  answer: Answer;
  isNew: boolean;
}

/** @returns undefined if another submission was faster, so that this one now has another destination */
async function storeAt(
  intake: Intake,
  submission: Submission,
  destination: Destination,
): Promise<Outcome | undefined> {
  const { manifest, staging, scan, key } = submission;
  const { reference, name } = destination;
  for (const alias of destination.aliases) {
    const target = await intake.store.notes.alias(alias, reference);
    // A submission without a key belongs to whatever is there; one with a key, to what was sent without one.
    if (target !== reference && (key === undefined || target === alias)) return undefined;
  }
  const known = async (entry: Entry): Promise<Outcome> => ({
    answer: await answerOf(intake, entry, manifest.contentHash),
    isNew: false,
  });
  if (destination.entry) return known(destination.entry);
  const isSuspicious = manifest.spam.score >= QUARANTINE_SCORE;
  const receivedAt = timeToStore(intake).toISOString();
  const whole: Manifest = { version: 1, reference, receivedAt, keyHash: sha256(name), ...manifest };
  const person = personKeyOf(whole, intake.secret);
  const state: EntryState = {
    status: isSuspicious ? 'quarantined' : 'held',
    ...(scan ? { scan } : {}),
    deliveries: {},
    channels: [...intake.channels],
    ...(person === undefined ? {} : { people: [person] }),
  };
  // Before the entry, so that an interruption leaves a note too many, never one too few.
  if (person !== undefined) await intake.store.people.add(person, reference);
  const other = await intake.store.commit(staging, whole, state);
  if (other === 'deleted') return undefined;
  if (other) return known(other);
  const job = manifest.job?.id ?? manifest.kind;
  intake.log.info(
    { kind: manifest.kind, job, files: manifest.files.length, spam: manifest.spam, scan },
    isSuspicious ? 'stored in quarantine' : 'stored',
  );
  intake.onStored(reference);
  return { answer: accepted(intake, { manifest: whole, state }), isNew: true };
}

async function storeWithRetries(intake: Intake, submission: Submission): Promise<Answer> {
  const { manifest, address } = submission;
  const job = manifest.job?.id ?? manifest.kind;
  let isCounted = false;
  let isStored = false;
  try {
    for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
      const destination = await findDestination(intake, submission);
      // What is already stored does not count towards the limit.
      if (!destination.entry && !isCounted) {
        const retryAfter = await intake.rateLimit.take(address, job);
        if (retryAfter !== undefined) return { status: 429, retryAfter };
        isCounted = true;
      }
      const outcome = await storeAt(intake, submission, destination);
      isStored = outcome?.isNew ?? false;
      if (outcome) return outcome.answer;
    }
    throw new StoreUnavailableError('others stored or deleted the same application at every attempt');
  } finally {
    if (isCounted && !isStored) await intake.rateLimit.refund(address, job);
  }
}

/**
 * Stores a submission exactly once. The same key with the same content gives the first answer again, with different
 * content a conflict. Equal content within ten minutes is the same submission, unless both have keys. After a deletion
 * it is a new one; without a key, or with another one, also after a withdrawal.
 *
 * @throws StoreUnavailableError if it could not be made durable; nothing of it is kept then.
 */
export function storeOnce(intake: Intake, submission: Submission): Promise<Answer> {
  // Submissions with and without a key run one after the other, so that one finds what the other has stored.
  return intake.lock.run(`content:${submission.manifest.contentHash}`, () =>
    storeWithRetries(intake, submission),
  );
}
