import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import type { FieldError } from '../../../src/applications/errors';
import type { Intake } from '../intake';
import type { EntryState } from '../store/manifest';
import { ScannerUnavailableError } from '../contents/scanner';
import type { IndexedFile } from '../store/receivedFile';

/** Longest time an applicant waits for the scanner, ms; the application is then accepted, held and scanned later. */
export const SCAN_WAIT_MS = 10_000;

/** Result of scanning an application that is not yet accepted. */
export interface StagedScan {
  /** One error for each infected file. */
  errors: FieldError[];
  /** Omitted if there is no scanner or nothing to scan. */
  scan?: NonNullable<EntryState['scan']>;
}

/** Scans staged files. A scanner that is down or slow never causes a rejection (domain rules, section 17). */
export async function scanStaged(
  { scanner, log }: Pick<Intake, 'scanner' | 'log'>,
  dir: string,
  files: readonly IndexedFile[],
): Promise<StagedScan> {
  if (!scanner || files.length === 0) return { errors: [] };
  const signal = AbortSignal.timeout(SCAN_WAIT_MS);
  const verdicts = await Promise.all(
    files.map(async ({ file }) => {
      try {
        return await scanner.scan(() => createReadStream(join(dir, file.storedAs)), signal);
      } catch (error) {
        if (!(error instanceof ScannerUnavailableError)) throw error;
        log.warn({ reason: error.message }, 'a file could not be scanned');
        return 'pending';
      }
    }),
  );
  const errors = files
    .filter((_, place) => verdicts[place] === 'infected')
    .map(({ file, index }): FieldError => ({ field: file.kind, code: 'fileInfected', params: { index } }));
  return { errors, scan: verdicts.includes('pending') ? 'pending' : 'clean' };
}
