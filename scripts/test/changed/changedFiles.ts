import { execFileSync } from 'node:child_process';

/** Runs git in a folder and returns the lines that it prints. */
function git(root: string, ...args: string[]): string[] {
  const output = execFileSync('git', ['-C', root, ...args], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  return output.split('\0').filter((line) => line !== '');
}

/**
 * Returns the files that have changed since the current branch left a commit: committed, uncommitted, new and deleted ones.
 *
 * @param root the project's folder, which may be a subfolder of its repository; other parts of that are ignored
 * @param commit anything that names a commit, e.g. `main` or `HEAD~3`
 * @returns paths from the root with forward slashes, in alphabetical order
 * @throws Error that says what to do, if git is not installed or the commit does not exist
 */
export function changedFiles(root: string, commit: string): string[] {
  try {
    const [base = ''] = git(root, 'merge-base', '--', commit, 'HEAD').map((line) => line.trim());
    const changed = git(root, 'diff', '--relative', '--name-only', '--no-renames', '-z', base, '--');
    const added = git(root, 'ls-files', '--others', '--exclude-standard', '-z');
    return [...new Set([...changed, ...added])].toSorted();
  } catch (error) {
    const { code, stderr } = error as { code?: string; stderr?: string };
    const reason = code === 'ENOENT' ? 'git is not installed' : (stderr ?? String(error)).trim();
    throw new Error(
      `The changes since "${commit}" cannot be determined: ${reason}. Name another commit, or omit --changed to run everything.`,
      { cause: error },
    );
  }
}
