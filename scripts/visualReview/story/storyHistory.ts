import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { LOCALE_CODES } from '../../../src/content/locales';
import { loadedFrom } from '../../check/moduleGraph';
import type { Tree } from '../../check/tree';
import { PICTURE_DIRS } from '../../visual/pictureFiles';
import type { Commit, StoryHistory } from '../protocol';

const run = promisify(execFile);

/** Module around all stories. */
const FRAME = '.storybook/preview.tsx';

/** Generated from content-json/LOCALE/texts.json. */
const TEXTS = 'src/generated/texts/';

/** Maximum number of commits to list. */
const MOST_COMMITS = 30;

/** Number of commits to list for a story without a reference image. */
const WITHOUT_REFERENCE = 5;

const FORMAT = '%x01%h%x00%cs%x00%an%x00%s';

async function git(root: string, args: readonly string[]): Promise<string> {
  const { stdout } = await run('git', ['-c', 'core.quotePath=off', ...args], {
    cwd: root,
    maxBuffer: 64_000_000,
  });
  return stdout;
}

function commitsOf(log: string): Commit[] {
  return log
    .split('\u0001')
    .slice(1)
    .map((entry) => {
      const [head = '', ...files] = entry.split('\n').filter((line) => line !== '');
      const [hash = '', date = '', author = '', subject = ''] = head.split('\0');
      return { hash, date, author, subject, files };
    });
}

/** Returns the project files that a story and the frame around it load. */
function filesOfStory(tree: Tree, storyFile: string): string[] {
  const reached = [...loadedFrom(tree, [storyFile, FRAME]).keys()];
  const texts = reached.some((file) => file.startsWith(TEXTS))
    ? LOCALE_CODES.map((code) => `content-json/${code}/texts.json`)
    : [];
  return [...reached.filter((file) => !file.startsWith('src/generated/')), ...texts].toSorted();
}

/**
 * Returns the changes to a story's files since its reference image was committed.
 * @param tree keep it while the code does not change: it remembers the modules it has read
 * @param picture name of one of its reference images
 * @throws outside a Git repository
 */
export async function storyHistory(tree: Tree, storyFile: string, picture: string): Promise<StoryHistory> {
  const files = filesOfStory(tree, storyFile);
  const log = (...args: string[]) => git(tree.root, ['log', `--format=${FORMAT}`, ...args]);
  const [reference] = commitsOf(await log('-1', '--', `${PICTURE_DIRS.reference}/${picture}.webp`));
  const since = reference ? [`${reference.hash}..HEAD`, `-${MOST_COMMITS}`] : [`-${WITHOUT_REFERENCE}`];
  const [commits, status] = await Promise.all([
    log('--name-only', ...since, '--', ...files),
    git(tree.root, ['status', '--porcelain', '--', ...files]),
  ]);
  const history: StoryHistory = {
    commits: commitsOf(commits),
    uncommitted: status
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => line.slice(3)),
    reached: files.length,
  };
  if (!reference) return history;
  const { hash, date, author, subject } = reference;
  return { reference: { hash, date, author, subject }, ...history };
}

/** All files but the pictures, which the review itself changes. */
const SOURCES = ['.', ':(exclude).loki'];

/**
 * Describes the current commit, e.g. `1b52a5b on main` or `1b52a5b on main, with uncommitted changes`; empty outside a Git
 * repository.
 */
export async function headCommit(root: string): Promise<string> {
  try {
    const [hash, branch, status] = await Promise.all([
      git(root, ['rev-parse', '--short', 'HEAD']),
      git(root, ['rev-parse', '--abbrev-ref', 'HEAD']),
      git(root, ['status', '--porcelain', '--', ...SOURCES]),
    ]);
    const changes = status === '' ? '' : ', with uncommitted changes';
    return `${hash.trim()} on ${branch.trim()}${changes}`;
  } catch {
    return '';
  }
}
