import { inputHash } from '../lib/inputHash';

/** Folders of `scripts` that prove, measure and serve; what they do does not show in the output. */
const NOT_BUILDING = [
  'bench',
  'browser',
  'check',
  'composer',
  'dev',
  'media',
  'newContent',
  'test',
  'testbed',
  'torture',
  'visual',
  'visualReview',
];

const IGNORED = ['src/generated', ...NOT_BUILDING.map((folder) => `scripts/${folder}`)];

/** What decides how things are made besides what they are made from. */
export interface CodeHashes {
  /** The programs of the build with their packages, and Node itself. */
  tools: string;
  /** These and the source of the app. */
  all: string;
}

/** Hashes of the project's code. */
export function codeHashes(root: string): CodeHashes {
  const programs = ['scripts', 'src/hosting', 'package.json', 'package-lock.json'];
  const tools = inputHash(root, programs, IGNORED, process.version);
  return { tools, all: inputHash(root, ['src'], IGNORED, tools) };
}
