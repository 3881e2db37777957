import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { CONTENT_ADDRESS } from '../composer/contentAddress';
import { writeContentFolder } from '../composer/contentFolder';
import { inputHash } from '../lib/inputHash';

/** Folder of the static Storybook, relative to the project's root. */
export const STORYBOOK_DIR = 'storybook-static';

const STAMP = '.cache/visual/storybook.json';

/** Everything that Storybook is built of; a test holds that no module is missing. What editors write is a file beside it. */
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

/** Longest time for a build, ms. */
const BUILD_MS = 30 * 60_000;

/** The page of every story names the files it is made of by their content, so it stands for all of them. */
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
      // Whoever builds it, a test too, gets the same files, and so the same keys of pictures.
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
      if (code === 0) resolve();
      else reject(new Error(`Storybook could not be built:\n${Buffer.concat(chunks).toString().trim()}`));
    });
  });
}

const inputsOf = (root: string) => inputHash(root, INPUTS, [], process.version);

/** Stands for everything the stories are made of. */
export interface StorybookStamp {
  /** Hash of the sources. */
  inputs: string;
  /** Hash of what was built of them; undefined where nothing was. */
  built: string | undefined;
}

/** The stamp of the sources as they are, and of the static Storybook as it is. */
export function storybookStamp(root: string): StorybookStamp {
  return { inputs: inputsOf(root), built: builtHash(root) };
}

/** Whether two stamps speak of the same sources and the same Storybook. */
export function isSameStamp(one: StorybookStamp | undefined, other: StorybookStamp): boolean {
  return one?.inputs === other.inputs && one.built === other.built;
}

/**
 * Builds the static Storybook unless it is there and nothing it is made of has changed since; the content files beside it are
 * written anew in any case.
 * @returns whether it had to be built, and the stamp of the sources that it is made of
 * @throws with Storybook's own words when it cannot be built
 */
export async function buildStorybook(root: string): Promise<{ isBuilt: boolean; stamp: StorybookStamp }> {
  const stampFile = path.join(root, STAMP);
  const known = existsSync(stampFile)
    ? (JSON.parse(readFileSync(stampFile, 'utf8')) as StorybookStamp)
    : undefined;
  const now = storybookStamp(root);
  if (now.built !== undefined && isSameStamp(known, now)) {
    writeContentFolder(root, path.join(root, STORYBOOK_DIR, CONTENT_ADDRESS.folder));
    return { isBuilt: false, stamp: now };
  }
  await run(root);
  // With the sources as they were before: somebody may have saved a file meanwhile.
  const stamp = { inputs: now.inputs, built: builtHash(root) };
  mkdirSync(path.dirname(stampFile), { recursive: true });
  writeFileSync(stampFile, JSON.stringify(stamp));
  return { isBuilt: true, stamp };
}
