import { PRIVACY_PATH } from '../../src/config/consent';
import { PLATE_SETS, POSTER_MOTIFS } from '../../src/config/posters';
import { DATA_FOLDER } from '../../src/content/dataUrls';
import { imprintPath } from '../../src/content/imprintPath';
import { DEFAULT_LOCALE, type Locale, LOCALES } from '../../src/content/locales';
import type { Kind } from '../../src/content/types';

/** Rules of the content check that a reviewer may change. Lengths are characters. */

/** Search engines truncate longer titles (domain rules, section 2). */
export const META_TITLE_MAX_LENGTH = 60;

/** Shorter descriptions say little, longer ones are truncated (domain rules, section 2). */
export const META_DESCRIPTION_LENGTH = { min: 70, max: 160 } as const;

/** Longer headlines fill several screens of a phone. */
export const TITLE_MAX = { words: 14, characters: 80 } as const;

/** Longer titles in menus do not fit into the header. */
export const MENU_TITLE_MAX_LENGTH = 30;

/** Space in desktop search results, in px, set in Arial: one line at 20 px for a title, two lines at 14 px for a description. */
export const META_TITLE_MAX_PX = 580;
/** See `META_TITLE_MAX_PX`. */
export const META_DESCRIPTION_MAX_PX = 920;

/** Half of all readers have to reread a longer sentence. */
export const SENTENCE_MAX_WORDS = 35;

/** LIX up to which a page reads like a newspaper; above 50 it reads like a statute. */
export const LIX_MAX = 50;

/** Minimum number of words for a meaningful LIX. */
export const LIX_MIN_WORDS = 100;

/** The group's own rule: the upper end of a pay band is at most this multiple of its lower end. */
export const PAY_BAND_MAX_RATIO = 1.2;

/** German minimum wage per hour in euros, by the day it takes effect (§ 1 MiLoG and its regulation of 2025), latest first. */
export const GERMAN_MINIMUM_WAGE: readonly (readonly [from: string, euros: number])[] = [
  ['2027-01-01', 14.6],
  ['2026-01-01', 13.9],
];

/**
 * Less or more an hour, in euros or francs, is a slip: the figures of another period, thousands left out, or a digit too many.
 * Apprentices earn more than `min`; `max` is less than ten times the minimum wage, so that a digit too many always shows.
 */
export const PLAUSIBLE_HOURLY_PAY = { min: 2, max: 120 } as const;

/** Number of days for which the content step and builds announce upcoming changes. */
export const UPCOMING_DAYS = 7;

/** A list of days on which a house is closed must reach this many days beyond the build: time to state the next year's. */
export const CLOSED_DAYS_AHEAD = 60;

/** Paths reserved for the build, relative to the root of the site. `/index/` contains the data of the home page. */
export const RESERVED_PATHS = [DATA_FOLDER, '/assets/', '/api/', '/index/', '/de/'] as const;

/** Ids used by the page's frame, which no block may have. */
export const RESERVED_ANCHORS = ['main', 'top', 'root', 'page-data', 'usercentrics-revoke'] as const;

/** Language-specific values. */
type OwnWords = Partial<Record<Locale, string>>;

const APPLICANT_ANCHORS: OwnWords = { de: 'bewerbung' };

/** Anchor of the privacy policy's section for applicants (specification, section 9, refers to point 7). */
export const applicantAnchor = (locale: Locale): string => APPLICANT_ANCHORS[locale] ?? 'applications';

const POSTER_WORDS: OwnWords = { de: 'Plakat:' };

/** What the alternative text of a drawn poster begins with. */
export const posterWord = (locale: Locale): string => POSTER_WORDS[locale] ?? 'Poster:';

/** Id of the page that hosts answer with where there is no page. */
export const NOT_FOUND_PAGE = '404';

/** Pages whose path the code or the hosts rely on in every language; without the language prefix. */
const FIXED_PATHS: Record<string, string> = {
  home: '/',
  [NOT_FOUND_PAGE]: '/404.html',
  offline: '/offline/',
  jobs: '/jobs/',
  'data-privacy': PRIVACY_PATH,
};

/** Pages within a process, whose path is an external contract in the languages it covers; without the language prefix. */
export const AGREED_PATHS: Record<string, OwnWords> = {
  'apply-thanks': { de: '/bewerbung-gesendet/', en: '/application-sent/' },
  'my-application': { de: '/meine-bewerbung/', en: '/my-application/' },
  'contact-thanks': { de: '/nachricht-gesendet/', en: '/message-sent/' },
  'saved-jobs': { de: '/gemerkt/', en: '/saved/' },
  'closed-job': { de: '/stelle-geschlossen/', en: '/job-closed/' },
};

const inLocale = (locale: Locale, path: string | undefined): string | undefined =>
  path === undefined ? undefined : LOCALES[locale].prefix + path;

/** The required path of a page; undefined if any path in its language is allowed. */
export const fixedPath = (id: string, locale: Locale): string | undefined =>
  id === 'imprint' ? imprintPath(locale) : inLocale(locale, FIXED_PATHS[id] ?? AGREED_PATHS[id]?.[locale]);

/** Kinds whose pages are all below one path, followed by their id. */
const KIND_PATHS: Partial<Record<Kind, { path: string; own?: OwnWords }>> = {
  cases: { path: '/work/' },
  press: { path: '/press/', own: { de: '/presse/' } },
  news: { path: '/news/' },
};

/** The path below which all pages of a kind are; undefined if they may be anywhere in their language. */
export function kindPath(kind: Kind, locale: Locale): string | undefined {
  const { path, own } = KIND_PATHS[kind] ?? {};
  return inLocale(locale, own?.[locale] ?? path);
}

/** Id of the page that lists the disciplines; the pages of their pairs are below its path. */
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

/** Further files that the specification requires only in the default language. */
const DEFAULT_ONLY = ['pages/about', 'pages/business', 'pages/news', 'pages/services', 'pages/work'];

/** Files without which the specification's routes or the build are incomplete, without `.json`. */
export const requiredFiles = (locale: Locale): readonly string[] =>
  locale === DEFAULT_LOCALE ? [...EVERYWHERE, ...DEFAULT_ONLY] : EVERYWHERE;

/** Texts required by the specification (section 3). */
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

/** Texts that may have two placeholders, as the specification's wording does. */
export const TWO_PLACEHOLDER_TEXTS: readonly string[] = ['form.uploadHint'];

/** The unit in which sizes are printed (src/lib/formatFileSize.ts). */
const MEGABYTE = 1024 ** 2;

/** Rules for the posters that identify pages. */
export interface PosterRules {
  /** Minimum difference between two posters, as a share; for its measurement see docs/decisions/0067-no-two-posters-alike.md. */
  leastDistance: number;
  /** If there are more posters, none are compared. */
  most: number;
}

/** With more pages than combinations of motif and set, some must look alike. */
export const POSTER_RULES: PosterRules = {
  leastDistance: 0.08,
  most: POSTER_MOTIFS.length * PLATE_SETS.length,
};

/** Motifs reserved for each case. If there are more cases than motifs allow, their drawings are not compared. */
export const MOTIFS_PER_CASE = 2;

/** Rules for files in `content-json/media`. */
export interface MediaRules {
  /** True if pictures need a `credit`. */
  isCreditRequired: boolean;
  /** Maximum size of a picture, a film, any other file, and all files together. */
  maxBytes: { picture: number; film: number; other: number; total: number };
}

/**
 * Git keeps every version of every file, and every clone downloads all of them: larger files belong in large-file storage
 * (content-json/README.md).
 */
export const MEDIA_RULES: MediaRules = {
  isCreditRequired: true,
  maxBytes: { picture: 4 * MEGABYTE, film: 16 * MEGABYTE, other: 25 * MEGABYTE, total: 250 * MEGABYTE },
};

/** So many houses may stand on one ground: that of their posters, on which the page prints their address. */
export const MAX_HOUSES_PER_GROUND = 2;
