import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { LOCALE_CODES } from '../../../src/content/locales';
import { buildGraph, loadedFrom, type ModuleGraph } from '../../check/moduleGraph';
import { readTree } from '../../check/tree';
import { PICTURE_DIRS } from '../../visual/pictureFiles';
import type { Commit, StoryHistory } from '../protocol';

const run = promisify(execFile);

/** What every story stands in. */
const FRAME = '.storybook/preview.tsx';

/** Texts are generated from these files. */
const TEXTS = 'src/generated/texts/';

/** Commits that are told of at most. */
const MOST_COMMITS = 30;

/** Commits that are told of a story that has no reference yet. */
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

/** Files of the project that a story is made of, and the frame around it. */
function filesOfStory(graph: ModuleGraph, storyFile: string): string[] {
  const reached = [...loadedFrom(graph, [storyFile, FRAME]).keys()];
  const texts = reached.some((file) => file.startsWith(TEXTS))
    ? LOCALE_CODES.map((code) => `content-json/${code}/texts.json`)
    : [];
  return [...reached.filter((file) => !file.startsWith('src/generated/')), ...texts].toSorted();
}

/** Reads who imports whom, which takes a second; to be kept for as long as the code stays. */
export const readGraph = (root: string): ModuleGraph => buildGraph(readTree(root));

/**
 * What has happened to the files of a story since its reference was committed.
 * @param picture name of one of its references
 * @throws when the project does not lie in a Git repository
 */
export async function storyHistory(
  root: string,
  graph: ModuleGraph,
  storyFile: string,
  picture: string,
): Promise<StoryHistory> {
  const files = filesOfStory(graph, storyFile);
  const log = (...args: string[]) => git(root, ['log', `--format=${FORMAT}`, ...args]);
  const [reference] = commitsOf(await log('-1', '--', `${PICTURE_DIRS.reference}/${picture}.webp`));
  const since = reference ? [`${reference.hash}..HEAD`, `-${MOST_COMMITS}`] : [`-${WITHOUT_REFERENCE}`];
  const [commits, status] = await Promise.all([
    log('--name-only', ...since, '--', ...files),
    git(root, ['status', '--porcelain', '--', ...files]),
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

/** The commit that is checked out, `1b52a5b on main`; empty outside of a Git repository. */
export async function headCommit(root: string): Promise<string> {
  try {
    const [hash, branch] = await Promise.all([
      git(root, ['rev-parse', '--short', 'HEAD']),
      git(root, ['rev-parse', '--abbrev-ref', 'HEAD']),
    ]);
    return `${hash.trim()} on ${branch.trim()}`;
  } catch {
    return '';
  }
}
