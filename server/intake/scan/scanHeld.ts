import type { Intake } from '../intake';
import type { Entry } from '../manifest';
import { type Scanner, ScannerUnavailableError } from './scanner';

/** Time for one file in the background, ms. */
const SCAN_TIMEOUT_MS = 60_000;

/** Scans one entry whose files nobody has scanned yet. @throws ScannerUnavailableError */
async function scanEntry({ store, log }: Intake, scanner: Scanner, { manifest }: Entry): Promise<void> {
  const { reference, files } = manifest;
  const claim = await store.claim(reference, 'scan');
  if (!claim) return;
  try {
    const entry = await store.find(reference);
    if (!entry || entry === 'deleted' || entry.state.scan !== 'pending') return;
    // Those of a run that was interrupted before it could remove them.
    const infected = new Set(entry.state.infected);
    for (const file of files) {
      if (infected.has(file.storedAs)) continue;
      const signal = AbortSignal.timeout(SCAN_TIMEOUT_MS);
      const verdict = await scanner.scan(() => store.read(reference, file), signal);
      if (verdict === 'infected') infected.add(file.storedAs);
    }
    if (infected.size === 0) {
      await store.changeState(reference, (state) => ({ ...state, scan: 'clean' }));
      log.info({ files: files.length }, 'scanned later and clean');
      return;
    }
    await store.changeState(reference, (state) => ({ ...state, infected: [...infected] }));
    for (const file of files) if (infected.has(file.storedAs)) await store.removeFile(reference, file);
    await store.changeState(reference, (state) => ({ ...state, scan: 'infected' }));
    log.warn({ files: infected.size }, 'malware was found later and removed');
  } finally {
    await claim.release();
  }
}

/**
 * Scans what had to be taken unscanned. What is clean is passed on from then on; an infected file is removed, and its
 * sender told by mail. A scanner that is still down is left alone until the next time.
 */
export async function scanHeld(intake: Intake): Promise<void> {
  const { scanner, store, log, now } = intake;
  if (!scanner) return;
  for (const reference of await store.due(now())) {
    try {
      const entry = await store.find(reference);
      if (!entry || entry === 'deleted' || entry.state.scan !== 'pending') continue;
      await scanEntry(intake, scanner, entry);
    } catch (error) {
      if (!(error instanceof ScannerUnavailableError)) throw error;
      log.warn({ reason: error.message }, 'held applications cannot be scanned');
      if (!error.isRefusal) return;
    }
  }
}
