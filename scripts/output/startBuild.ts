import path from 'node:path';
import { type BuildOptions, parseOptions, readBuildOptions } from '../lib/args';
import { BUILD } from '../lib/commands.mjs';
import { stateFileOf } from '../lib/outputPlaces.mjs';
import { takeLock } from '../lib/processLock';
import { checkPlace } from './checkPlace';
import { checkRoot } from './checkRoot';

interface BuildEnvironment {
  root: string;
  cacheDir: string;
  env: NodeJS.ProcessEnv;
  now: () => Date;
  /** Shows a text to the user. */
  tell: (text: string) => void;
}

/** A build that alone writes to its folder until `release` is called. */
export interface StartedBuild {
  options: BuildOptions;
  /** Absolute path. */
  outDir: string;
  today: Date;
  release: () => void;
}

/**
 * Reads the options of a build and waits until no other one writes to its folder. The clock is read after that, so that
 * no build publishes for an earlier minute than the one before it.
 * @throws {SettingError} before waiting, for a wrong option or folder
 */
export async function startBuild(
  args: string[],
  { root, cacheDir, env, now, tell }: BuildEnvironment,
): Promise<StartedBuild> {
  checkRoot(root);
  const values = parseOptions(BUILD, args);
  const early = readBuildOptions(values, env, now());
  checkPlace(root, cacheDir, early);
  const outDir = path.resolve(root, early.outDir);
  const lock = `${stateFileOf(cacheDir, outDir)}.lock`;
  const release = await takeLock(lock, (pid) => {
    tell(
      `Another build (process ${pid}) is writing ${early.outDir}; waiting for it. If that process is no build, delete ${lock}\n`,
    );
  });
  const today = now();
  return { options: readBuildOptions(values, env, today), outDir, today, release };
}
