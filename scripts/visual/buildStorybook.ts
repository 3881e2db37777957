import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { CONTENT_ADDRESS } from '../composer/contentAddress';
import { writeContentFolder } from '../composer/contentFolder';
import { writeWhole } from '../lib/writeWhole';
import { inputHash } from '../lib/inputHash';

/** Folder of the static Storybook, relative to the project root. */
export const STORYBOOK_DIR = 'storybook-static';

const STAMP = '.cache/visual/storybook.json';

/** All inputs of Storybook; a test checks that no module is missing. Content files are separate from the build. */
export const INPUTS = [
  'src',
  'stories',
  '.storybook',
  'content-json/media',
  'docs/blocks',
  'scripts/composer',
  'scripts/content',
  'scripts/fonts',
  'scripts/images',
  'scripts/lib',
  'scripts/visual/storyTexts.ts',
  'package.json',
  'package-lock.json',
];

/** Lines of Storybook’s output in an error: the cause is at the end. */
const LAST_LINES = 40;

/** Timeout of a build, ms. */
const BUILD_MS = 30 * 60_000;

/** Hashes the files that name all others by their content hash, and so identify the whole build. */
function builtHash(root: string): string | undefined {
  const files = ['iframe.html', 'index.json'].map((name) => path.join(root, STORYBOOK_DIR, name));
  if (!files.every(existsSync)) return undefined;
  const hash = createHash('sha256');
  for (const file of files) hash.update(readFileSync(file));
  return hash.digest('hex');
}

function run(root: string): Promise<void> {
  const child = spawn(
    process.execPath,
    ['node_modules/storybook/dist/bin/dispatcher.js', 'build', '--quiet'],
    {
      cwd: root,
      // The same files, and so the same picture keys, regardless of the calling process's environment.
      env: { ...process.env, NODE_ENV: 'production', STORYBOOK_DISABLE_TELEMETRY: '1' },
      stdio: ['ignore', 'pipe', 'pipe'],
      timeout: BUILD_MS,
    },
  );
  const chunks: Buffer[] = [];
  child.stdout.on('data', (chunk: Buffer) => chunks.push(chunk));
  child.stderr.on('data', (chunk: Buffer) => chunks.push(chunk));
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => {
      const printed = Buffer.concat(chunks).toString().trim().split('\n').slice(-LAST_LINES).join('\n');
      if (code === 0) resolve();
      else reject(new Error(`Storybook could not be built:\n${printed}`));
    });
  });
}

const inputsOf = (root: string) => inputHash(root, INPUTS, [], process.version);

/** Identifies the sources and the build of the stories. */
export interface StorybookStamp {
  /** Hash of the sources. */
  inputs: string;
  /** Hash of the build; undefined if there is none. */
  built: string | undefined;
}

/** Returns the stamp of the current sources and static Storybook. */
export function storybookStamp(root: string): StorybookStamp {
  return { inputs: inputsOf(root), built: builtHash(root) };
}

/** True if two stamps refer to the same sources and build. */
export function isSameStamp(one: StorybookStamp | undefined, other: StorybookStamp): boolean {
  return one?.inputs === other.inputs && one.built === other.built;
}

/** Returns the stamp of the last build; undefined if there is none or it is damaged. */
function readStamp(file: string): StorybookStamp | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as StorybookStamp;
  } catch {
    return undefined;
  }
}

/**
 * Builds the static Storybook, unless it is up to date; the content files next to it are always rewritten.
 * @returns whether it was built, and the stamp of its sources
 * @throws with the end of Storybook's output if the build fails
 */
export async function buildStorybook(root: string): Promise<{ isBuilt: boolean; stamp: StorybookStamp }> {
  const stampFile = path.join(root, STAMP);
  const known = readStamp(stampFile);
  const now = storybookStamp(root);
  if (now.built !== undefined && isSameStamp(known, now)) {
    writeContentFolder(root, path.join(root, STORYBOOK_DIR, CONTENT_ADDRESS.folder));
    return { isBuilt: false, stamp: now };
  }
  await run(root);
  // The stamp of the sources before the build, since a file may have been saved in the meantime.
  const stamp = { inputs: now.inputs, built: builtHash(root) };
  await writeWhole(stampFile, JSON.stringify(stamp));
  return { isBuilt: true, stamp };
}
