import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

const IS_TYPESCRIPT = /\.tsx?(?:\?|$)/;

/**
 * Module hook that reads TypeScript instead of Storybook's own, which warns of each import without an extension, thousands
 * of lines before the address. tsx, whose hook runs around this one, compiles what was read.
 */
export const load = async (url, context, next) =>
  IS_TYPESCRIPT.test(url)
    ? { format: 'module', source: await readFile(fileURLToPath(url)), shortCircuit: true }
    : next(url, context);
