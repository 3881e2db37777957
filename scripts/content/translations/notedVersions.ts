import { readFileSync } from 'node:fs';
import path from 'node:path';
import { DEFAULT_LOCALE } from '../../../src/content/locales';
import { filesBelow } from '../../lib/filesBelow';
import { hashOfBytes } from '../../lib/hashOfBytes';
import { isPageKind } from '../facts';
import { parseCleanJson } from '../parseJson';
import { isDraft } from '../publication/publication';
import { formerPathsOf } from '../seenPaths';
import type { PageSource, SourceSet } from '../sourceSet';
import type { Source, SourcePlace } from '../sources';

/**
 * Folder in the content root with a copy of the original each translation was made from, by language of the
 * translation. Written only by `npm run content`.
 */
export const ORIGINALS_FOLDER = 'originals';

/** A file in another language, and its original in the default language. */
export interface Translation {
  translation: Source;
  original: Source;
}

/** A translation whose original has changed since, or for which that cannot be determined. */
export interface StaleTranslation extends Translation {
  /** JSON pointers of the changed texts; undefined if the recorded version is not valid JSON. */
  changed?: string[];
  /** Path of the recorded version, for messages. */
  noted: string;
}

/** A global text that a recorded version has and the original no longer has. */
export interface FormerText {
  key: string;
  /** Path of the recorded version, for messages. */
  noted: string;
}

/** Recorded versions: outdated translations, and records to write or delete. */
export interface NotedVersions {
  stale: StaleTranslation[];
  /** Records to be written: they do not exist yet, or lack keys of the global texts. */
  missing: { file: string; text: () => string }[];
  /** Records of deleted translations. */
  gone: string[];
  formerTexts: FormerText[];
}

/** All translations of pages and global texts, if both files are JSON. Navigation files contain no texts of their own. */
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

/** Path of a translation's recorded original, below the content folder. */
export function notedFileOf({ locale, kind, id }: Pick<SourcePlace, 'locale' | 'kind' | 'id'>): string {
  return [ORIGINALS_FOLDER, locale, ...(isPageKind(kind) ? [kind] : []), `${id}.json`].join('/');
}

/** The existing recorded originals, relative to the content folder. */
const notedFiles = (contentDir: string): string[] =>
  filesBelow(path.join(contentDir, ORIGINALS_FOLDER)).map((file) => `${ORIGINALS_FOLDER}/${file}`);

/** Drafts change in both languages at once; their original is recorded on publication. */
const isUnfinished = ({ translation, original }: Translation): boolean =>
  [translation, original].some(isDraft);

/** True if an original is byte-identical to the recorded version. */
const isUnchanged = ({ hash, text }: Source, bytes: Buffer): boolean =>
  hash === '' ? bytes.toString('utf8') === text : hashOfBytes(bytes) === hash;

type Texts = Record<string, unknown>;

/**
 * Aligns recorded global texts with the current keys: new keys exist in all languages and count as translated; deleted
 * ones need no translation.
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
  // Loading the schemas takes longer than a run without changed originals.
  const { changedTexts, textsOfFile } = await import('./textsOfFile');
  const { kind, value } = original;
  const changed = changedTexts(textsOfFile(kind, before.value), textsOfFile(kind, value));
  return changed.length === 0 ? [] : [{ ...translation, noted, changed }];
}

/**
 * The recorded version of a translation whose file was renamed: its original then had an address that it now lists as a
 * former one. undefined if there is none.
 *
 * @param files recorded versions without a translation
 */
function renamedFrom(
  contentDir: string,
  { translation: { locale, kind }, original }: Translation,
  files: ReadonlySet<string>,
): { text: string; value: unknown } | undefined {
  const folder = path.posix.dirname(notedFileOf({ locale, kind, id: '' }));
  const former = isPageKind(kind) ? formerPathsOf(original as PageSource) : [];
  if (former.length === 0) return undefined;
  for (const file of files) {
    if (path.posix.dirname(file) !== folder) continue;
    const text = readFileSync(path.join(contentDir, file), 'utf8');
    const value = parseCleanJson(text)?.value;
    const { path: before } = Object(value) as { path?: unknown };
    if (former.some((address) => address === before)) return { text, value };
  }
  return undefined;
}

/** Compares each original with the version recorded for its translation. */
export async function readNotedVersions(contentDir: string, set: SourceSet): Promise<NotedVersions> {
  const files = new Set(notedFiles(contentDir));
  const result: NotedVersions = { stale: [], missing: [], gone: [], formerTexts: [] };
  const unnoted: Translation[] = [];
  for (const translation of translationsOf(set)) {
    const { original } = translation;
    const file = notedFileOf(translation.translation);
    if (files.delete(file)) {
      const bytes = readFileSync(path.join(contentDir, file));
      if (isUnchanged(original, bytes)) continue;
      const text = bytes.toString('utf8');
      const before = parseCleanJson(text);
      if (before && original.kind === 'texts') {
        const now = original.value as Texts;
        const former = Object.keys(Object(before.value)).filter((key) => !Object.hasOwn(now, key));
        result.formerTexts.push(...former.map((key) => ({ key, noted: `${set.shown}/${file}` })));
        before.value = withAllKeys(before.value as Texts, now);
        const known = `${JSON.stringify(before.value, null, 2)}\n`;
        if (known !== text) result.missing.push({ file, text: () => known });
      }
      result.stale.push(...(await compare(translation, `${set.shown}/${file}`, before)));
    } else if (!isUnfinished(translation)) unnoted.push(translation);
  }
  for (const translation of unnoted) {
    const { original } = translation;
    const file = notedFileOf(translation.translation);
    const before = renamedFrom(contentDir, translation, files);
    result.missing.push({ file, text: () => before?.text ?? original.text });
    if (before) result.stale.push(...(await compare(translation, `${set.shown}/${file}`, before)));
  }
  result.gone.push(...files);
  return result;
}
