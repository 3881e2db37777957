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
import type { AddressCard } from '../prerender/addressCard';
import type { CalendarEvent } from '../prerender/calendarFile';
import type { Feed, SitemapRow } from '../prerender/siteFiles';
import type { HouseCards } from './houseCards';
import type { Release } from './release';

/**
 * A file to take away that the build makes: a press release, business cards, a poster or photograph as a file of its own, or the logo.
 * `name` is the file's name without ending and hash.
 */
export type FileRequest =
  | { type: 'release'; name: string; release: Release }
  | { type: 'cards'; name: string; cards: HouseCards }
  | { type: 'poster'; name: string; poster: PosterRequest }
  | { type: 'photo'; name: string; photo: PhotoPart & { width: number } }
  /** A file as it was delivered: a PDF, a film, captions; the hash names its bytes. */
  | { type: 'delivered'; name: string; file: string; hash: string }
  | { type: 'logo'; name: string; variant: 'logo' | 'logoOverprint' };

/** One page of the site with all that is rendered from it. */
export interface SiteRoute {
  path: string;
  template: TemplateName;
  locale: Locale;
  /** File in content-json the page comes from, for error messages. */
  contentFile: string;
  /** Changes with anything that is rendered from the route; equal routes of two builds have the same. */
  hash: string;
  /** Keys of everything that is to be made for it, sorted. */
  readonly media: readonly string[];
  /** Resolved when it is asked for. */
  readonly page: PageData;
  /** JSON-LD objects for the head; kept out of the page data. Resolved like `page`. */
  readonly structuredData: object[];
  /** The language's feed of jobs, for the head. */
  feed: { href: string; title: string };
  /** Day the content is from, YYYY-MM-DD, where the content says so. */
  lastmod?: string;
}

/** A feed with the paths it is served at, as Atom and as JSON. */
export interface SiteFeed extends Feed {
  path: string;
  jsonPath: string;
}

/** A file by which a calendar takes an event, with the path it is served at. */
export interface SiteCalendar extends CalendarEvent {
  path: string;
}

/** A file by which an address book takes a house, with the path it is served at. */
export interface SiteAddressCard extends AddressCard {
  path: string;
}

/**
 * The whole site as data. Where a file is meant that is made later, a key `media/<kind>/<hash>` stands: as `src` of an
 * image, as `href` of a download, as `metaOgimage` and in structured data. `resolveMediaUrls` puts the addresses in.
 */
export interface Site {
  origin: string;
  routes: SiteRoute[];
  /** Query data by hash. */
  queries: Record<string, QueryData>;
  redirects: Redirect[];
  /** What ends with which day. */
  closings: Closing[];
  sitemap: SitemapRow[];
  /** Path and name of every page of the sitemap. */
  addresses: AddressIndex;
  feeds: SiteFeed[];
  calendars: SiteCalendar[];
  addressCards: SiteAddressCard[];
  /** What the intake knows of the site. */
  intake: IntakeSite;
  /** What is to be made, by key; read when it is asked for. */
  readonly images: Record<string, PictureRequest>;
  readonly socialImages: Record<string, SocialImageRequest>;
  readonly files: Record<string, FileRequest>;
}

/** Everything the content step knows once content is free of errors. */
export interface ContentIndex {
  site: Site;
  /** Compiled texts of each locale: key => message. */
  texts: Record<Locale, Record<string, CompiledMessage>>;
  /** All text keys, sorted. */
  textKeys: string[];
  /** Ids of all pages by their kind, sorted. */
  ids: Record<Kind, string[]>;
  /** Files of editors' own that a page may name. */
  mediaPaths: MediaPaths;
}

/** Paths below `content-json/media` by what the files are, sorted. */
export type MediaPaths = Readonly<Record<'picture' | 'document' | 'film', readonly string[]>>;
