import { execFile } from 'node:child_process';
import { cp, mkdir } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { copyProject, linkPackages } from '../../testbed/copyProject';
import { writeDocuments } from '../../testbed/documents/writeDocuments';
import { shrinkContent } from '../../testbed/pruneContent';
import { removeResults } from '../../testbed/removeResults';

/** Inputs of a build: the files of a commit and the settings. */
export interface State {
  commit: string;
  date: string;
  origin: string;
}

/** A copy of the project in which every state is a commit, and a second copy for clean builds. */
export interface Workspace {
  root: string;
  reference: string;
  contentDir: string;
}

/** One page of each kind besides those that the site requires, to keep clean builds short. */
const PAGES = [
  'units/sounds',
  'units/live',
  'locations/wien',
  'locations/berlin',
  'cases/rollwerk-zwei-raeder',
  'cases/hoerfein-leise',
  'press/klanghaus-wien',
  'news/hoerabend-wien',
  'jobs/4112',
  'jobs/4169',
];

/** Number of generated content files at the start. */
const DOCUMENTS = 12;

/** Runs git in a folder and resolves to its output. */
export async function git(cwd: string, ...args: string[]): Promise<string> {
  const identity = ['-c', 'user.name=torture', '-c', 'user.email=torture@sff.example', '-c', 'gc.auto=0'];
  const { stdout } = await promisify(execFile)('git', [...identity, ...args], { cwd, maxBuffer: 2 ** 26 });
  return stdout.trim();
}

/** Commits the current files, even if nothing has changed; resolves to the commit. */
export async function commitAll({ root }: Workspace, message: string): Promise<string> {
  await git(root, 'add', '-A');
  await git(root, 'commit', '-q', '--allow-empty', '--no-verify', '-m', message);
  return git(root, 'rev-parse', 'HEAD');
}

/** Checks out a commit in the copy for clean builds and removes all build results there. */
export async function checkOutCold({ root, reference }: Workspace, commit: string): Promise<void> {
  await git(reference, 'fetch', '-q', root, commit);
  await git(reference, 'checkout', '-q', '--force', '--detach', commit);
  await removeResults(reference);
}

/** Reduces a content folder to a few pages of each kind and adds a few generated ones. */
export async function makeSmallContent(contentDir: string): Promise<void> {
  await shrinkContent(contentDir, PAGES);
  await writeDocuments(contentDir, DOCUMENTS, 'torture');
}

/** Creates two copies of the project with little content below a folder. */
export async function createWorkspace(original: string, dir: string): Promise<Workspace> {
  const root = path.join(dir, 'project');
  const reference = path.join(dir, 'reference');
  const contentDir = path.join(root, 'content-json');
  await copyProject(original, root);
  await makeSmallContent(contentDir);
  await git(root, 'init', '-q');
  await git(root, 'add', '-A');
  await git(root, 'commit', '-q', '--no-verify', '-m', 'The beginning.');
  await mkdir(reference);
  await cp(path.join(root, '.git'), path.join(reference, '.git'), { recursive: true });
  await git(reference, 'checkout', '-q', '--force', 'HEAD');
  await linkPackages(original, reference);
  return { root, reference, contentDir };
}
