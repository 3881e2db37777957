import type { FormAnswer } from './formAnswer';
import type { JobWords } from './jobWords';
import type { Locale } from './locales';
import type { SiteWords } from './siteWords';
import type { ContentByTemplate, TemplateName } from './view';

/** One `<link rel="alternate">`: another language version of the page, absolute. */
export interface LinkAlternate {
  hreflang: string;
  href: string;
}

/** A feed that a page names, beside the one that all pages name. */
export interface FeedLink {
  href: string;
  title: string;
  /** Media type. */
  type: string;
}

/** Everything the document's head says about a page; `metaTitle` is the text of `<title>`. */
export interface MetaTags {
  metaTitle: string;
  metaDescription: string;
  metaOgtitle: string;
  metaOgdescription: string;
  /** Absolute address of the 1200 x 630 image. */
  metaOgimage: string;
  canonical: string;
  noIndex: boolean;
  linkAlternates: LinkAlternate[];
  feeds?: FeedLink[];
}

/** What every template may know about its page. */
export interface PageContext {
  locale: Locale;
  /** Absolute address of the page. */
  canonical: string;
  page: {
    /** Path of each language version that exists, the page's own included. */
    languages: Partial<Record<Locale, string>>;
    metaTags: MetaTags;
  };
}

/** The content of one page, as in `/page-data/<path>/page-data.json`. */
export type PageData = {
  [T in TemplateName]: {
    path: string;
    template: T;
    context: PageContext;
    content: ContentByTemplate[T];
    /** Hashes of the query data the page needs. */
    queries: string[];
    /** Only in a page the server renders as its answer to a form sent without script. */
    answer?: FormAnswer;
    /** true: the server has filled it for one person, at an address of the intake. */
    isServed?: true;
  };
}[TemplateName];

/** `/page-data/app-data.json`: the hash of the build the visitor would get now. */
export interface AppData {
  build: string;
}

/** A navigation item; one without a full path is never rendered. */
export interface NavigationItem {
  titleNavigation: string;
  fields: { fullPath: string };
  isExternal: boolean;
}

/** Menus of one locale with all paths filled in. */
export interface NavigationView {
  main: NavigationItem[];
  call: NavigationItem | null;
  footer: { title: string; items: NavigationItem[] }[];
  legal: NavigationItem[];
  /** Number of open jobs, shown beside the job list's menu entry. */
  jobCount: number;
  /** Path of the job list, which carries that number. */
  jobsPath: string | null;
}

/** A parsed ICU message (the browser carries no parser). */
export type CompiledMessage = readonly object[];

/** Where a job is found by its id: links under an older slug are resolved with it. */
export interface JobPaths {
  id: string;
  path: string;
  application: string | null;
}

/** Where a page is now, by each of its former paths. */
export type FormerPaths = Readonly<Record<string, string>>;

/** Query data, as in `/page-data/sq/d/<hash>.json`; shared by many pages and loaded once. */
export type QueryData =
  | { query: 'navigation'; locale: Locale; data: NavigationView }
  | { query: 'texts'; locale: Locale; group: string; data: Record<string, CompiledMessage> }
  | { query: 'jobPaths'; locale: Locale; data: JobPaths[] }
  | { query: 'formerPaths'; locale: Locale; data: FormerPaths }
  /** Words are in no page's `queries`: loaded when somebody begins to search, by the hash in the block that has the box. */
  | { query: 'jobWords'; locale: Locale; data: JobWords }
  | { query: 'siteWords'; locale: Locale; data: SiteWords };

/** What is embedded in a page's HTML, so that the first render needs no request. */
export interface EmbeddedData {
  build: string;
  page: PageData;
  queries: Record<string, QueryData>;
}
