import { DEFAULT_LOCALE, LOCALE_CODES, type Locale } from '../../../src/content/locales';
import type { FeedLink, LinkAlternate, PageContext } from '../../../src/content/pageData';

/** Input for the head of a page. */
export interface HeadFacts {
  locale: Locale;
  path: string;
  metaTitle: string;
  metaDescription: string;
  metaOgtitle?: string | undefined;
  metaOgdescription?: string | undefined;
  /** Key of the social image; `resolveRouteMedia` replaces it with the URL. */
  metaOgimage: string;
  noIndex: boolean;
  /** Path of each language version. */
  languages: Partial<Record<Locale, string>>;
  /** Languages whose version is excluded from search engines. */
  hidden?: readonly Locale[];
  feeds: FeedLink[];
}

/**
 * Alternate links to all language versions, plus x-default; empty for pages in a single language and for pages excluded
 * from search engines (domain rules, section 2).
 */
function alternatesOf({ noIndex, languages, hidden = [] }: HeadFacts, origin: string): LinkAlternate[] {
  const versions = LOCALE_CODES.flatMap((code) => {
    const path = languages[code];
    return path === undefined || hidden.includes(code)
      ? []
      : [{ hreflang: code as string, href: origin + path }];
  });
  if (noIndex || versions.length < 2) return [];
  const fallback = hidden.includes(DEFAULT_LOCALE) ? undefined : languages[DEFAULT_LOCALE];
  return fallback === undefined
    ? versions
    : [...versions, { hreflang: 'x-default', href: origin + fallback }];
}

/** Page context and meta tags, with all derived values filled in. */
export function pageContext(facts: HeadFacts, origin: string): PageContext {
  const { locale, path, metaTitle, metaDescription, metaOgimage, noIndex, languages, feeds } = facts;
  const canonical = origin + path;
  return {
    locale,
    canonical,
    page: {
      languages,
      metaTags: {
        metaTitle,
        metaDescription,
        metaOgtitle: facts.metaOgtitle ?? metaTitle,
        metaOgdescription: facts.metaOgdescription ?? metaDescription,
        metaOgimage,
        canonical,
        noIndex,
        linkAlternates: alternatesOf(facts, origin),
        feeds,
      },
    },
  };
}
