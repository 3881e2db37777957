import type { WorkboxPlugin } from 'workbox-core';
import { HASH_CHARACTERS } from '../config/serviceWorker';
import { isCode } from './cacheNames';
import { isComplete } from './plugins';

/** By what a service worker recognises the files that its build made. */
export interface BuiltFiles {
  /** `sha256-…` by path, of what is kept from the start. */
  integrity: ReadonlyMap<string, string>;
  /** The first `HASH_CHARACTERS` characters of the SHA-256, in base64, of every other hashed file. */
  hashes: ReadonlySet<string>;
}

const ASSETS = '/assets/';

/** Which content type a path may have, by its end; the first row that fits counts. */
const types: readonly [path: RegExp, type: RegExp][] = [
  [/\.js$/, /javascript/],
  [/\.css$/, /^text\/css/],
  [/\.json$/, /json/],
  [/\.woff2$/, /font|octet-stream/],
  [/\.(?:avif|webp|png|jpe?g|svg|ico)$/, /^image\//],
  [/\/$|\.html$/, /^text\/html/],
];

/** Whether an answer has the content type that its path promises; any, where the path promises none. */
function hasTypeOf(path: string, response: Response): boolean {
  const [, type] = types.find(([end]) => end.test(path)) ?? [];
  return type === undefined || type.test(response.headers.get('Content-Type') ?? '');
}

async function sha256(response: Response): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', await response.arrayBuffer());
  return btoa(String.fromCharCode(...new Uint8Array(digest)));
}

/** Whether an answer for a path below `/assets/` is byte for byte what the build made. */
async function isBuilt(path: string, response: Response, built: BuiltFiles): Promise<boolean> {
  const hash = await sha256(response.clone());
  const integrity = built.integrity.get(path);
  return integrity === undefined
    ? built.hashes.has(hash.slice(0, HASH_CHARACTERS))
    : integrity === `sha256-${hash}`;
}

/** Whether an answer may be kept: complete, of the right type, and whole. The answer can still be read after it. */
export async function isWhole(path: string, response: Response, built: BuiltFiles): Promise<boolean> {
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

/** Keeps only what {@link isWhole} allows. */
export function onlyWhole(built: BuiltFiles): WorkboxPlugin {
  return {
    cacheWillUpdate: async ({ request, response }) =>
      (await isWhole(new URL(request.url).pathname, response, built)) ? response : null,
  };
}

/**
 * Deletes what an earlier worker kept below `/assets/` although it is not what its name says: answers of another type,
 * and code that this build has not made.
 */
export async function dropForeign(built: BuiltFiles): Promise<void> {
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
