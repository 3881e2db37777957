import { LOCALES, LOCALE_CODES } from '../content/locales';
import { feedType } from '../content/feedFormats';
import type { PageContext } from '../content/pageData';

/** A head element that differs from page to page. */
export interface HeadTag {
  tag: 'meta' | 'link';
  attributes: Record<string, string>;
}

const meta = (attributes: Record<string, string>): HeadTag => ({ tag: 'meta', attributes });
const link = (attributes: Record<string, string>): HeadTag => ({ tag: 'link', attributes });

/**
 * Returns description, robots, canonical, language versions and Open Graph tags of a page (domain rules:
 * self-referencing canonical per language; hreflang lists all versions or is left out; noindex pages have no hreflang).
 */
export function headTags({ locale, canonical, page }: PageContext): HeadTag[] {
  const { metaTags, languages } = page;
  const otherLocales = LOCALE_CODES.filter((code) => code !== locale && languages[code] !== undefined);
  return [
    meta({ name: 'description', content: metaTags.metaDescription }),
    ...(metaTags.noIndex ? [meta({ name: 'robots', content: 'noindex' })] : []),
    link({ rel: 'canonical', href: metaTags.canonical }),
    ...metaTags.linkAlternates.map(({ hreflang, href }) => link({ rel: 'alternate', hreflang, href })),
    ...metaTags.feeds.map(({ href, title }) => link({ rel: 'alternate', type: feedType(href), href, title })),
    meta({ property: 'og:type', content: 'website' }),
    meta({ property: 'og:site_name', content: 'SFF' }),
    meta({ property: 'og:title', content: metaTags.metaOgtitle }),
    meta({ property: 'og:description', content: metaTags.metaOgdescription }),
    meta({ property: 'og:url', content: canonical }),
    meta({ property: 'og:image', content: metaTags.metaOgimage }),
    meta({ property: 'og:image:width', content: '1200' }),
    meta({ property: 'og:image:height', content: '630' }),
    meta({ property: 'og:locale', content: LOCALES[locale].openGraph }),
    ...otherLocales.map((code) =>
      meta({ property: 'og:locale:alternate', content: LOCALES[code].openGraph }),
    ),
    meta({ name: 'twitter:card', content: 'summary_large_image' }),
  ];
}
