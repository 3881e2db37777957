/** Size, times (ms) and place of a file; null where it was changed just before it was looked at. */
export type InputStat = readonly [size: number, mtimeMs: number, ctimeMs: number, ino: number] | null;

interface BuildConditions {
  cacheDir: string;
  /** The command line behind the program's name. */
  args: readonly string[];
  env: NodeJS.ProcessEnv;
  today: Date;
}

export function stateFileOf(cacheDir: string, outDir: string): string;
export function statInputs(root: string, contentDir: string): Record<string, InputStat>;
export function writeStamp(
  options: BuildConditions & {
    outDir: string;
    /** Minute in Berlin from which on a build comes out differently by itself. */
    until?: string | undefined;
    inputs: { contentDir: string; files: Record<string, InputStat> };
  },
): void;
export function isUpToDate(options: BuildConditions & { root: string }): boolean;
