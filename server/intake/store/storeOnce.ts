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

/** How often a place is looked for anew after somebody else was faster. */
const ATTEMPTS = 5;

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

/** Where something with a name belongs. */
interface Place {
  /** The reference that the name itself gives. */
  own: string;
  /** Where its alias points to, else `own`. */
  target: string;
  /** Whether somebody has left an alias there, if only to itself: what it is for is stored, or about to be. */
  isTaken: boolean;
  entry?: Entry;
}

/** Where a submission belongs. */
interface Home {
  reference: string;
  /** What is stored there already. */
  entry?: Entry;
  /** References that are to point to it. */
  aliases: string[];
  /** Name that gave the reference. */
  name: string;
}

/** The place of a name: after each deletion the next one, so that what is sent again is really stored. */
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
 * Where a submission belongs: to the entry of its key; else to one with the same content of the last ten minutes, unless
 * both have keys; else to a new one, to which the reference of its content alone points too.
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
    // Of another key: two that differ in it stay two.
    if (byKey && isKeyed && target !== byKey.target) continue;
    const age = entry ? time - Date.parse(entry.manifest.receivedAt) : 0;
    if (entry ? age >= SAME_CONTENT_MS : !isTaken) continue;
    // Stored, or about to be: whoever is first at the reference stores it.
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

/** What came of it. */
interface Outcome {
  answer: Answer;
  isNew: boolean;
}

/** @returns undefined if somebody else was faster, so that it belongs somewhere else now */
async function storeAt(intake: Intake, submission: Submission, home: Home): Promise<Outcome | undefined> {
  const { manifest, staging, scan, key } = submission;
  const { reference, name } = home;
  for (const alias of home.aliases) {
    const target = await intake.store.alias(alias, reference);
    // Without a key it belongs to whatever is there; with one, to what was sent without.
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
  // Before the entry: what is interrupted in between is a note too many, never one too few.
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
      // What is there already costs nothing.
      if (!home.entry && !isPaid) {
        const retryAfter = await intake.rateLimit.take(address, job);
        if (retryAfter !== undefined) return { status: 429, retryAfter };
        isPaid = true;
      }
      const outcome = await storeAt(intake, submission, home);
      isStored = outcome?.isNew ?? false;
      if (outcome) return outcome.answer;
    }
    throw new StoreUnavailableError('others store and delete the same all the time');
  } finally {
    if (isPaid && !isStored) await intake.rateLimit.giveBack(address, job);
  }
}

/**
 * Stores a submission exactly once. The same key with the same content gives the first answer again, with another
 * content a conflict. Equal content within ten minutes is the same submission, unless both have keys. After a deletion
 * it is a new one.
 *
 * @throws StoreUnavailableError if it could not be made durable; then nothing of it is kept.
 */
export function storeOnce(intake: Intake, submission: Submission): Promise<Answer> {
  // With and without a key after each other: one of them finds what the other one has stored.
  return intake.lock.run(`content:${submission.manifest.contentHash}`, () =>
    storeWhereItBelongs(intake, submission),
  );
}
