import type { WorkboxPlugin } from 'workbox-core';
import { HASH_CHARACTERS } from '../config/serviceWorker';
import { isCode } from './cacheNames';
import { isComplete } from './plugins';

/** Hashes by which a service worker recognises the files of its own build. */
export interface BuildHashes {
  /** `sha256-…` of each precached file, by path. */
  integrity: ReadonlyMap<string, string>;
  /** The first `HASH_CHARACTERS` characters of the base64 SHA-256 of every other hashed file. */
  hashes: ReadonlySet<string>;
}

const ASSETS = '/assets/';

/** Allowed content type by the end of the path; the first match counts. */
const types: readonly [path: RegExp, type: RegExp][] = [
  [/\.js$/, /javascript/],
  [/\.css$/, /^text\/css/],
  [/\.json$/, /json/],
  [/\.woff2$/, /font|octet-stream/],
  [/\.(?:avif|webp|png|jpe?g|svg|ico)$/, /^image\//],
  [/\/$|\.html$/, /^text\/html/],
];

/** True if a response has the content type expected for its path, or if the path implies none. */
function hasTypeOf(path: string, response: Response): boolean {
  const [, type] = types.find(([end]) => end.test(path)) ?? [];
  return type === undefined || type.test(response.headers.get('Content-Type') ?? '');
}

async function sha256(response: Response): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', await response.arrayBuffer());
  return btoa(String.fromCharCode(...new Uint8Array(digest)));
}

/** True if the response for a path below `/assets/` is byte for byte what the build produced. */
async function isBuilt(path: string, response: Response, built: BuildHashes): Promise<boolean> {
  const hash = await sha256(response.clone());
  const integrity = built.integrity.get(path);
  return integrity === undefined
    ? built.hashes.has(hash.slice(0, HASH_CHARACTERS))
    : integrity === `sha256-${hash}`;
}

/**
 * True if a response may be cached: complete, of the right type, and not truncated or altered. The response can still
 * be read afterwards.
 */
export async function isWhole(path: string, response: Response, built: BuildHashes): Promise<boolean> {
  if (!isComplete(response) || !hasTypeOf(path, response)) return false;
  if (path.startsWith(ASSETS)) return isBuilt(path, response, built);
  const text = await response.clone().text();
  if (!path.endsWith('.json')) return /<\/html>\s*$/.test(text);
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/** Workbox plugin that caches only what {@link isWhole} accepts. */
export function onlyWhole(built: BuildHashes): WorkboxPlugin {
  return {
    cacheWillUpdate: async ({ request, response }) =>
      (await isWhole(new URL(request.url).pathname, response, built)) ? response : null,
  };
}

/**
 * Deletes responses below `/assets/` that an earlier worker cached and that do not fit their name: other content types,
 * and code that is not from this build.
 */
export async function dropForeign(built: BuildHashes): Promise<void> {
  for (const name of await caches.keys()) {
    const cache = await caches.open(name);
    for (const request of await cache.keys()) {
      const path = new URL(request.url).pathname;
      const response = path.startsWith(ASSETS) ? await cache.match(request) : undefined;
      if (!response) continue;
      const isGood = hasTypeOf(path, response) && (!isCode(path) || (await isBuilt(path, response, built)));
      if (!isGood) await cache.delete(request);
    }
  }
}
