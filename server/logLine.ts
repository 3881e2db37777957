import { writeSync } from 'node:fs';
import { errorCode } from './errorCode';

/**
 * Writes a log line to standard output. One that cannot be written, as on a full disk, is lost: the logger's own writer
 * would end the server, and with it a site that needs no disk.
 *
 * @param fd another file, in tests
 */
export function writeLogLine(line: string, fd = 1): void {
  const bytes = Buffer.from(line);
  let written = 0;
  try {
    while (written < bytes.length) written += writeSync(fd, bytes, written);
  } catch (error) {
    // A pipe whose reader is slow: Node keeps the rest until there is room.
    if (errorCode(error) === 'EAGAIN') process.stdout.write(bytes.subarray(written));
  }
}
