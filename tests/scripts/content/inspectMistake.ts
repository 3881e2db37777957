// Covers scripts/content.
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { buildContent } from '../../../scripts/content/buildContent';
import { fixContent } from '../../../scripts/content/fix/fixContent';
import type { Problem } from '../../../scripts/content/problems';
import { POSTER_RULES } from '../../../scripts/content/rules';
import { omitUndefined } from '../../../src/lib/omitUndefined';
import type { BadCase } from './badCase';
import { baseTree, bytesOf, DATE, ORIGIN, type Tree, withTree } from './contentTree';

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

async function filesThatDiffer(root: string, tree: Tree): Promise<Record<string, string>> {
  const changed: Record<string, string> = {};
  for (const [file, content] of Object.entries(tree)) {
    const bytes = await readFile(path.join(root, file));
    if (!bytes.equals(Buffer.from(bytesOf(content)))) changed[file] = bytes.toString();
  }
  return changed;
}

async function inspect({ change, mediaRules, hasPosterRules }: BadCase): Promise<InspectedMistake> {
  const tree = baseTree();
  await change(tree);
  return withTree(tree, async (root) => {
    const options = omitUndefined({
      contentDir: 'content-json',
      origin: ORIGIN,
      date: DATE,
      root,
      mediaRules,
      posters: hasPosterRules && { rules: POSTER_RULES, cacheDir: path.join(root, 'cache') },
    });
    const { problems, index } = await buildContent(options);
    const lines = await fixContent(problems);
    const { problems: rest } = lines.length === 0 ? { problems } : await buildContent(options);
    const changed = await filesThatDiffer(root, tree);
    const left = rest.map(({ code }) => code);
    const result = { tree: {}, problems, isResolved: index !== undefined, fixed: { lines, changed, left } };
    const withoutRoot = JSON.parse(JSON.stringify(result).replaceAll(`${root}/`, '')) as InspectedMistake;
    return { ...withoutRoot, tree };
  });
}

/** Builds and fixes a content with a mistake, once for all tests of a file. */
export function inspectMistake(mistake: BadCase): Promise<InspectedMistake> {
  const result = inspected.get(mistake) ?? inspect(mistake);
  inspected.set(mistake, result);
  return result;
}
