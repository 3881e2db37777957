import { MAX_KEPT } from '../config/serviceWorker';
import { ownAddress } from '../lib/ownAddress';
import { isCode, type KeptCaches } from './cacheNames';
import { type BuildHashes, isWhole } from './buildHashes';
import { trim } from './plugins';

/** Statuses that tell whether a page exists; 0 is that of a redirect that is not followed. */
const ANSWERS = [0, 200, 404, 410];

/**
 * Refetches a URL and caches the response if it is whole and the quota allows it; a redirect, as of a closed job, is not.
 * Returns false if it is not known whether the page exists: without a response, or if the server is overloaded or
 * failing. Never throws.
 */
async function keep(cache: Cache, address: string, mode: RequestCache, built: BuildHashes): Promise<boolean> {
  try {
    const response = await fetch(address, { cache: mode, redirect: 'manual' });
    if (!ANSWERS.includes(response.status)) return false;
    const { pathname } = new URL(address, location.origin);
    // `put` rejects if the browser's quota is used up; the other files are still tried.
    if (await isWhole(pathname, response, built)) await cache.put(address, response).catch(() => undefined);
    return true;
  } catch {
    // No response, or only a part of it.
    return false;
  }
}

/**
 * Caches the document of a page that was reached within the app and so never requested, and the files that the first
 * page loaded before this worker was active. Bytes the browser already has are not transferred again.
 */
export async function keepPage(
  path: string,
  assets: readonly string[],
  names: KeptCaches,
  built: BuildHashes,
): Promise<void> {
  const [pages, code, files] = await Promise.all([
    caches.open(names.pages),
    caches.open(names.code),
    caches.open(names.assets),
  ]);
  const address = ownAddress(path, location.origin);
  if (!(await pages.match(address))) await keep(pages, address, 'no-cache', built);
  for (const asset of assets) {
    if (asset.startsWith('/assets/') && !(await caches.match(asset)))
      await keep(isCode(asset) ? code : files, asset, 'default', built);
  }
  await Promise.all([
    trim(names.pages, MAX_KEPT.pages),
    trim(names.code, MAX_KEPT.code),
    trim(names.assets, MAX_KEPT.assets),
  ]);
}

/**
 * Refetches pages that earlier builds cached, because they refer to styles and scripts that are gone. Pages that do not
 * come back whole are dropped; without a network, or while the server fails, they stay until the next attempt.
 */
export async function takeOverPages(names: KeptCaches, built: BuildHashes): Promise<void> {
  const pages = await caches.open(names.pages);
  for (const old of await names.oldPages()) {
    const cache = await caches.open(old);
    for (const request of await cache.keys()) {
      const isAnswered = await keep(pages, request.url, 'no-cache', built);
      if (!isAnswered) return;
      await cache.delete(request);
    }
    await caches.delete(old);
  }
}
