// Covers scripts/content.
import { mkdirSync, readdirSync, readFileSync, rmdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { buildContent } from '../../../scripts/content/buildContent';
import { fixContent } from '../../../scripts/content/fix/fixContent';
import type { Problem } from '../../../scripts/content/problems';
import { POSTER_RULES } from '../../../scripts/content/rules';
import { omitUndefined } from '../../../src/lib/omitUndefined';
import { temporaryFolder } from '../../helpers/temporaryFolder';
import type { BadCase } from './badCase';
import { baseTree, bytesOf, DATE, ORIGIN, type Tree } from './contentTree';

/** What is said and made of a mistake; names of files are relative to the root of the project. */
export interface InspectedMistake {
  /** The project with the mistake. */
  tree: Tree;
  problems: Problem[];
  /** Whether the content is resolved all the same. */
  isResolved: boolean;
  fixed: {
    /** What `--fix` prints. */
    lines: string[];
    /** Files that are not what the tree says, with their text. */
    changed: Record<string, string>;
    /** Codes of the problems that a second check finds; the first check's where nothing was fixed. */
    left: string[];
  };
}

const inspected = new Map<BadCase, Promise<InspectedMistake>>();

/**
 * The project of all mistakes, one after the other: only files that differ from the mistake before are written and
 * read; what was found in the others comes from the content cache, see incremental.test.ts.
 */
const root = temporaryFolder();
/** The files in it. */
const onDisk = new Map<string, Buffer>();

/** Removes a file, and folders that are empty without it. */
function remove(file: string): void {
  rmSync(path.join(root, file));
  onDisk.delete(file);
  let folder = path.dirname(path.join(root, file));
  for (; readdirSync(folder).length === 0; folder = path.dirname(folder)) rmdirSync(folder);
}

function writeTree(tree: Tree): void {
  for (const file of [...onDisk.keys()].filter((name) => !(name in tree))) remove(file);
  for (const [file, content] of Object.entries(tree)) {
    const bytes = Buffer.from(bytesOf(content));
    if (onDisk.get(file)?.equals(bytes)) continue;
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), bytes);
    onDisk.set(file, bytes);
  }
}

/** Files that are no longer as they were written, with their text. */
function filesThatDiffer(): Record<string, string> {
  const changed: Record<string, string> = {};
  for (const [file, written] of onDisk) {
    const bytes = readFileSync(path.join(root, file));
    if (bytes.equals(written)) continue;
    changed[file] = bytes.toString();
    onDisk.set(file, bytes);
  }
  return changed;
}

async function inspect({ change, mediaRules, hasPosterRules }: BadCase): Promise<InspectedMistake> {
  const tree = baseTree();
  await change(tree);
  writeTree(tree);
  const cacheDir = path.join(root, 'cache');
  const options = omitUndefined({
    contentDir: 'content-json',
    origin: ORIGIN,
    date: DATE,
    root,
    cacheDir,
    mediaRules,
    posters: hasPosterRules && { rules: POSTER_RULES, cacheDir },
  });
  const { problems, index } = await buildContent(options);
  const lines = await fixContent(problems);
  const { problems: rest } = lines.length === 0 ? { problems } : await buildContent(options);
  const left = rest.map(({ code }) => code);
  const result = {
    tree: {},
    problems,
    isResolved: index !== undefined,
    fixed: { lines, changed: filesThatDiffer(), left },
  };
  const withoutRoot = JSON.parse(JSON.stringify(result).replaceAll(`${root}/`, '')) as InspectedMistake;
  return { ...withoutRoot, tree };
}

/** Builds and fixes a content with a mistake, once for all tests of a file. */
export function inspectMistake(mistake: BadCase): Promise<InspectedMistake> {
  const result = inspected.get(mistake) ?? inspect(mistake);
  inspected.set(mistake, result);
  return result;
}
