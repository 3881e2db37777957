import type { AddressIndex } from '../../src/content/addressIndex';
import type { IntakeSite } from '../../src/content/intakeSite';
import type { Locale } from '../../src/content/locales';
import type { CompiledMessage, PageData, QueryData } from '../../src/content/pageData';
import type { Kind } from '../../src/content/types';
import type { TemplateName } from '../../src/content/view';
import type { Closing } from '../../src/hosting/closings';
import type { Redirect } from '../../src/hosting/redirects';
import type { PosterRequest } from '../images/poster';
import type { PhotoPart } from '../images/renderPhoto';
import type { PictureRequest } from '../images/renderPicture';
import type { SocialImageRequest } from '../images/socialImage';
import type { HouseCards } from './houseCards';
import type { Release } from './release';

/**
 * A file for download: a press release, business cards, a poster or photograph as a separate file, or the logo. `name`
 * is the file name without extension and hash.
 */
export type FileRequest =
  | { type: 'release'; name: string; release: Release }
  | { type: 'cards'; name: string; cards: HouseCards }
  | { type: 'poster'; name: string; poster: PosterRequest }
  | { type: 'photo'; name: string; photo: PhotoPart & { width: number } }
  /** A file from content-json/media, unchanged: PDF, film or captions; `hash` is that of its bytes. */
  | { type: 'delivered'; name: string; file: string; hash: string }
  | { type: 'logo'; name: string; variant: 'logo' | 'logoOverprint' };

/** One page of the site, with everything rendered from it. */
export interface SiteRoute {
  path: string;
  template: TemplateName;
  locale: Locale;
  /** The page's file in content-json, for error messages. */
  contentFile: string;
  /** Changes with everything rendered from the route; equal for equal routes of two builds. */
  hash: string;
  /** Keys of all media to be made for it, sorted. */
  readonly media: readonly string[];
  /** Resolved on access. */
  readonly page: PageData;
  /** JSON-LD objects for the head; not part of the page data. Resolved on access. */
  readonly structuredData: object[];
  /** Date of the content, YYYY-MM-DD, if it has one. */
  lastmod?: string;
}

/** One URL of the sitemap; `lastmod` (YYYY-MM-DD) is from the content, never from the build. */
export interface SitemapRow {
  loc: string;
  lastmod?: string;
}

/** An open job, news entry or press release in a feed; days are YYYY-MM-DD. */
export interface FeedEntry {
  /** Permanent identifier (URI), which stays the same if the page's address changes. */
  id: string;
  /** Absolute URL of the page. */
  url: string;
  title: string;
  summary: string;
  published: string;
  /** All facts of a job, as printed on its page; empty for other entries. */
  facts: { label: string; value: string }[];
  /** Cities and discipline, as printed. */
  tags: string[];
}

/** A feed in one language: of open jobs, of those of a city or discipline, of news or of press releases. */
export interface Feed {
  locale: string;
  title: string;
  /** Absolute URL of the Atom feed itself. */
  self: string;
  /** Absolute URL of the page that lists the entries. */
  home: string;
  entries: FeedEntry[];
}

/** A feed with its paths as Atom and as JSON. */
export interface SiteFeed extends Feed {
  path: string;
  jsonPath: string;
}

/** An event for calendar files; days are YYYY-MM-DD, times HH:MM in Berlin. */
export interface CalendarEvent {
  /** The same for all versions and languages of the event, so that calendars keep only one. */
  uid: string;
  locale: string;
  title: string;
  description: string;
  place: string;
  /** Absolute URL of its page. */
  url: string;
  firstDay: string;
  lastDay: string;
  /** Both or neither; without them the event lasts whole days. */
  startTime?: string | undefined;
  endTime?: string | undefined;
}

/** A calendar file of an event, with its path. */
export interface SiteCalendar extends CalendarEvent {
  path: string;
}

/** Address book entry of a house. */
export interface AddressCard {
  /** The same for all versions and languages of the card, so that address books keep only one. */
  uid: string;
  locale: string;
  /** Name of the company, and of its unit. */
  group: string;
  unit: string;
  /** Display name. */
  name: string;
  street: string;
  postalCode: string;
  city: string;
  country: string;
  /** `tel:` URL. */
  phone: string;
  /** Note on the phone number. */
  note?: string | undefined;
  email: string;
  /** Absolute URL of its page. */
  url: string;
}

/** A vCard of a house, with its path. */
export interface SiteAddressCard extends AddressCard {
  path: string;
}

/**
 * The whole site as data. Files that are made later are represented by keys `media/<kind>/<hash>`: as `src` of an
 * image, `href` of a download, `metaOgimage` and in structured data. `resolveRouteMedia` replaces them by URLs.
 */
export interface Site {
  origin: string;
  routes: SiteRoute[];
  /** Query data by hash. */
  queries: Record<string, QueryData>;
  redirects: Redirect[];
  /** Pages that close on a known day. */
  closings: Closing[];
  sitemap: SitemapRow[];
  /** Path and name of every page of the sitemap. */
  addresses: AddressIndex;
  feeds: SiteFeed[];
  calendars: SiteCalendar[];
  addressCards: SiteAddressCard[];
  /** Data for the intake. */
  intake: IntakeSite;
  /** Media to be made, by key; computed on access. */
  readonly images: Record<string, PictureRequest>;
  readonly socialImages: Record<string, SocialImageRequest>;
  readonly files: Record<string, FileRequest>;
}

/** Result of the content step for content without errors. */
export interface ContentIndex {
  site: Site;
  /** Compiled texts by locale and key. */
  texts: Record<Locale, Record<string, CompiledMessage>>;
  /** All text keys, sorted. */
  textKeys: string[];
  /** Ids of all pages by kind, sorted. */
  ids: Record<Kind, string[]>;
  /** Media files that a page may name. */
  mediaPaths: MediaPaths;
}

/** Paths below `content-json/media` by type, sorted. */
export type MediaPaths = Readonly<Record<'picture' | 'document' | 'film', readonly string[]>>;
