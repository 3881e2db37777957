import { isSilencedBy, silencesOf } from '../../../scripts/content/silences';
import { applyTypography } from '../../../scripts/content/typography/findTypography';
import type { Hyphenate } from '../../../scripts/content/typography/hyphenation';
import {
  type TypographyOfText,
  typographyOfFile,
} from '../../../scripts/content/typography/typographyOfFile';
import type { Locale } from '../../../src/content/locales';
import { setAt, valueAt } from '../model/json';
import { languagesOf, type Page } from '../model/page';

/** A text of a page and what its characters should be. */
export interface PageTypography extends TypographyOfText {
  locale: Locale;
}

/** What breaks long words, by language. */
export type Hyphenators = Partial<Record<Locale, Hyphenate>>;

/** What was found, and what it could not be looked at for. */
export interface TypographyOfPage {
  found: PageTypography[];
  /** Languages with a long word whose patterns are not there yet. */
  unbroken: Locale[];
}

/** The texts of all languages of a page in which a character should be another one, and is not meant as it is. */
export function typographyOfPage(page: Page, hyphenators: Hyphenators): TypographyOfPage {
  const unbroken = new Set<Locale>();
  const found = languagesOf(page).flatMap((locale) => {
    const noteWord = (word: string) => {
      unbroken.add(locale);
      return word;
    };
    const options = { locale, hyphenate: hyphenators[locale] ?? noteWord };
    const file = page.files[locale];
    const silences = silencesOf(file);
    return typographyOfFile(page.kind, file, options).flatMap((text) => {
      const { pointer } = text;
      const findings = text.findings.filter(
        ({ rule }) => !silences.some((silence) => isSilencedBy(silence, { code: rule, pointer })),
      );
      return findings.length === 0 ? [] : [{ ...text, findings, locale }];
    });
  });
  return { found, unbroken: [...unbroken] };
}

/** The page with the given findings put right. A text that has changed since it was looked at stays as it is. */
export function withTypography(page: Page, choices: readonly PageTypography[]): Page {
  return choices.reduce((all, { locale, path, text, findings }) => {
    const file = all.files[locale];
    if (!file || valueAt(file, path) !== text) return all;
    const files = { ...all.files, [locale]: setAt(file, path, applyTypography(text, findings)) };
    return { ...all, files } as Page;
  }, page);
}

/** Of all findings those that need nobody to look at them. */
export function safeOnly(found: readonly PageTypography[]): PageTypography[] {
  return found.flatMap((typography) => {
    const findings = typography.findings.filter(({ isSafe }) => isSafe);
    return findings.length === 0 ? [] : [{ ...typography, findings }];
  });
}

/** Number of findings in several texts. */
export function countFindings(found: readonly PageTypography[]): number {
  return found.reduce((sum, { findings }) => sum + findings.length, 0);
}
