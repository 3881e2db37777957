import type { Readable } from 'node:stream';

/** What a scanner says about a file. */
export type ScanVerdict = 'clean' | 'infected';

/** A file could not be scanned: the scanner is down, too slow, dies on the file, or does not take it. */
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

/** Looks for malware. */
export interface Scanner {
  /**
   * Scans one file.
   *
   * @param open called when it is the file's turn
   * @param signal ends it when it takes too long
   * @throws ScannerUnavailableError; what the file's own stream fails with
   */
  scan: (open: () => Readable | Promise<Readable>, signal: AbortSignal) => Promise<ScanVerdict>;
}
