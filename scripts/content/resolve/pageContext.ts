import { DEFAULT_LOCALE, LOCALE_CODES, type Locale } from '../../../src/content/locales';
import type { FeedLink, LinkAlternate, PageContext } from '../../../src/content/pageData';

/** What the head of a page is made of. */
export interface HeadFacts {
  locale: Locale;
  path: string;
  metaTitle: string;
  metaDescription: string;
  metaOgtitle?: string | undefined;
  metaOgdescription?: string | undefined;
  /** Key of the social image; `resolveMediaUrls` puts its address in. */
  metaOgimage: string;
  noIndex: boolean;
  /** Path of each language version. */
  languages: Partial<Record<Locale, string>>;
  /** Feeds beside the one that all pages name. */
  feeds?: FeedLink[];
}

/**
 * All language versions and the one for everybody else; none for a page in one language only, and none for a page that
 * search engines shall leave alone (domain rules, section 2).
 */
function alternatesOf({ noIndex, languages }: HeadFacts, origin: string): LinkAlternate[] {
  const versions = LOCALE_CODES.flatMap((code) => {
    const path = languages[code];
    return path === undefined ? [] : [{ hreflang: code as string, href: origin + path }];
  });
  if (noIndex || versions.length < 2) return [];
  const fallback = languages[DEFAULT_LOCALE];
  return fallback === undefined
    ? versions
    : [...versions, { hreflang: 'x-default', href: origin + fallback }];
}

/** Page context and meta tags, with everything in them that follows from other facts. */
export function pageContext(facts: HeadFacts, origin: string): PageContext {
  const { locale, path, metaTitle, metaDescription, metaOgimage, noIndex, languages } = facts;
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
        ...(facts.feeds?.length ? { feeds: facts.feeds } : {}),
      },
    },
  };
}
