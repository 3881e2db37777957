import { writeFileSync } from 'node:fs';

/**
 * Environment variable with the path of a file that a step of `npm test` writes if it skips checks that are proven by
 * key.
 */
export const LEFT_OUT_FILE = 'LEFT_OUT_FILE';

/** Records for `npm test` that a step has skipped checks, so that its time is not taken for that of a full run. */
export function noteLeftOut(): void {
  const file = process.env[LEFT_OUT_FILE];
  if (file !== undefined) writeFileSync(file, '');
}
