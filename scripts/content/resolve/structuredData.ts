import { homePath, type Locale, LOCALES } from '../../../src/content/locales';
import type { Kind } from '../../../src/content/types';
import type { ResolveContext } from './context';
import type { Entry, EntryOf } from './entries';
import { navigationTitle } from './links';
import { plainTitle } from './titles';

/** Name of the company in structured data. */
export const ORGANIZATION_NAME = 'SFF';

/** URL of the logo as a square raster image, as search engines require. */
export function organizationLogo(origin: string): string {
  return `${origin}/icon-512.png`;
}

const CONTEXT = 'https://schema.org';

/** The page that lists pages of a kind. */
const PARENTS: Partial<Record<Kind, string>> = {
  cases: 'work',
  press: 'press',
  news: 'news',
  events: 'news',
  units: 'services',
  pairs: 'services',
  locations: 'locations',
  jobs: 'jobs',
  applications: 'jobs',
};

/** The company with its social media accounts. */
export function organization(origin: string, accounts: readonly string[]): object {
  return {
    '@context': CONTEXT,
    '@type': 'Organization',
    '@id': `${origin}/#organization`,
    name: ORGANIZATION_NAME,
    url: `${origin}/`,
    logo: organizationLogo(origin),
    sameAs: accounts,
  };
}

/** The site in one language. */
export function website(origin: string, locale: Locale): object {
  return {
    '@context': CONTEXT,
    '@type': 'WebSite',
    name: ORGANIZATION_NAME,
    url: origin + homePath(locale),
    inLanguage: LOCALES[locale].intl,
    publisher: { '@id': `${origin}/#organization` },
  };
}

/** Breadcrumbs from home through the list to the page itself; empty for home. */
export function trailOf({ entries, text }: ResolveContext, page: Entry): { name: string; path: string }[] {
  const home = entries.find(page.locale, 'home');
  if (page.id === 'home' || !home) return [];
  const parentId = PARENTS[page.kind];
  const parent = parentId === undefined ? undefined : entries.find(page.locale, parentId);
  const steps = [home, ...(parent && parent.id !== page.id ? [parent] : []), page];
  return steps.map((step) => ({
    name: step.id === 'home' ? text('site.name') : navigationTitle(step),
    path: step.card.path,
  }));
}

/** The same breadcrumbs as structured data; undefined for home. */
export function breadcrumbs(context: ResolveContext, page: Entry): object | undefined {
  const trail = trailOf(context, page);
  if (trail.length === 0) return undefined;
  return {
    '@context': CONTEXT,
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: context.origin + path,
    })),
  };
}

/** A news entry or press release; `image` is the key of its social image. */
export function newsArticle(
  { origin }: ResolveContext,
  page: EntryOf<'news'> | EntryOf<'press'>,
  image: string,
): object {
  const publisher = {
    '@type': 'Organization',
    name: ORGANIZATION_NAME,
    url: `${origin}/`,
    logo: organizationLogo(origin),
  };
  return {
    '@context': CONTEXT,
    '@type': 'NewsArticle',
    headline: plainTitle(page.data.title),
    description: page.data.metaDescription,
    datePublished: page.data.date,
    inLanguage: LOCALES[page.locale].intl,
    mainEntityOfPage: origin + page.data.path,
    image: [image],
    author: publisher,
    publisher,
  };
}
