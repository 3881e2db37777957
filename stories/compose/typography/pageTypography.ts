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

/** A text of a page with its typographic corrections. */
export interface PageTypography extends TypographyOfText {
  locale: Locale;
}

/** Hyphenation functions, by language. */
export type Hyphenators = Partial<Record<Locale, Hyphenate>>;

/** Corrections found, and languages that could not be checked completely. */
export interface TypographyOfPage {
  found: PageTypography[];
  /** Languages with a long word, whose patterns are not loaded yet. */
  unbroken: Locale[];
}

/** Returns the texts of all languages of a page that need typographic corrections, except intended exceptions. */
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

/** Applies corrections to a page. Texts changed since the check stay as they are. */
export function withTypography(page: Page, choices: readonly PageTypography[]): Page {
  return choices.reduce((all, { locale, path, text, findings }) => {
    const file = all.files[locale];
    if (!file || valueAt(file, path) !== text) return all;
    const files = { ...all.files, [locale]: setAt(file, path, applyTypography(text, findings)) };
    return { ...all, files } as Page;
  }, page);
}

/** Returns only the corrections that are safe to apply without review. */
export function safeOnly(found: readonly PageTypography[]): PageTypography[] {
  return found.flatMap((typography) => {
    const findings = typography.findings.filter(({ isSafe }) => isSafe);
    return findings.length === 0 ? [] : [{ ...typography, findings }];
  });
}

/** Counts the corrections in several texts. */
export function countFindings(found: readonly PageTypography[]): number {
  return found.reduce((sum, { findings }) => sum + findings.length, 0);
}
