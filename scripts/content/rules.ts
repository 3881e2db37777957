import { PLATE_SETS, POSTER_MOTIFS } from '../../src/config/posters';
import { DEFAULT_LOCALE, type Locale, LOCALES } from '../../src/content/locales';
import type { Kind } from '../../src/content/types';

/** Rules of the content check that a reviewer may change. Lengths are characters. */

/** Search engines cut longer titles (domain rules, section 2). */
export const META_TITLE_MAX_LENGTH = 60;

/** Shorter descriptions say little, longer ones are cut (domain rules, section 2). */
export const META_DESCRIPTION_LENGTH = { min: 70, max: 160 } as const;

/** Room that search engines give on a desktop, in pixels of Arial: one line of 20 px for a title, two of 14 px for a description. */
export const META_TITLE_MAX_PX = 580;
/** See `META_TITLE_MAX_PX`. */
export const META_DESCRIPTION_MAX_PX = 920;

/** Longer sentences are begun anew by half of their readers. */
export const SENTENCE_MAX_WORDS = 35;

/** LIX up to which a page reads like a newspaper; above 50 it reads like a statute. */
export const LIX_MAX = 50;

/** Words from which the LIX of a page means something. */
export const LIX_MIN_WORDS = 100;

/** The group's own rule: the upper end of a pay band is at most this many times its lower end. */
export const PAY_BAND_MAX_RATIO = 1.2;

/** German minimum wage per hour in euros by the day from which it holds (§ 1 MiLoG and its regulation of 2025), the latest first. */
export const GERMAN_MINIMUM_WAGE: readonly (readonly [from: string, euros: number])[] = [
  ['2027-01-01', 14.6],
  ['2026-01-01', 13.9],
];

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

/** What a language may have otherwise than the others. */
type OwnWords = Partial<Record<Locale, string>>;

const APPLICANT_ANCHORS: OwnWords = { de: 'bewerbung' };

/** Where in the privacy policy applicants are told about their data (specification, section 9: point 7 is cited). */
export const applicantAnchor = (locale: Locale): string => APPLICANT_ANCHORS[locale] ?? 'applications';

/** Pages whose address the code or the hosts rely on in every language, behind its prefix. */
const FIXED_PATHS: Record<string, string> = {
  home: '/',
  '404': '/404.html',
  offline: '/offline/',
  jobs: '/jobs/',
  'data-privacy': '/data-privacy/',
};

/** Pages whose address others know by contract, in the languages of which it speaks; behind the prefix. */
const AGREED_PATHS: Record<string, OwnWords> = {
  'apply-thanks': { de: '/bewerbung-gesendet/', en: '/application-sent/' },
  'my-application': { de: '/meine-bewerbung/', en: '/my-application/' },
  'contact-thanks': { de: '/nachricht-gesendet/', en: '/message-sent/' },
  'saved-jobs': { de: '/gemerkt/', en: '/saved/' },
  'closed-job': { de: '/stelle-geschlossen/', en: '/job-closed/' },
};

const inLocale = (locale: Locale, path: string | undefined): string | undefined =>
  path === undefined ? undefined : LOCALES[locale].prefix + path;

/** The address that a page must have; undefined for one that may lie anywhere in its language. */
export const fixedPath = (id: string, locale: Locale): string | undefined =>
  inLocale(locale, FIXED_PATHS[id] ?? AGREED_PATHS[id]?.[locale]);

/** Kinds whose pages lie below one address: the id follows it. */
const KIND_PATHS: Partial<Record<Kind, { path: string; own?: OwnWords }>> = {
  cases: { path: '/work/' },
  press: { path: '/press/', own: { de: '/presse/' } },
  news: { path: '/news/' },
};

/** The address below which the pages of a kind lie; undefined for a kind whose pages lie anywhere in their language. */
export function kindPath(kind: Kind, locale: Locale): string | undefined {
  const { path, own } = KIND_PATHS[kind] ?? {};
  return inLocale(locale, own?.[locale] ?? path);
}

/** Id of the page that names the disciplines; the pages of their pairs lie below its address. */
export const DISCIPLINES_PAGE = 'services';

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

/** Of the default language besides: what it alone has by specification. */
const DEFAULT_ONLY = ['pages/about', 'pages/business', 'pages/news', 'pages/services', 'pages/work'];

/** Files without which the specification's routes or the build are incomplete, without `.json`. */
export const requiredFiles = (locale: Locale): readonly string[] =>
  locale === DEFAULT_LOCALE ? [...EVERYWHERE, ...DEFAULT_ONLY] : EVERYWHERE;

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

/** As sizes are printed (src/lib/formatFileSize.ts). */
const MEGABYTE = 1024 ** 2;

/** What is asked of the posters by which pages are known. */
export interface PosterRules {
  /** By how much two of them differ at least, as a share; docs/decisions/0067-no-two-posters-alike.md says how that is measured. */
  leastDistance: number;
  /** Of more posters than this none is compared. */
  most: number;
}

/** There are this many motifs in this many sets: of more pages some must look alike. */
export const POSTER_RULES: PosterRules = {
  leastDistance: 0.08,
  most: POSTER_MOTIFS.length * PLATE_SETS.length,
};

/** So many motifs are for each case alone. With more cases than there are motifs for, their drawings are not compared. */
export const MOTIFS_PER_CASE = 2;

/** What is asked of files in `content-json/media`. */
export interface MediaRules {
  /** Whether a picture must say who made it (`credit`). */
  isCreditRequired: boolean;
  /** What a picture, a film, another file, and all of them together may weigh. */
  maxBytes: { picture: number; film: number; other: number; total: number };
}

/**
 * Git keeps each version of each file for ever, and everybody who clones the repository downloads all of them: larger ones
 * belong into large-file storage (content-json/README.md).
 */
export const MEDIA_RULES: MediaRules = {
  isCreditRequired: true,
  maxBytes: { picture: 4 * MEGABYTE, film: 16 * MEGABYTE, other: 25 * MEGABYTE, total: 250 * MEGABYTE },
};
