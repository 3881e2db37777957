/** Name of the file in `dist` that tells servers which pages end with which day; static hosts do not serve it. */
export const CLOSINGS_FILE = '_closings.json';

const SITEMAP = '/sitemap.xml';

/** Whether a path is that of a file that lists jobs: the sitemap, or a feed. */
export const listsJobs = (path: string): boolean =>
  path === SITEMAP || /\/jobs\/(?:[^/]+\/)*feed\.(?:xml|json)$/.test(path);

/** Pages of an open job that end with its last day. */
export interface Closing {
  /** Last day for applications, YYYY-MM-DD in Berlin; the pages are there to its end. */
  lastDay: string;
  /** The job's page and its form. */
  paths: string[];
  /** The page that answers afterwards, until the next build knows better. */
  to: string;
}

const isClosing = (value: unknown): value is Closing => {
  const { lastDay, paths, to } = (value ?? {}) as Partial<Closing>;
  return typeof lastDay === 'string' && Array.isArray(paths) && typeof to === 'string';
};

/**
 * Reads the text of {@link CLOSINGS_FILE}.
 * @throws Error naming the file if it holds something else
 */
export function parseClosings(text: string): Closing[] {
  const value: unknown = JSON.parse(text);
  if (Array.isArray(value) && value.every(isClosing)) return value;
  throw new Error(`${CLOSINGS_FILE} is not a list of pages that close: build the site again.`);
}

/** A sitemap or feed at `path`, as the build writes it, without the addresses or entries that `names` finds. */
export function withoutJobs(path: string, text: string, names: (part: string) => boolean): string {
  if (!path.endsWith('.json'))
    return text.replace(/<(url|entry)>.*?<\/\1>\n?/gs, (part) => (names(part) ? '' : part));
  const feed = JSON.parse(text) as { items: object[] };
  const items = feed.items.filter((item) => !names(JSON.stringify(item)));
  return `${JSON.stringify({ ...feed, items }, null, 1)}\n`;
}
