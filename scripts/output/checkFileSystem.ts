import { renameSync, statSync } from 'node:fs';
import path from 'node:path';
import { ExpectedError } from '../lib/runMain';

/** Asks the operating system; replaced in tests. */
export const operatingSystem = {
  /** Number of the device that holds a path; undefined if nothing exists there. */
  deviceOf: (file: string): number | undefined => statSync(file, { throwIfNoEntry: false })?.dev,
  rename: (from: string, to: string): void => renameSync(from, to),
};

/** True if moving a file is refused, although it does not exist: mounts are compared before files are looked for. */
function isRefused(from: string, to: string): boolean {
  try {
    operatingSystem.rename(from, to);
    return false;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EXDEV';
  }
}

/**
 * Checks that files can be moved into a folder from a place beside it, as a build does with all of them at its end.
 * @param missing a path beside the folder where nothing exists
 * @throws {ExpectedError} if the folder is a mount point
 */
export function checkFileSystem(outDir: string, missing: string): void {
  const device = operatingSystem.deviceOf(outDir);
  // It will be made beside the files.
  if (device === undefined) return;
  const parent = path.dirname(outDir);
  const isOther = device !== operatingSystem.deviceOf(parent);
  // One device can be mounted twice (bind mounts), and no file can be moved from one mount to another either.
  if (!isOther && !isRefused(missing, path.join(outDir, path.basename(missing)))) return;
  throw new ExpectedError(
    `${outDir} is a mount point, and a build cannot move files into it from ${parent}, where it makes them. Choose a folder inside it with --out, such as ${path.join(outDir, 'site')}, mount ${parent} instead, or build elsewhere and copy the result.`,
  );
}
