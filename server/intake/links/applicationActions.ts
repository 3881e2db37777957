import { normalizeEmail } from '../../../src/applications/normalize';
import { checkFiles, type FileFacts } from '../../../src/applications/checkFile';
import { isEmail } from '../../../src/applications/checkText';
import type { FieldError } from '../../../src/applications/errors';
import { FILE_TYPES } from '../../../src/applications/limits';
import type { Intake } from '../intake';
import { checkStaged, cleaned, indexed, storedFile } from '../receiving/receivedFiles';
import { CONFIRMATION_CHANNEL } from '../store/channelNames';
import { expiryOf } from '../store/expiry';
import { orStoreError } from '../store/durableFiles';
import type { Entry, EntryState, Update } from '../store/manifest';
import { personKeyOf } from '../store/person';
import type { Staging } from '../store/store';
import type { ReceivedFile } from '../store/receivedFile';
import { removeOnRequest } from '../store/removeOnRequest';
import { timeToStore } from '../store/timeToStore';
import { withUpdate } from '../store/updates';
import { openKinds } from './openKinds';
import { RefusedError } from './sendTrouble';

/** Errors of an action; empty if there was nothing wrong. */
export type ActionErrors = FieldError[];

/**
 * Adds files to an application; the form's rules apply to all its files together. They are scanned like the others.
 *
 * @param staging where they are; undefined only if there are none
 * @throws StoreUnavailableError
 */
export async function addFiles(
  intake: Intake,
  entry: Entry,
  received: readonly ReceivedFile[],
  staging: Staging | undefined,
): Promise<ActionErrors> {
  const { manifest } = entry;
  const files = cleaned(received);
  if (files.length === 0 || !staging)
    return [{ field: openKinds(manifest)[0]?.kind ?? 'portfolio', code: 'required' }];
  const stored = manifest.files.map(
    ({ field, name, size, type }): FileFacts => ({ kind: field, name, size, type: FILE_TYPES[type][0] }),
  );
  const wrong = checkFiles([...stored, ...files]);
  if (wrong.length > 0) return wrong;
  const { errors, scan } = await orStoreError(() =>
    checkStaged(intake, staging.dir, indexed(files, manifest.files)),
  );
  if (errors.length > 0) return errors;
  const added = files.map(storedFile);
  const update: Update = {
    kind: 'files',
    at: timeToStore(intake).toISOString(),
    files: added.map(({ storedAs }) => storedAs),
  };
  await intake.store.addFiles(manifest.reference, staging, added, ({ scanAttempts: _scans, ...state }) => ({
    ...withUpdate(state, update),
    added: [...(state.added ?? []), ...added],
    // Files that cannot be scanned now hold back everything not passed on yet.
    ...(scan === 'pending' || state.scan === 'pending' ? { scan: 'pending' as const } : {}),
  }));
  intake.log.info({ files: added.length, scan }, 'files were added through a link');
  return [];
}

/** The deliveries without a confirmation that failed: its waiting times were those of the earlier address. */
function withoutFailedConfirmation({ deliveries }: EntryState): EntryState['deliveries'] {
  const { [CONFIRMATION_CHANNEL]: confirmation, ...others } = deliveries;
  return confirmation?.deliveredAt === undefined ? others : deliveries;
}

/** How often the address of an application can be corrected within an hour: each time, somebody gets a mail. */
const CORRECTIONS = 3;
const HOUR_MS = 3_600_000;

/** Time until the address may be corrected again, ms; 0 or less if it may be now. */
function waitForCorrection({ updates = [] }: EntryState, now: number): number {
  const times = updates.filter(({ kind }) => kind === 'email').map(({ at }) => Date.parse(at));
  const first = times.at(-CORRECTIONS);
  return first === undefined ? 0 : first + HOUR_MS - now;
}

/** True if an address as typed is the one that an application has. */
export const isSameEmail = ({ manifest }: Entry, typed: string): boolean =>
  normalizeEmail(typed) === manifest.fields['email'];

/**
 * Corrects the address of an application. Its links are replaced, because whoever got the earlier mail is not the
 * applicant.
 *
 * @throws StoreUnavailableError; RefusedError if it has been corrected too often
 */
export async function correctEmail(
  intake: Intake,
  { manifest, state: before }: Entry,
  typed: string,
): Promise<ActionErrors> {
  const email = normalizeEmail(typed);
  if (!isEmail(email)) return [{ field: 'email', code: email === '' ? 'required' : 'email' }];
  const { reference } = manifest;
  const time = timeToStore(intake);
  const wait = waitForCorrection(before, time.getTime());
  if (wait > 0) {
    const retryAfter = Math.ceil(wait / 1000);
    throw new RefusedError({ status: 429, retryAfter, reason: 'corrections' });
  }
  const person = personKeyOf({ ...manifest, fields: { ...manifest.fields, email } }, intake.secret);
  if (person !== undefined) await intake.store.people.add(person, reference);
  const at = time.toISOString();
  await intake.store.changeState(reference, (state) => ({
    ...withUpdate(state, { kind: 'email', at }),
    deliveries: withoutFailedConfirmation(state),
    email,
    linkVersion: (state.linkVersion ?? 0) + 1,
    people: [...new Set([...(state.people ?? []), ...(person === undefined ? [] : [person])])],
  }));
  intake.log.info('an address was corrected through a link');
  return [];
}

/** Withdraws an application; it is kept as long as a decided one. @throws StoreUnavailableError */
export async function withdraw(intake: Intake, reference: string): Promise<void> {
  const at = timeToStore(intake).toISOString();
  await intake.store.changeState(reference, (state) =>
    state.withdrawnAt === undefined
      ? { ...withUpdate(state, { kind: 'withdrawn', at }), withdrawnAt: at }
      : state,
  );
  intake.log.info('withdrawn');
}

/** Deletes an entry, on the page behind one of its sender's links. @throws StoreUnavailableError */
export async function deleteByLink(intake: Intake, { manifest }: Entry): Promise<void> {
  const { store, log } = intake;
  const { reference, job } = manifest;
  const at = timeToStore(intake).toISOString();
  const isRemoved = await removeOnRequest(store, reference, job?.contact ?? {}, { at, by: 'link' });
  if (isRemoved) log.info('deleted through its link');
}

/**
 * Takes an application out of the talent pool. If nothing else keeps it any more, it is deleted at once, unless the
 * clock is not trusted.
 *
 * @throws StoreUnavailableError
 */
export async function leavePool(intake: Intake, entry: Entry): Promise<'leftPool' | 'deleted'> {
  const { manifest, state: before } = entry;
  const at = timeToStore(intake).toISOString();
  const leave = (state: EntryState): EntryState =>
    state.poolLeftAt === undefined
      ? { ...withUpdate(state, { kind: 'leftPool', at }), poolLeftAt: at }
      : state;
  const isExpired = expiryOf({ manifest, state: leave(before) }) <= intake.now();
  if (isExpired && intake.findings.retentionHeld === undefined) {
    await deleteByLink(intake, entry);
    return 'deleted';
  }
  await intake.store.changeState(manifest.reference, leave);
  intake.log.info('an application has left the talent pool');
  return 'leftPool';
}
