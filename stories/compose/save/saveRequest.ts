import type { SaveRequest } from '../../../scripts/composer/protocol';
import { fileText } from '../../../scripts/content/fileText';
import { LOCALE_CODES } from '../../../src/content/locales';
import { fileName } from '../model/page';
import type { Session } from '../model/session';

/** What is to be saved of a page: the files that it has, and those that it had. */
export function saveRequestOf({ page, known }: Pick<Session, 'page' | 'known'>): SaveRequest {
  const files = LOCALE_CODES.flatMap((locale) => {
    const value = page.files[locale] ?? null;
    const text = known[fileName(page, locale)] ?? null;
    return value === null && text === null ? [] : [{ locale, value, known: text }];
  });
  return { kind: page.kind, id: page.id, files };
}

/** Whether the files of a page are, as far as is known, those on the disk. */
export function isSaved({ page, known }: Pick<Session, 'page' | 'known'>): boolean {
  return saveRequestOf({ page, known }).files.every(
    ({ value, known: text }) => (value === null ? null : fileText(value, text)) === text,
  );
}
