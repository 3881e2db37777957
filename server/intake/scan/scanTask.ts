import { Readable } from 'node:stream';
import { nextAtOf, nextAttempt } from '../delivery/deliveryChannel';
import { deadline, describeFailure } from '../delivery/describeFailure';
import { afterStoreFailure, type Outcome, type Task } from '../delivery/taskQueue';
import type { Intake } from '../intake';
import { changeIfDue, UNKNOWN_RESULT } from '../store/changeIfDue';
import type { Entry, ScanAttempts } from '../store/manifest';
import { type Scanner, ScannerUnavailableError } from '../contents/scanner';
import { timeToStore } from '../store/timeToStore';

/** Timeout for one file in the background, ms. */
const SCAN_TIMEOUT_MS = 60_000;
/** Time within which a working scanner responds to a few bytes, ms. */
const PROBE_TIMEOUT_MS = 10_000;
/** After this many failed scans of an entry by a working scanner, a person has to look. */
export const MAX_SCANS = 5;

/** True if an entry still awaits an automatic virus scan, now or later. */
export const awaitsScan = ({ state }: Entry): boolean =>
  state.scan === 'pending' && !state.scanAttempts?.isFinal;

function isDue(intake: Intake, entry: Entry): boolean {
  const now = intake.now();
  return awaitsScan(entry) && nextAtOf(entry.state.scanAttempts, now) <= now.getTime();
}

const describe = (error: unknown) =>
  error instanceof ScannerUnavailableError ? error.message : describeFailure(error);

/** True if the scanner works at the moment. */
async function isWorking(scanner: Scanner, signal: AbortSignal): Promise<boolean> {
  try {
    const probe = () => Readable.from([Buffer.from('probe')]);
    return (await scanner.scan(probe, deadline(signal, PROBE_TIMEOUT_MS))) === 'clean';
  } catch {
    return false;
  }
}

/**
 * Records a scan and the time of the next one before it begins.
 *
 * @returns the entry as it was before; undefined if it is not due (any more)
 */
function noteScan(intake: Intake, { manifest }: Entry): Promise<Entry | undefined> {
  const isScanDue = (entry: Entry) => isDue(intake, entry);
  return changeIfDue(intake.store, manifest, isScanDue, (state) => {
    const attempts = (state.scanAttempts?.attempts ?? 0) + 1;
    const nextAt = nextAttempt(attempts, intake.now());
    return { ...state, scanAttempts: { attempts, nextAt, error: UNKNOWN_RESULT } };
  });
}

/** Records the findings of a scan, and removes infected files. */
async function noteFindings(
  intake: Intake,
  { manifest: { reference, files } }: Entry,
  infected: ReadonlySet<string>,
): Promise<void> {
  const { store, log } = intake;
  if (infected.size === 0) {
    const scanned = new Set(files.map(({ storedAs }) => storedAs));
    await store.changeState(reference, ({ scanAttempts: _done, ...state }) => {
      // Files that were added during the scan must be scanned as well: the entry stays pending and is due at once.
      const isWhole = (state.added ?? []).every(({ storedAs }) => scanned.has(storedAs));
      return isWhole ? { ...state, scan: 'clean' } : state;
    });
    log.info({ files: files.length }, 'a held application was scanned and is clean');
    return;
  }
  await store.changeState(reference, (state) => ({ ...state, infected: [...infected] }));
  for (const file of files) if (infected.has(file.storedAs)) await store.removeFile(reference, file);
  const infectedAt = timeToStore(intake).toISOString();
  await store.changeState(reference, ({ scanAttempts: _done, ...state }) => ({
    ...state,
    scan: 'infected',
    infectedAt: state.infectedAt ?? infectedAt,
  }));
  log.warn({ reference, files: infected.size }, 'malware was found in a held application and removed');
}

/** Scans the files of an entry. @returns stored names of the infected ones. @throws ScannerUnavailableError */
async function scanFiles(
  { store }: Intake,
  scanner: Scanner,
  { manifest: { reference, files }, state }: Entry,
  stop: AbortSignal,
): Promise<Set<string>> {
  // Includes those found by a run that was interrupted before it could remove them.
  const infected = new Set(state.infected);
  for (const file of files) {
    if (infected.has(file.storedAs)) continue;
    const signal = deadline(stop, SCAN_TIMEOUT_MS);
    if ((await scanner.scan(() => store.read(reference, file), signal)) === 'infected') {
      infected.add(file.storedAs);
    }
  }
  return infected;
}

/**
 * Records a failed scan. If the scanner could not be connected to, the entry is not the cause, and the attempt is not
 * counted.
 *
 * @param isProven the scanner worked just before, so this entry is the cause
 */
async function noteFailure(
  { store, log, now }: Intake,
  reference: string,
  before: ScanAttempts | undefined,
  error: unknown,
  isProven: boolean,
): Promise<'down' | 'failed'> {
  const reason = describe(error);
  if (error instanceof ScannerUnavailableError && error.isDown) {
    await store.changeState(reference, ({ scanAttempts: _this, ...state }) => ({
      ...state,
      ...(before ? { scanAttempts: before } : {}),
    }));
    log.warn({ reason }, 'the scanner is down: held applications wait');
    return 'down';
  }
  const attempts = (before?.attempts ?? 0) + 1;
  const isFinal = isProven && attempts >= MAX_SCANS;
  const failure: ScanAttempts = {
    attempts,
    nextAt: nextAttempt(attempts, now()),
    error: reason,
    ...(isFinal ? { isFinal: true } : {}),
  };
  await store.changeState(reference, (state) => ({ ...state, scanAttempts: failure }));
  if (isFinal)
    log.error({ reference, attempts, reason }, 'an application could not be scanned and needs attention');
  else log.warn({ reference, attempts, reason }, 'a held application could not be scanned');
  return 'failed';
}

async function scanEntry(
  intake: Intake,
  scanner: Scanner,
  reference: string,
  signal: AbortSignal,
  onScanned: (reference: string) => void,
): Promise<Outcome> {
  const { store } = intake;
  const entry = await store.find(reference);
  if (!entry || entry === 'deleted' || !isDue(intake, entry)) return 'next';
  // It has failed before: the cause can only be determined if the scanner works.
  const isSuspicious = entry.state.scanAttempts !== undefined;
  if (isSuspicious && !(await isWorking(scanner, signal))) return 'pause';
  const claim = await store.claim(reference, 'scan');
  if (!claim) return 'next';
  try {
    const before = await noteScan(intake, entry);
    if (!before) return 'next';
    let infected: Set<string>;
    try {
      infected = await scanFiles(intake, scanner, before, signal);
    } catch (error) {
      // Being stopped says nothing about the entry.
      const isProven = isSuspicious && !signal.aborted;
      const kind = await noteFailure(intake, reference, before.state.scanAttempts, error, isProven);
      return kind === 'down' || !(await isWorking(scanner, signal)) ? 'pause' : 'next';
    }
    await noteFindings(intake, before, infected);
    onScanned(reference);
    return 'next';
  } finally {
    await claim.release();
  }
}

/**
 * Creates the task of scanning entries that had to be accepted unscanned. Clean ones are passed on from then on;
 * infected files are removed and their sender is informed by mail. A file on which the scanner fails waits longer each
 * time, and holds up no other.
 *
 * @param onScanned called for each entry whose scan is complete
 */
export function scanTask(
  intake: Intake,
  scanner: Scanner,
  onScanned: (reference: string) => void = () => undefined,
): Task {
  return {
    name: 'scan',
    isDue: (entry) => isDue(intake, entry),
    work: async (reference, signal) => {
      try {
        return await scanEntry(intake, scanner, reference, signal, onScanned);
      } catch (error) {
        intake.log.error({ reference, reason: describe(error) }, 'an application could not be scanned');
        return afterStoreFailure(intake.store);
      }
    },
  };
}
