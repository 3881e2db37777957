import path from 'node:path';

/** Environment variable with a folder in which `markStart.cjs` creates a file at the start of each test file. */
export const MARKS_DIR = 'TEST_MARKS_DIR';

/** A successful call that opens a file, in the words of `strace -y`, which resolves relative paths at the end of the line. */
const OPENED = /\bopen(?:at2?)?\(.*?\b(O_\w+(?:\|O_\w+)*).* = \d+<(.+)>$/;

/** The two halves of a call during which strace has shown another process. */
const UNFINISHED = /^(\d+) +(.*) <unfinished \.\.\.>$/;
const RESUMED = /^(\d+) +<\.\.\. \w+ resumed>(.*)$/;

/** Where a run has taken place; absolute paths. */
export interface TracedRun {
  root: string;
  /** The folder of `MARKS_DIR`. */
  marksDir: string;
}

/** Joins the halves of each call. */
async function* wholeCalls(lines: AsyncIterable<string>): AsyncGenerator<string> {
  const begun = new Map<string, string>();
  for await (const line of lines) {
    const [, starting, start] = UNFINISHED.exec(line) ?? [];
    const [, resuming, rest] = RESUMED.exec(line) ?? [];
    if (starting !== undefined && start !== undefined) begun.set(starting, start);
    else if (resuming === undefined) yield line;
    else yield `${begun.get(resuming)}${rest}`;
  }
}

/**
 * Finds the files of a project that each test file has read, itself or in a process that it started.
 * @param lines of `strace -y`, of a Jest run with one test file at a time
 * @returns paths from the root, by the path of the test file from the root
 */
export async function openedFiles(
  lines: AsyncIterable<string>,
  { root, marksDir }: TracedRun,
): Promise<ReadonlyMap<string, ReadonlySet<string>>> {
  const opened = new Map<string, Set<string>>();
  const ofProject = path.join(root, path.sep);
  let current = new Set<string>();
  for await (const line of wholeCalls(lines)) {
    const [, flags = '', file = ''] = OPENED.exec(line) ?? [];
    if (file.startsWith(`${marksDir}/`)) {
      const test = decodeURIComponent(file.slice(marksDir.length + 1));
      current = new Set();
      opened.set(path.relative(root, test), current);
    } else if (file.startsWith(ofProject) && !/O_WRONLY|O_DIRECTORY/.test(flags)) {
      current.add(path.relative(root, file));
    }
  }
  return opened;
}
