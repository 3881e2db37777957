import type { Answer } from '../answers/answer';
import type { Intake } from '../intake';
import { accepted } from '../links/applicationLink';
import type { Entry, EntryState, Manifest } from './manifest';
import { personKeyOf } from './person';
import { referenceOf, sha256 } from './reference';
import { QUARANTINE_SCORE } from '../receiving/spamScore';
import { type Staging, StoreUnavailableError } from './store';

/** Without a key, equal content within this time, ms, is the same application (contract). */
const SAME_CONTENT_MS = 600_000;

/** How often to look for a place again after another submission was faster. */
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

/** The place that belongs to a name. */
interface Place {
  /** The reference derived from the name itself. */
  own: string;
  /** Target of its alias, else `own`. */
  target: string;
  /** True if an alias is there, even one to itself: its entry is stored or about to be. */
  isTaken: boolean;
  entry?: Entry;
}

/** The place where a submission belongs. */
interface Home {
  reference: string;
  /** The entry already stored there. */
  entry?: Entry;
  /** References that must point to it. */
  aliases: string[];
  /** The name from which the reference was derived. */
  name: string;
}

/** The place of a name. After each deletion it is another one, so that what is sent again is really stored. */
async function placeOf({ store, secret }: Intake, name: string): Promise<Place> {
  for (let sequence = 0; ; sequence += 1) {
    const own = referenceOf(name, secret, sequence);
    const alias = await store.aliasOf(own);
    const target = alias ?? own;
    const found = await store.find(target);
    if (found === 'deleted') continue;
    return { own, target, isTaken: alias !== undefined, ...(found ? { entry: found } : {}) };
  }
}

/**
 * Finds the place of a submission: the entry of its key; else one with the same content from the last ten minutes,
 * unless both have keys; else a new one, to which the reference of the content alone points, too.
 */
async function homeOf(intake: Intake, { key, manifest }: Submission): Promise<Home> {
  const time = intake.now().getTime();
  const period = Math.floor(time / SAME_CONTENT_MS);
  const contentName = (part: number) => `content:${manifest.contentHash}:${part}`;
  const keyName = `key:${key}`;
  const byKey = key === undefined ? undefined : await placeOf(intake, keyName);
  if (byKey?.entry) return { reference: byKey.target, entry: byKey.entry, aliases: [], name: keyName };

  const current = await placeOf(intake, contentName(period));
  for (const place of [await placeOf(intake, contentName(period - 1)), current]) {
    const { own, target, isTaken, entry } = place;
    const isKeyed = own !== target;
    // It belongs to another key: submissions with different keys stay separate.
    if (byKey && isKeyed && target !== byKey.target) continue;
    const age = entry ? time - Date.parse(entry.manifest.receivedAt) : 0;
    if (entry ? age >= SAME_CONTENT_MS : !isTaken) continue;
    // Stored, or about to be: whichever submission is first at the reference stores it.
    const aliases = byKey && target !== byKey.own ? [byKey.own] : [];
    return { reference: target, aliases, name: contentName(period), ...(entry ? { entry } : {}) };
  }
  return {
    reference: byKey?.target ?? current.own,
    aliases: [current.own],
    name: byKey ? keyName : contentName(period),
  };
}

function answerOf(intake: Intake, existing: Entry, contentHash: string): Answer {
  return existing.manifest.contentHash === contentHash ? accepted(intake, existing) : { status: 409 };
}

/** Result of storing a submission. */
interface Outcome {
  answer: Answer;
  isNew: boolean;
}

/** @returns undefined if another submission was faster, so that this one now belongs somewhere else */
async function storeAt(intake: Intake, submission: Submission, home: Home): Promise<Outcome | undefined> {
  const { manifest, staging, scan, key } = submission;
  const { reference, name } = home;
  for (const alias of home.aliases) {
    const target = await intake.store.alias(alias, reference);
    // A submission without a key belongs to whatever is there; one with a key, to what was sent without one.
    if (target !== reference && (key === undefined || target === alias)) return undefined;
  }
  const known = (entry: Entry): Outcome => ({
    answer: answerOf(intake, entry, manifest.contentHash),
    isNew: false,
  });
  if (home.entry) return known(home.entry);
  const isSuspicious = manifest.spam.score >= QUARANTINE_SCORE;
  const receivedAt = intake.now().toISOString();
  const whole: Manifest = { version: 1, reference, receivedAt, keyHash: sha256(name), ...manifest };
  const person = personKeyOf(whole, intake.secret);
  const state: EntryState = {
    status: isSuspicious ? 'quarantined' : 'held',
    ...(scan ? { scan } : {}),
    deliveries: {},
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

async function storeWhereItBelongs(intake: Intake, submission: Submission): Promise<Answer> {
  const { manifest, address } = submission;
  const job = manifest.job?.id ?? manifest.kind;
  let isPaid = false;
  let isStored = false;
  try {
    for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
      const home = await homeOf(intake, submission);
      // What is already stored does not count towards the limit.
      if (!home.entry && !isPaid) {
        const retryAfter = await intake.rateLimit.take(address, job);
        if (retryAfter !== undefined) return { status: 429, retryAfter };
        isPaid = true;
      }
      const outcome = await storeAt(intake, submission, home);
      isStored = outcome?.isNew ?? false;
      if (outcome) return outcome.answer;
    }
    throw new StoreUnavailableError('others stored or deleted the same application at every attempt');
  } finally {
    if (isPaid && !isStored) await intake.rateLimit.giveBack(address, job);
  }
}

/**
 * Stores a submission exactly once. The same key with the same content gives the first answer again, with different
 * content a conflict. Equal content within ten minutes is the same submission, unless both have keys. After a deletion
 * it is a new one.
 *
 * @throws StoreUnavailableError if it could not be made durable; nothing of it is kept then.
 */
export function storeOnce(intake: Intake, submission: Submission): Promise<Answer> {
  // Submissions with and without a key run one after the other, so that one finds what the other has stored.
  return intake.lock.run(`content:${submission.manifest.contentHash}`, () =>
    storeWhereItBelongs(intake, submission),
  );
}
