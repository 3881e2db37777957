import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { DEFAULT_LOCALE, LOCALE_CODES } from '../../src/content/locales';
import type { CompiledMessage } from '../../src/content/pageData';
import { readBlockExamples } from './blockSnippets';
import { FILE_KINDS, schemaFile, schemaFileName } from './schemaFiles';
import type { ContentIndex } from './site';

const NOTE = '// Written by scripts/content (npm run content); do not edit.\n';

/** What this step writes below `src/generated`; other steps have folders of their own there. */
const OWN_FOLDERS = ['texts', 'schema'];

function union(name: string, description: string, members: readonly string[]): string {
  const lines = members.map((member) => `  | ${JSON.stringify(member)}`).join('\n');
  return `${NOTE}\n/** ${description} */\nexport type ${name} =\n${lines === '' ? '  never' : lines};\n`;
}

/** The words of a compiled message as an editor wrote them, for descriptions; placeholders keep their braces. */
function wordsOf(message: CompiledMessage): string {
  return message
    .map((element) => {
      const { type, value } = element as { type: number; value?: string };
      return type === 0 ? (value ?? '') : `{${value ?? '…'}}`;
    })
    .join('');
}

const json = (value: unknown) => `${JSON.stringify(value, null, 1)}\n`;

/** All files of the step by their path below `src/generated`, with their text. */
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
    // For Storybook, which shows all languages; no page has them all.
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
 * Writes what changed below `outDir` (`src/generated`) and removes what is no longer made. All files are written below
 * `workDir` (on the same disk) first and then moved into place, so that a failure leaves the old ones whole, and
 * unchanged files are not touched, so that watchers stay quiet. Resolves to the paths that changed.
 */
export async function writeGenerated(
  index: ContentIndex,
  outDir: string,
  workDir: string,
): Promise<string[]> {
  const files = generatedFiles(index);
  const changed: string[] = [];
  for (const [name, text] of files) {
    const present = await readFile(path.join(outDir, name), 'utf8').catch(() => undefined);
    if (present !== text) changed.push(name);
  }
  const stale = await staleFiles(outDir, files);
  const waiting = path.join(workDir, `content-${process.pid}`);
  try {
    for (const name of changed) {
      await mkdir(path.dirname(path.join(waiting, name)), { recursive: true });
      await writeFile(path.join(waiting, name), files.get(name) ?? '');
    }
    for (const name of changed) {
      await mkdir(path.dirname(path.join(outDir, name)), { recursive: true });
      await rename(path.join(waiting, name), path.join(outDir, name));
    }
    for (const name of stale) await rm(path.join(outDir, name), { recursive: true });
  } finally {
    await rm(waiting, { recursive: true, force: true });
  }
  return [...changed, ...stale].toSorted();
}
