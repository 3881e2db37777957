import { readFileSync } from 'node:fs';
import path from 'node:path';
import { DEFAULT_LOCALE, LOCALE_CODES, type Locale } from '../../src/content/locales';
import { checkTranslations } from '../content/checks/translations';
import { parseCleanJson } from '../content/parseJson';
import { isDraft } from '../content/publication/publication';
import { readFiles } from '../content/readFiles';
import { createSourceSet, type SourceSet } from '../content/sourceSet';
import { type Source, textAt } from '../content/sources';
import { notedFileOf, readNotedVersions, translationsOf } from '../content/translations/notedVersions';
import { textsOfFile } from '../content/translations/textsOfFile';
import { compareFiles, type FileDifference } from './compareFiles';
import { type TextChange, textChanges } from './textChanges';

/** State of a file's translation. */
export type TranslationState = 'complete' | 'stale' | 'missing' | 'draft' | 'unreadable';

/** A file in one language, compared with its original. */
export interface TranslationReport {
  locale: Locale;
  state: TranslationState;
  /** Its path, or the expected path if it is missing. */
  file: string;
  /** Changes of the original since it was translated. */
  changes: TextChange[];
  differences: FileDifference[];
  /** Fields that must be equal but are not, as sentences. */
  facts: string[];
}

/** A file of the default language with its translations, in the order of the locale table. */
export interface FileReport {
  kind: string;
  title: string;
  file: string;
  translations: TranslationReport[];
}

const originalsOf = ({ pages, texts }: SourceSet): Source[] =>
  [...texts, ...pages].filter(({ locale }) => locale === DEFAULT_LOCALE);

const titleOf = (source: Source): string =>
  (textAt(source, 'title') ?? source.id).replaceAll('\u00ad', '').trim();

/** Reads a content folder, even with errors, and compares all translations with their originals. */
export async function readReport(contentDir: string, shown: string): Promise<FileReport[]> {
  const { sources } = await readFiles(contentDir, shown);
  const set = createSourceSet(sources, shown);
  const { stale } = await readNotedVersions(contentDir, set);
  const staleFiles = new Set(stale.map(({ translation }) => translation.file));
  const comparable = new Map(translationsOf(set).map((pair) => [pair.translation.file, pair]));
  const factProblems = checkTranslations(set);
  const others = LOCALE_CODES.filter((code) => code !== DEFAULT_LOCALE);

  const translationOf = (original: Source, locale: Locale): TranslationReport => {
    const { kind, id } = original;
    const translation =
      kind === 'texts' ? set.texts.find((source) => source.locale === locale) : set.find(locale, id);
    const file =
      translation?.file ?? original.file.replace(`${shown}/${DEFAULT_LOCALE}/`, `${shown}/${locale}/`);
    const empty = { locale, file, changes: [], differences: [], facts: [] };
    if (!translation) return { ...empty, state: 'missing' };
    if (!comparable.has(file)) return { ...empty, state: 'unreadable' };
    const isStale = staleFiles.has(file);
    const noted = isStale ? readNoted(contentDir, translation) : undefined;
    return {
      ...empty,
      state: isStale ? 'stale' : isDraft(translation) ? 'draft' : 'complete',
      changes:
        noted === undefined ? [] : textChanges(textsOfFile(kind, noted), textsOfFile(kind, original.value)),
      differences: compareFiles(translation, original, (page) => set.find(locale, page) !== undefined),
      facts: factProblems.filter((problem) => problem.file === file).map(({ message }) => message),
    };
  };

  return originalsOf(set).map((original) => ({
    kind: original.kind,
    title: titleOf(original),
    file: original.file,
    translations: others.map((locale) => translationOf(original, locale)),
  }));
}

function readNoted(contentDir: string, translation: Source): unknown {
  return parseCleanJson(readFileSync(path.join(contentDir, notedFileOf(translation)), 'utf8'))?.value;
}
