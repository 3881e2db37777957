import { inputHash } from '../lib/inputHash';

/** Folders of `scripts` that a build does not use; a test checks that none is missing. */
const NOT_BUILDING = [
  'bench',
  'browser',
  'check',
  'composer',
  'dev',
  'media',
  'newContent',
  'proofs',
  'test',
  'testbed',
  'torture',
  'translations',
  'visual',
  'visualReview',
];

const IGNORED = ['src/generated', ...NOT_BUILDING.map((folder) => `scripts/${folder}`)];

/** Hashes of the code that affects the output. */
export interface CodeHashes {
  /** The build programs with their packages, and Node itself. */
  tools: string;
  /** The same plus the source of the app. */
  all: string;
}

/** Hashes of the project's code. */
export function codeHashes(root: string): CodeHashes {
  const programs = ['scripts', 'src/hosting', 'package.json', 'package-lock.json'];
  const tools = inputHash(root, programs, IGNORED, process.version);
  return { tools, all: inputHash(root, ['src'], IGNORED, tools) };
}
