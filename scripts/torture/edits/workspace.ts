import { execFile } from 'node:child_process';
import { cp, mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { copyProject, linkPackages } from '../../testbed/copyProject';
import { writeDocuments } from '../../testbed/documents/writeDocuments';
import { shrinkContent } from '../../testbed/pruneContent';

/** What a build depends on: the files of a commit and the settings. */
export interface State {
  commit: string;
  date: string;
  origin: string;
}

/** A copy of the project in which every state is a commit, and a second one for builds from nothing. */
export interface Workspace {
  root: string;
  reference: string;
  contentDir: string;
}

/** Pages besides those that the site needs: one of each kind, so that a build from nothing stays short. */
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

/** Generated content files to begin with. */
const DOCUMENTS = 12;

/** What builds leave behind, relative to the root. */
export const RESULTS = ['.cache', 'dist', 'dist-server', 'src/generated'];

/** Runs git in a folder and resolves to what it printed. */
export async function git(cwd: string, ...args: string[]): Promise<string> {
  const identity = ['-c', 'user.name=torture', '-c', 'user.email=torture@sff.example', '-c', 'gc.auto=0'];
  const { stdout } = await promisify(execFile)('git', [...identity, ...args], { cwd, maxBuffer: 2 ** 26 });
  return stdout.trim();
}

/** Makes what is on the disk now a commit, also if nothing has changed. */
export async function commitAll({ root }: Workspace, message: string): Promise<string> {
  await git(root, 'add', '-A');
  await git(root, 'commit', '-q', '--allow-empty', '--no-verify', '-m', message);
  return git(root, 'rev-parse', 'HEAD');
}

/** Makes a state that of the disk, in the copy that is built from nothing. */
export async function checkOutCold({ root, reference }: Workspace, commit: string): Promise<void> {
  await git(reference, 'fetch', '-q', root, commit);
  await git(reference, 'checkout', '-q', '--force', '--detach', commit);
  for (const name of RESULTS) await rm(path.join(reference, name), { recursive: true, force: true });
}

/** Cuts a folder of content down to some pages of each kind and adds a few generated ones. */
export async function makeSmallContent(contentDir: string): Promise<void> {
  await shrinkContent(contentDir, PAGES);
  await writeDocuments(contentDir, DOCUMENTS, 'torture');
}

/** Two copies of the project with little content below a folder. */
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
