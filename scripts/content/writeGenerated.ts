import { readdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { DEFAULT_LOCALE, LOCALE_CODES } from '../../src/content/locales';
import type { CompiledMessage } from '../../src/content/pageData';
import { writeWhole } from '../lib/writeWhole';
import { readBlockExamples } from './blockSnippets';
import { FILE_KINDS, schemaFile, schemaFileName } from './schemaFiles';
import type { ContentIndex } from './site';

const NOTE = '// Written by scripts/content (npm run content); do not edit.\n';

/** Folders below `src/generated` owned by this step. */
const OWN_FOLDERS = ['texts', 'schema'];

function union(name: string, description: string, members: readonly string[]): string {
  const lines = members.map((member) => `  | ${JSON.stringify(member)}`).join('\n');
  return `${NOTE}\n/** ${description} */\nexport type ${name} =\n${lines === '' ? '  never' : lines};\n`;
}

/** The text of a compiled message for descriptions; placeholders keep their braces. */
function wordsOf(message: CompiledMessage): string {
  return message
    .map((element) => {
      const { type, value } = element as { type: number; value?: string };
      return type === 0 ? (value ?? '') : `{${value ?? '…'}}`;
    })
    .join('');
}

const json = (value: unknown) => `${JSON.stringify(value, null, 1)}\n`;

/** All generated files, by path below `src/generated`. */
export function generatedFiles({ texts, textKeys, ids, mediaPaths }: ContentIndex): Map<string, string> {
  const main = texts[DEFAULT_LOCALE];
  const words = Object.fromEntries(Object.entries(main).map(([key, message]) => [key, wordsOf(message)]));
  const completions = { texts: words, ids, media: mediaPaths, blocks: readBlockExamples() };
  return new Map([
    [
      'textKeys.ts',
      union('TextKey', 'Key of a global text; one that does not exist does not compile.', textKeys),
    ],
    ...LOCALE_CODES.map((locale) => [`texts/${locale}.json`, json(texts[locale])] as const),
    // For Storybook, which shows all languages; no page loads this file.
    ['texts/all.json', json(texts)],
    ...FILE_KINDS.map((kind) => [`schema/${schemaFileName(kind)}`, schemaFile(kind, completions)] as const),
  ]);
}

async function staleFiles(outDir: string, files: ReadonlyMap<string, string>): Promise<string[]> {
  const listed = await Promise.all(
    OWN_FOLDERS.map(async (folder) => {
      const names = await readdir(path.join(outDir, folder)).catch(() => []);
      return names.map((name) => `${folder}/${name}`);
    }),
  );
  return listed.flat().filter((name) => !files.has(name));
}

/**
 * Writes changed files to `outDir` (`src/generated`) and removes obsolete ones. No file is ever there in part; after a
 * failure, the next run writes the rest. Unchanged files are not touched, so that watchers do not fire. Resolves to the
 * changed paths.
 */
export async function writeGenerated(index: ContentIndex, outDir: string): Promise<string[]> {
  const files = generatedFiles(index);
  const changed: string[] = [];
  for (const [name, text] of files) {
    const place = path.join(outDir, name);
    if ((await readFile(place, 'utf8').catch(() => undefined)) === text) continue;
    await writeWhole(place, text);
    changed.push(name);
  }
  const stale = await staleFiles(outDir, files);
  for (const name of stale) await rm(path.join(outDir, name), { recursive: true });
  return [...changed, ...stale].toSorted();
}
