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

/** Returns a sitemap or feed (at `path`, as written by the build) without the entries that `names` matches. */
export function withoutJobs(path: string, text: string, names: (part: string) => boolean): string {
  if (!path.endsWith('.json'))
    return text.replace(/<(url|entry)>.*?<\/\1>\n?/gs, (part) => (names(part) ? '' : part));
  const feed = JSON.parse(text) as { items: object[] };
  const items = feed.items.filter((item) => !names(JSON.stringify(item)));
  return `${JSON.stringify({ ...feed, items }, null, 1)}\n`;
}
