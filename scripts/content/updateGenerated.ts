import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { writeWhole } from '../lib/writeWhole';
import { inputHash } from '../lib/inputHash';
import { BLOCK_EXAMPLES } from './blockSnippets';
import { OWN_CODE } from './cache/contentCache';
import type { ContentIndex } from './site';

/** Inputs of the generated files, besides the site's texts, page ids and media files. */
const CODE = [...OWN_CODE, BLOCK_EXAMPLES, 'package-lock.json'];

interface Stamp {
  key: string;
  /** Size in bytes and modification time (ms) of each generated file, by path. */
  files: Record<string, readonly [size: number, mtimeMs: number]>;
}

function stampOf(key: string, outDir: string, names: readonly string[]): string {
  const files = names.map((name) => {
    const found = statSync(path.join(outDir, name), { throwIfNoEntry: false });
    return [name, found ? [found.size, found.mtimeMs] : []];
  });
  return JSON.stringify({ key, files: Object.fromEntries(files) });
}

function readStamp(file: string): { text: string; stamp: Stamp } | undefined {
  try {
    const text = readFileSync(file, 'utf8');
    return { text, stamp: JSON.parse(text) as Stamp };
  } catch {
    return undefined;
  }
}

/**
 * Writes `src/generated` if its inputs have changed: texts, page ids, media file names, schemas or the generating code.
 * Otherwise the schemas are not loaded, which would take longer than most builds.
 */
export async function updateGenerated(
  index: ContentIndex,
  { root, cacheDir }: { root: string; cacheDir: string },
): Promise<void> {
  const outDir = path.join(root, 'src/generated');
  const stampFile = path.join(cacheDir, 'generated.json');
  const key = inputHash(root, CODE, [], [index.texts, index.textKeys, index.ids, index.mediaPaths]);
  const known = readStamp(stampFile);
  if (known?.stamp.key === key && known.text === stampOf(key, outDir, Object.keys(known.stamp.files))) return;
  const { generatedFiles, writeGenerated } = await import('./writeGenerated');
  await writeGenerated(index, outDir);
  await writeWhole(stampFile, stampOf(key, outDir, [...generatedFiles(index).keys()]));
}
