import { execFile } from 'node:child_process';
import { mkdir, readFile, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { installBrowser } from '../../browser/launchBrowser';
import { copyProject } from '../../testbed/copyProject';
import type { AllPictures } from './allPictures';
import { type Mutation, mutated } from './mutations';

const execute = promisify(execFile);

/** Runs a program of a copy, with the copy's own sources. @throws Error with what it printed as errors, if it fails */
const run = (root: string, ...args: string[]) =>
  execute(process.execPath, ['--import', 'tsx', ...args], {
    cwd: root,
    env: { ...process.env, NODE_OPTIONS: '' },
    maxBuffer: Infinity,
  });

/** Copies the project, with the browser that takes its pictures. */
export async function copyWithBrowser(original: string, root: string): Promise<void> {
  await copyProject(original, root);
  // All copies share one unpacked browser, linked from its usual place.
  const browser = path.dirname(installBrowser(original).executablePath);
  if (path.dirname(browser) !== path.join(original, '.cache')) return;
  await mkdir(path.join(root, '.cache'), { recursive: true });
  await symlink(browser, path.join(root, '.cache', path.basename(browser)));
}

/** Takes all pictures of a copy in its current state, running the same steps as `npm test`. */
export async function takeAll(root: string, width: number | undefined): Promise<AllPictures> {
  const file = path.join(root, '.cache/all-pictures.json');
  await run(root, 'scripts/content/cli.ts');
  await run(root, 'scripts/fonts/cli.ts');
  const program = 'scripts/torture/pictureKeys/allPicturesCli.ts';
  await run(root, program, file, ...(width === undefined ? [] : [String(width)]));
  return JSON.parse(await readFile(file, 'utf8')) as AllPictures;
}

/** Takes all pictures of a copy with one mutation, then undoes the mutation. */
export async function takeMutated(
  root: string,
  mutation: Mutation,
  width: number | undefined,
): Promise<AllPictures> {
  if (mutation.file === undefined) return takeAll(root, width);
  const file = path.join(root, mutation.file);
  const text = await readFile(file, 'utf8');
  await writeFile(file, mutated(mutation, text));
  try {
    return await takeAll(root, width);
  } finally {
    await writeFile(file, text);
  }
}
