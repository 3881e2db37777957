import { accessSync, constants, existsSync, renameSync, statSync } from 'node:fs';
import path from 'node:path';
import { ExpectedError } from '../lib/runMain';
import { writeFaultOf } from '../lib/writeFault';

/** Asks the operating system; replaced in tests. */
export const operatingSystem = {
  /** Number of the device that holds a path; undefined if nothing exists there. */
  deviceOf: (file: string): number | undefined => statSync(file, { throwIfNoEntry: false })?.dev,
  rename: (from: string, to: string): void => renameSync(from, to),
  /** @throws the error of the system if files cannot be created in a folder */
  checkWritable: (folder: string): void => accessSync(folder, constants.W_OK),
};

/** A folder, or the nearest one above it that exists. */
function presentFolder(folder: string): string {
  return existsSync(folder) ? folder : presentFolder(path.dirname(folder));
}

/** True if moving a file is refused, although it does not exist: mounts are compared before files are looked for. */
function isRefused(from: string, to: string): boolean {
  try {
    operatingSystem.rename(from, to);
    return false;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EXDEV';
  }
}

/** @throws {ExpectedError} if a folder that exists is a mount point */
function refuseMount(outDir: string, device: number, missing: string): void {
  const parent = path.dirname(outDir);
  const isOther = device !== operatingSystem.deviceOf(parent);
  // One device can be mounted twice (bind mounts), and no file can be moved from one mount to another either.
  if (!isOther && !isRefused(missing, path.join(outDir, path.basename(missing)))) return;
  throw new ExpectedError(
    `${outDir} is a mount point, and a build cannot move files into it from ${parent}, where it makes them. Choose a folder inside it with --out, such as ${path.join(outDir, 'site')}, mount ${parent} instead, or build elsewhere and copy the result.`,
  );
}

/** @throws {ExpectedError} if no file can be created in a folder */
function refuseUnwritable(folder: string, outDir: string): void {
  try {
    operatingSystem.checkWritable(folder);
  } catch (error) {
    const fault = writeFaultOf(error);
    if (fault === undefined) throw error;
    throw new ExpectedError(
      `${fault} A build makes its files beside ${outDir} and then moves them in; --out names another folder.`,
    );
  }
}

/**
 * Checks that files can be made beside a folder and moved into it, as a build does with all of them at its end.
 * @param missing a path beside the folder where nothing exists
 * @throws {ExpectedError} if the folder is a mount point, or one of the two folders cannot be written
 */
export function checkFileSystem(outDir: string, missing: string): void {
  const device = operatingSystem.deviceOf(outDir);
  if (device !== undefined) refuseMount(outDir, device, missing);
  for (const folder of [path.dirname(outDir), outDir]) refuseUnwritable(presentFolder(folder), outDir);
}
