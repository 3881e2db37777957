import { readFileSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { DEFAULT_LOCALE, LOCALE_CODES } from '../../../src/content/locales';
import { SettingError } from '../../lib/args';
import { writeWholeSync } from '../../lib/writeWhole';
import { type NotedVersions, ORIGINALS_FOLDER } from './notedVersions';

const isFile = (file: string) => statSync(file, { throwIfNoEntry: false })?.isFile() === true;

/** Records the originals of new translations and removes records of deleted ones; returns the changed files. */
export function noteNewVersions(contentDir: string, { missing, gone }: NotedVersions): string[] {
  for (const { file, text } of missing) {
    writeWholeSync(path.join(contentDir, file), text());
  }
  for (const file of gone) rmSync(path.join(contentDir, file));
  return [...missing.map(({ file }) => file), ...gone];
}

/**
 * Records that a translation matches the current version of its original.
 * @throws {SettingError} if the file is not a translation
 */
export function noteTranslated(contentDir: string, file: string): string {
  const [locale, ...rest] = path.relative(contentDir, path.resolve(file)).split(path.sep);
  const isLocale = LOCALE_CODES.some((code) => code === locale && code !== DEFAULT_LOCALE);
  const original = path.join(contentDir, DEFAULT_LOCALE, ...rest);
  if (!isLocale || !isFile(path.resolve(file)) || !isFile(original)) {
    throw new SettingError(
      `--translated is "${file}", but must be the file of a translation, such as content-json/en/pages/home.json, whose original is there.`,
    );
  }
  const noted = path.join(contentDir, ORIGINALS_FOLDER, locale ?? '', ...rest);
  writeWholeSync(noted, readFileSync(original));
  return noted;
}
