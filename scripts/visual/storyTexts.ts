import { readFileSync } from 'node:fs';
import path from 'node:path';

/** Names of the chunk with the site's texts in the static Storybook, and of the folder with the same texts as JSON. */
export const TEXTS = { chunk: 'texts', folder: 'texts' } as const;

/** A quoted word, or the start of a template literal up to its first `${`. */
const WORD = /["'`]([a-z][\w-]*(?:\.[\w-]*)*)(["'`]|\$\{)/gi;

/** All texts of the site, with their values in all languages. */
export type Texts = ReadonlyMap<string, string>;

/** Reads the texts from a static Storybook. @throws if it was built without them */
export function readTexts(folder: string): Texts {
  const all = JSON.parse(readFileSync(path.join(folder, TEXTS.folder, 'all.json'), 'utf8')) as Record<
    string,
    Record<string, unknown>
  >;
  const languages = Object.values(all);
  const keys = new Set(languages.flatMap((texts) => Object.keys(texts)));
  return new Map([...keys].map((key) => [key, JSON.stringify(languages.map((texts) => texts[key]))]));
}

/**
 * Returns the keys of texts named in compiled code: as a literal (`menu.label`), or by the fixed beginning of a
 * computed key (`job.level.` in a template or before a `+`), which matches all keys with this prefix. A computed key
 * must begin with a word and a dot, as in `scripts/content/usedTexts.ts`.
 */
export function textsNamedIn(code: string, texts: Texts): Set<string> {
  const words = new Set<string>();
  const beginnings = new Set<string>();
  for (const [, word = '', end] of code.matchAll(WORD)) {
    if (word.includes('.') && (end === '${' || word.endsWith('.'))) beginnings.add(word);
    else words.add(word);
  }
  const named = [...texts.keys()].filter(
    (key) => words.has(key) || [...beginnings].some((beginning) => key.startsWith(beginning)),
  );
  return new Set(named);
}
