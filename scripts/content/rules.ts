import type { Locale } from '../../src/content/locales';
import type { Kind } from '../../src/content/types';

/** Rules of the content check that a reviewer may change. Lengths are characters. */

/** Search engines cut longer titles (domain rules, section 2). */
export const META_TITLE_MAX_LENGTH = 60;

/** Shorter descriptions say little, longer ones are cut (domain rules, section 2). */
export const META_DESCRIPTION_LENGTH = { min: 70, max: 160 } as const;

/** The content step and builds say what so many days to come will change. */
export const UPCOMING_DAYS = 7;

/** Addresses below which only the build writes, relative to the root of the site. `/index/` is where home's data lies. */
export const RESERVED_PATHS = ['/page-data/', '/assets/', '/api/', '/index/', '/de/'] as const;

/** Files the build writes at the root of the site. */
export const RESERVED_FILES = [
  '/sitemap.xml',
  '/robots.txt',
  '/sw.js',
  '/manifest.webmanifest',
  '/favicon.ico',
  '/favicon.svg',
] as const;

/** Ids the page's frame uses itself, so no block may bear them. */
export const RESERVED_ANCHORS = ['main', 'top', 'root', 'page-data', 'usercentrics-revoke'] as const;

/** Where in the privacy policy applicants are told about their data (specification, section 9: point 7 is cited). */
export const APPLICANT_ANCHORS: Record<Locale, string> = { de: 'bewerbung', en: 'applications' };

/** Pages whose address the code, the hosts or the contract rely on, without the prefix of the locale. */
export const FIXED_PATHS: Record<string, Record<Locale, string>> = {
  home: { de: '/', en: '/en/' },
  '404': { de: '/404.html', en: '/en/404.html' },
  offline: { de: '/offline/', en: '/en/offline/' },
  jobs: { de: '/jobs/', en: '/en/jobs/' },
  'apply-thanks': { de: '/bewerbung-gesendet/', en: '/en/application-sent/' },
  'my-application': { de: '/meine-bewerbung/', en: '/en/my-application/' },
  'contact-thanks': { de: '/nachricht-gesendet/', en: '/en/message-sent/' },
  'saved-jobs': { de: '/gemerkt/', en: '/en/saved/' },
  'closed-job': { de: '/stelle-geschlossen/', en: '/en/job-closed/' },
  'data-privacy': { de: '/data-privacy/', en: '/en/data-privacy/' },
};

/** Kinds whose pages lie below one address: the id follows it. */
export const KIND_PATHS: Partial<Record<Kind, Record<Locale, string>>> = {
  cases: { de: '/work/', en: '/en/work/' },
  press: { de: '/presse/', en: '/en/press/' },
  news: { de: '/news/', en: '/en/news/' },
};

const EVERYWHERE = [
  'pages/404',
  'pages/apply-thanks',
  'pages/closed-job',
  'pages/contact',
  'pages/contact-thanks',
  'pages/home',
  'pages/jobs',
  'pages/locations',
  'pages/my-application',
  'pages/offline',
  'pages/press',
  'pages/saved-jobs',
  'legal/data-privacy',
  'legal/imprint',
  'applications/freelance',
  'applications/initiative',
  'navigation',
  'texts',
];

/** Files without which the specification's routes or the build are incomplete, without `.json`, by locale. */
export const REQUIRED_FILES: Record<Locale, readonly string[]> = {
  de: [...EVERYWHERE, 'pages/about', 'pages/business', 'pages/news', 'pages/services', 'pages/work'],
  en: EVERYWHERE,
};

/** Texts the specification names (section 3). */
export const SPECIFIED_TEXTS = [
  'navigation.copy',
  'navigation.email.link',
  'navigation.email.label',
  'copyright',
  'social.linkedin.link',
  'social.twitter.link',
  'social.instagram.link',
  'social.spotify.link',
  'social.kununu.link',
] as const;

/** The texts that may have two placeholders, because a sentence of the specification does. */
export const TWO_PLACEHOLDER_TEXTS: readonly string[] = ['form.uploadHint'];
