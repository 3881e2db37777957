/** Size, times (ms) and inode of a file; null if it was changed just before it was read. */
export type InputStat = readonly [size: number, mtimeMs: number, ctimeMs: number, ino: number] | null;

interface BuildConditions {
  cacheDir: string;
  /** Command line arguments of the program. */
  args: readonly string[];
  env: NodeJS.ProcessEnv;
  today: Date;
}

export const SETTINGS: RegExp;
export const INSTALLED: string;
export const SETTLED_MS: number;
export function realPath(file: string): string;
export function stateFileOf(cacheDir: string, outDir: string): string;
export function statInputs(root: string, contentDir: string): Record<string, InputStat>;
export function writeStamp(
  options: BuildConditions & {
    outDir: string;
    /** Minute in Berlin at which the build's output changes next even without new input. */
    until?: string | undefined;
    inputs: { contentDir: string; files: Record<string, InputStat> };
  },
): void;
export function isUpToDate(options: BuildConditions & { root: string }): boolean;
