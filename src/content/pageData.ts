import type { FormAnswer } from './formAnswer';
import type { JobWords } from './jobWords';
import type { Locale } from './locales';
import type { SiteWords } from './siteWords';
import type { ContentByTemplate, TemplateName } from './view';

/** A `<link rel="alternate">` to another language version of the page; `href` is absolute. */
export interface LinkAlternate {
  hreflang: string;
  href: string;
}

/** A `<link rel="alternate">` to a feed; `href` is a path. */
export interface FeedLink {
  href: string;
  title: string;
}

/** Contents of the document's head; `metaTitle` is the text of `<title>`. */
export interface MetaTags {
  metaTitle: string;
  metaDescription: string;
  metaOgtitle: string;
  metaOgdescription: string;
  /** Absolute URL of the 1200 x 630 px image. */
  metaOgimage: string;
  canonical: string;
  noIndex: boolean;
  linkAlternates: LinkAlternate[];
  /** The jobs of the language first, then feeds of this page alone. */
  feeds: FeedLink[];
}

/** Data about the page that every template gets. */
export interface PageContext {
  locale: Locale;
  /** Absolute URL of the page. */
  canonical: string;
  page: {
    /** Path of the page in each language it exists in, including its own. */
    languages: Partial<Record<Locale, string>>;
    metaTags: MetaTags;
  };
}

/** Content of one page, as in `/page-data/<path>/page-data.json`. */
export type PageData = {
  [T in TemplateName]: {
    path: string;
    template: T;
    context: PageContext;
    content: ContentByTemplate[T];
    /** Hashes of the query data that the page needs. */
    queries: string[];
    /** Only in a page that the server renders in response to a form sent without script. */
    answer?: FormAnswer;
    /** true: the server has filled in the page for one person, at a URL of the intake. */
    isServed?: true;
  };
}[TemplateName];

/** `/page-data/app-data.json`: the hash of the build that the host serves now. */
export interface AppData {
  build: string;
}

/** A navigation item; one without a full path is never rendered. */
export interface NavigationItem {
  titleNavigation: string;
  fields: { fullPath: string };
  isExternal: boolean;
  /**
   * Beginnings of the paths of further pages on which the item is marked: its page lists them, but they do not begin with
   * its path, such as `/berlin/` for the item of the houses. Only in the main menu, and omitted if there are none.
   */
  paths?: readonly string[];
}

/** Menus of one locale, with all paths resolved. */
export interface NavigationView {
  main: NavigationItem[];
  call: NavigationItem | null;
  footer: { title: string; items: NavigationItem[] }[];
  legal: NavigationItem[];
  /** Number of open jobs, shown beside the job list's menu entry. */
  jobCount: number;
  /** Path of the job list, whose menu entry has that number. */
  jobsPath: string | null;
}

/** A parsed ICU message (no parser is shipped to the browser). */
export type CompiledMessage = readonly object[];

/** Paths of a job by its id, to resolve links with an older slug. */
export interface JobPaths {
  id: string;
  path: string;
  application: string | null;
}

/** Current path of a page by each of its former paths. */
export type FormerPaths = Readonly<Record<string, string>>;

/** Query data, as in `/page-data/sq/d/<hash>.json`; shared by many pages and loaded once. */
export type QueryData =
  | { query: 'navigation'; locale: Locale; data: NavigationView }
  | { query: 'texts'; locale: Locale; group: string; data: Record<string, CompiledMessage> }
  | { query: 'jobPaths'; locale: Locale; data: JobPaths[] }
  | { query: 'formerPaths'; locale: Locale; data: FormerPaths }
  /**
   * Search words are in no page's `queries`: they are loaded when a visitor starts to search, by the hash in the block
   * with the search box.
   */
  | { query: 'jobWords'; locale: Locale; data: JobWords }
  | { query: 'siteWords'; locale: Locale; data: SiteWords };

/** Data embedded in a page's HTML, so that the first render needs no request. */
export interface EmbeddedData {
  build: string;
  page: PageData;
  queries: Record<string, QueryData>;
}
