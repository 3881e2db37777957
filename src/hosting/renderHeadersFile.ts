import { BUILD_HEADER } from '../config/pageLoading';
import { DATA_FOLDER } from '../content/dataUrls';
import { eventFilePath } from '../content/eventCalendar';
import { houseCardPath } from '../content/houseCard';
import { FEED_FORMATS } from '../content/feedFormats';
import { feedFileName } from '../content/jobFeed';
import { contentTypeOf } from './contentTypes';
import {
  cacheControlFor,
  HASHED_ASSETS_PREFIX,
  type PolicyOptions,
  securityHeaders,
} from './securityHeaders';

/** Hosts with a `_headers` file truncate longer lines (Cloudflare Pages documents 2,000 characters). */
const MAX_LINE_CHARACTERS = 2000;

/**
 * Patterns of the folders that may contain feeds, calendar and address book files: one to three segments, each a
 * placeholder of these hosts, which matches any one path segment.
 */
const folders = [1, 2, 3].map(
  (depth) => `/${Array.from({ length: depth }, (_, index) => `:folder${index + 1}/`).join('')}`,
);
const feeds = folders.flatMap((folder) => FEED_FORMATS.map((format) => folder + feedFileName(format)));
const calendars = folders.map((folder) => eventFilePath(folder));
const addressCards = folders.map((folder) => houseCardPath(folder));
const DATA_PATHS = `${DATA_FOLDER}*`;
const revalidated = [DATA_PATHS, '/sw.js', '/manifest.webmanifest', ...feeds, ...calendars, ...addressCards];
const typed = ['/manifest.webmanifest', ...feeds, ...calendars, ...addressCards];

/**
 * Returns the text of `dist/_headers` for hosts like Netlify and Cloudflare Pages. Our own server reads the same file.
 *
 * No header is in two rules that can match the same path, because such hosts join both values with a comma. So pages
 * use the hosts' own default, which is the same `max-age=0, must-revalidate`.
 *
 * @param build Hash of the build, sent with page data, so that an open page notices a newer one.
 * @throws Error if the policy is malformed or longer than hosts accept.
 */
export function renderHeadersFile(policy: PolicyOptions = {}, build?: string): string {
  const rules = new Map<string, [name: string, value: string][]>([
    ['/*', Object.entries(securityHeaders(policy))],
    [`${HASHED_ASSETS_PREFIX}*`, [['Cache-Control', cacheControlFor(HASHED_ASSETS_PREFIX)]]],
  ]);
  for (const path of revalidated) rules.set(path, [['Cache-Control', cacheControlFor(path)]]);
  if (build !== undefined) rules.get(DATA_PATHS)?.push([BUILD_HEADER, build]);
  for (const path of typed) rules.get(path)?.push(['Content-Type', contentTypeOf(path)]);

  const lines = ['# Written by the build from src/hosting. Do not edit: change it there.'];
  for (const [path, headers] of rules) {
    lines.push(path, ...headers.map(([name, value]) => `  ${name}: ${value}`));
  }
  const tooLong = lines.find((line) => line.length > MAX_LINE_CHARACTERS);
  if (tooLong !== undefined) {
    throw new Error(
      `_headers: the line "${tooLong.slice(0, 40)}…" has ${tooLong.length} characters, hosts read ${MAX_LINE_CHARACTERS}. ` +
        'Use fewer inline blocks, so that the policy needs fewer hashes.',
    );
  }
  return `${lines.join('\n')}\n`;
}
