import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { DEFAULT_LOCALE } from '../../../src/content/locales';
import { contentHash } from '../cache/fileCache';
import { isPageKind } from '../facts';
import { parseCleanJson } from '../parseJson';
import { isDraft } from '../publication/publication';
import type { SourceSet } from '../sourceSet';
import type { Source, SourcePlace } from '../sources';

/**
 * Folder at the root of the content with the version of its original that each translation was made from: a copy of that
 * file, below the language of the translation. Only `npm run content` writes there.
 */
export const ORIGINALS_FOLDER = 'originals';

/** A file in another language, and the file of the default language that it translates. */
export interface Translation {
  translation: Source;
  original: Source;
}

/** A translation whose original has changed since, or of which that cannot be told. */
export interface StaleTranslation extends Translation {
  /** Where words have changed, as JSON pointers; undefined where the noted version is no JSON. */
  changed?: string[];
  /** The noted version, as it is printed. */
  noted: string;
}

/** What is noted, and what is to be noted or forgotten. */
export interface NotedVersions {
  stale: StaleTranslation[];
  /** Files that are not there yet, or do not know all keys of the global texts, each with what it should say. */
  missing: { file: string; text: () => string }[];
  /** Files of translations that are gone. */
  gone: string[];
}

/** All translations of pages and global texts, as far as both files are JSON. Menus say nothing of their own. */
export function translationsOf({ pages, texts, find }: SourceSet): Translation[] {
  const files: Source[] = [...pages, ...texts];
  return files.flatMap((translation) => {
    if (translation.locale === DEFAULT_LOCALE || !translation.facts.isJson) return [];
    const original = isPageKind(translation.kind)
      ? find(DEFAULT_LOCALE, translation.id)
      : texts.find(({ locale }) => locale === DEFAULT_LOCALE);
    return original?.facts.isJson && original.kind === translation.kind ? [{ translation, original }] : [];
  });
}

/** Path of the version that a translation is noted with, below the folder of the content. */
export function notedFileOf({ locale, kind, id }: Pick<SourcePlace, 'locale' | 'kind' | 'id'>): string {
  return [ORIGINALS_FOLDER, locale, ...(isPageKind(kind) ? [kind] : []), `${id}.json`].join('/');
}

/** The noted versions that lie there, below the folder of the content. */
function notedFiles(contentDir: string): string[] {
  try {
    const folder = path.join(contentDir, ORIGINALS_FOLDER);
    return readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => path.relative(contentDir, path.join(entry.parentPath, entry.name)))
      .map((file) => file.split(path.sep).join('/'))
      .toSorted();
  } catch {
    return [];
  }
}

/** What is not finished changes in both languages at once; its version is noted when it is published. */
const isUnfinished = ({ translation, original }: Translation): boolean =>
  [translation, original].some(isDraft);

/** Whether an original is, byte for byte, what was noted. */
const isUnchanged = ({ hash, text }: Source, bytes: Buffer): boolean =>
  hash === '' ? bytes.toString('utf8') === text : contentHash(bytes) === hash;

type Texts = Record<string, unknown>;

/**
 * What should be noted of global texts: keys that are new are there in all languages, so they count as translated, and
 * those that are gone need no translation.
 */
function withAllKeys(noted: Texts, now: Texts): Texts {
  return Object.fromEntries(Object.entries(now).map(([key, text]) => [key, noted[key] ?? text]));
}

async function compare(
  translation: Translation,
  noted: string,
  before: { value: unknown } | undefined,
): Promise<StaleTranslation[]> {
  const { original } = translation;
  if (!before) return [{ ...translation, noted }];
  // Loading the schemas takes longer than a run in which no original has changed.
  const { changedTexts, textsOfFile } = await import('./textsOfFile');
  const { kind, value } = original;
  const changed = changedTexts(textsOfFile(kind, before.value), textsOfFile(kind, value));
  return changed.length === 0 ? [] : [{ ...translation, noted, changed }];
}

/** Compares each translation's noted version of its original with the original as it is. */
export async function readNotedVersions(contentDir: string, set: SourceSet): Promise<NotedVersions> {
  const files = new Set(notedFiles(contentDir));
  const result: NotedVersions = { stale: [], missing: [], gone: [] };
  for (const translation of translationsOf(set)) {
    const { original } = translation;
    const file = notedFileOf(translation.translation);
    if (files.delete(file)) {
      const bytes = readFileSync(path.join(contentDir, file));
      if (isUnchanged(original, bytes)) continue;
      const text = bytes.toString('utf8');
      const before = parseCleanJson(text);
      if (before && original.kind === 'texts') {
        before.value = withAllKeys(before.value as Texts, original.value as Texts);
        const known = `${JSON.stringify(before.value, null, 2)}\n`;
        if (known !== text) result.missing.push({ file, text: () => known });
      }
      result.stale.push(...(await compare(translation, `${set.shown}/${file}`, before)));
    } else if (!isUnfinished(translation)) {
      result.missing.push({ file, text: () => original.text });
    }
  }
  result.gone.push(...files);
  return result;
}
