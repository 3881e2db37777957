import type { Readable } from 'node:stream';

/** Verdict on a file. */
export type ScanVerdict = 'clean' | 'infected';

/** A file could not be scanned: the scanner is down, too slow, crashes on the file, or rejects it. */
export class ScannerUnavailableError extends Error {
  override name = 'ScannerUnavailableError';

  /** @param isDown the scanner could not be connected to, whatever the file */
  constructor(
    message: string,
    readonly isDown = false,
  ) {
    super(message);
  }
}

/** A malware scanner. */
export interface Scanner {
  /**
   * Scans one file.
   *
   * @param open called when it is the file's turn
   * @param signal aborts the scan when it takes too long
   * @throws ScannerUnavailableError; errors of the file's own stream
   */
  scan: (open: () => Readable | Promise<Readable>, signal: AbortSignal) => Promise<ScanVerdict>;
}
