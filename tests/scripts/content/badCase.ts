// Covers scripts/content.
import type { ProblemCode } from '../../../scripts/content/problems';
import type { MediaRules } from '../../../scripts/content/rules';
import { baseTree, type FileContent, type Tree } from './contentTree';

/** One mistake an editor can make, and what the content step must say about it. */
export interface BadCase {
  code: ProblemCode;
  /** The mistake, as the end of a test's title. */
  mistake: string;
  change: (tree: Tree) => void | Promise<void>;
  /** File of the problem, below content-json. */
  file: string;
  /** Text of the file at whose first occurrence the problem lies; without it the problem is that of the whole file. */
  at?: string;
  pointer: string;
  /** Part of what is wrong. */
  message?: string;
  /** Part of how to put it right. */
  fix: string;
  severity?: 'warning';
  /** What `npm run content -- --fix` makes of the text; without it, it leaves it alone. */
  corrected?: string;
  mediaRules?: MediaRules;
  /** Posters are compared, which takes a while. */
  hasPosterRules?: true;
  /** Codes of further problems that follow from the same mistake. */
  also?: ProblemCode[];
}

/** Sets a value by its file (below content-json) and JSON pointer; `undefined` removes the field. */
export function set(file: string, pointer: string, value: unknown): (tree: Tree) => void {
  return (tree) => {
    const steps = pointer.split('/').slice(1);
    const last = steps.pop() ?? '';
    let at = tree[`content-json/${file}`] as Record<string, unknown>;
    for (const step of steps) at = at[step] as Record<string, unknown>;
    if (value === undefined) delete at[last];
    else at[last] = value;
  };
}

/** Adds or replaces a file below content-json. */
export function put(file: string, content: FileContent): (tree: Tree) => void {
  return (tree) => {
    tree[`content-json/${file}`] = content;
  };
}

/** Replaces a part of a file below content-json as it is written, which need not be what `JSON.stringify` writes. */
export function rewrite(file: string, written: string, changed: string): (tree: Tree) => void {
  return (tree) => {
    const text = JSON.stringify(tree[`content-json/${file}`], undefined, 2);
    tree[`content-json/${file}`] = text.replace(written, changed);
  };
}

/** Deletes a file below content-json. */
export function drop(file: string): (tree: Tree) => void {
  return (tree) => {
    delete tree[`content-json/${file}`];
  };
}

/** Copies a file below content-json, with a description of its own and some fields changed. */
export function copy(from: string, to: string, fields: Record<string, unknown> = {}): (tree: Tree) => void {
  return (tree) => {
    const metaDescription = `What stands in ${to}, a file that is made like another one, in a whole sentence.`;
    const copied = tree[`content-json/${from}`] as Record<string, unknown>;
    tree[`content-json/${to}`] = { ...copied, metaDescription, ...fields };
  };
}

/** Several changes one after the other. */
export function all(...changes: ((tree: Tree) => void)[]): (tree: Tree) => void {
  return (tree) => {
    for (const change of changes) change(tree);
  };
}

/** The project without a problem, changed. */
export function treeWith(...changes: ((tree: Tree) => void)[]): Tree {
  const tree = baseTree();
  all(...changes)(tree);
  return tree;
}
