/** Name of the file in `dist` that lists when job pages close, for servers; static hosts do not serve it. */
export const CLOSINGS_FILE = '_closings.json';

const SITEMAP = '/sitemap.xml';

/** True for the path of a file that lists jobs: the sitemap or a feed. */
export const listsJobs = (path: string): boolean =>
  path === SITEMAP || /\/jobs\/(?:[^/]+\/)*feed\.(?:xml|json)$/.test(path);

/** Pages of an open job that close after its last day. */
export interface Closing {
  /** Last day for applications, YYYY-MM-DD in Berlin; the pages exist until its end. */
  lastDay: string;
  /** The job's page and its form. */
  paths: string[];
  /** The page shown instead afterwards, until the next build. */
  to: string;
}

const isClosing = (value: unknown): value is Closing => {
  const { lastDay, paths, to } = (value ?? {}) as Partial<Closing>;
  return typeof lastDay === 'string' && Array.isArray(paths) && typeof to === 'string';
};

/**
 * Parses the text of {@link CLOSINGS_FILE}.
 * @throws Error naming the file if it is not valid
 */
export function parseClosings(text: string): Closing[] {
  const value: unknown = JSON.parse(text);
  if (Array.isArray(value) && value.every(isClosing)) return value;
  throw new Error(`${CLOSINGS_FILE} is not a list of pages that close: build the site again.`);
}

/** Path of an absolute address; undefined if it is none. */
const pathOf = (address: string | undefined): string | undefined =>
  address !== undefined && URL.canParse(address) ? new URL(address).pathname : undefined;

/** The address in an entry of a sitemap, or the first link of one in a feed. */
const entryAddress = /<loc>([^<]*)<|<link rel="alternate" type="text\/html" href="([^"]*)"/;

const addressOf = (entry: string): string | undefined => {
  const [, loc, href] = entryAddress.exec(entry) ?? [];
  return loc ?? href;
};

/**
 * Returns a sitemap or feed (at `path`, as written by the build) without the entries about these pages.
 * @throws SyntaxError if a JSON feed is not valid
 */
export function withoutPages(path: string, text: string, pages: readonly string[]): string {
  // Most of the many feeds list none of them, and need not be parsed.
  if (!pages.some((page) => text.includes(page))) return text;
  // The address as a whole: `/jobs/x-1/` is a part of `/en/jobs/x-1/`, which may still be open.
  const isAbout = (address: string | undefined) => pages.includes(pathOf(address) ?? '');
  if (!path.endsWith('.json')) {
    return text.replace(/<(url|entry)>.*?<\/\1>\n?/gs, (entry) => (isAbout(addressOf(entry)) ? '' : entry));
  }
  const feed = JSON.parse(text) as { items: { url: string }[] };
  const items = feed.items.filter(({ url }) => !isAbout(url));
  return `${JSON.stringify({ ...feed, items }, null, 1)}\n`;
}
