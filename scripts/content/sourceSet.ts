import { DEFAULT_LOCALE, LOCALE_CODES, type Locale } from '../../src/content/locales';
import type { Kind } from '../../src/content/types';
import { type FileFacts, factFields } from './facts';
import { createSource, type Source } from './sources';

/** A file that makes a page. */
export type PageSource = Source & { kind: Kind };

/** The files of all locales, with the look-ups needed by checks across files. */
export interface SourceSet {
  /** Name of the content folder in messages. */
  shown: string;
  /** Files that make pages, sorted by path. */
  pages: PageSource[];
  /** The page with an id in a locale. */
  find(locale: Locale, id: string): PageSource | undefined;
  /**
   * The page with an id in the given locale, otherwise in the first other one that has it. Of the default locale only its
   * own: a translation whose original is gone must not hide that links lead nowhere.
   */
  findNear(locale: Locale, id: string): PageSource | undefined;
  /** Ids of all pages of all locales, sorted. */
  ids: string[];
  /** `navigation.json` of each locale that has one. */
  navigation: Source[];
  /** `texts.json` of each locale that has one, the default locale first. */
  texts: Source[];
}

const isPage = (source: Source): source is PageSource =>
  source.kind !== 'navigation' && source.kind !== 'texts';

/** Arranges files for checking. If two pages of a locale have the same id, `find` returns the first by path. */
export function createSourceSet(sources: readonly Source[], shown: string): SourceSet {
  const ordered = sources.toSorted((a, b) => (a.file < b.file ? -1 : 1));
  const pages = ordered.filter(isPage);
  const byId = new Map<string, PageSource>();
  for (const page of pages.toReversed()) byId.set(`${page.locale}/${page.id}`, page);
  const find = (locale: Locale, id: string) => byId.get(`${locale}/${id}`);
  const byLocale = (kind: Source['kind']) =>
    LOCALE_CODES.flatMap((locale) =>
      ordered.filter((source) => source.kind === kind && source.locale === locale),
    );
  return {
    shown,
    pages,
    find,
    findNear(locale, id) {
      const own = find(locale, id);
      if (own || locale === DEFAULT_LOCALE) return own;
      for (const code of LOCALE_CODES) {
        const page = find(code, id);
        if (page) return page;
      }
      return undefined;
    },
    ids: [...new Set(pages.map(({ id }) => id))].toSorted(),
    navigation: byLocale('navigation'),
    texts: byLocale('texts'),
  };
}

/** A copy of a page with other data but the same text and uses; for pages still being edited. */
export function withData(page: PageSource, data: unknown): PageSource {
  const { kind, text } = page;
  const facts: FileFacts = {
    isJson: true,
    isValid: true,
    fields: factFields(kind, data),
    uses: page.facts.uses,
  };
  const source = createSource(page, facts, { readText: () => text }) as PageSource;
  return Object.defineProperty(source, 'data', { value: data });
}
