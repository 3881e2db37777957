import type { AppData } from '../content/pageData';
import { type PlainStorage, safeStorage } from '../lib/safeStorage';
import { type Fetch, fetchJson, type Sleep } from './fetchJson';
import { APP_DATA_URL } from '../content/dataUrls';

/** Session storage key of the build that the page was last reloaded for. */
const STORAGE_KEY = 'reloaded-for-build';

function isAppData(body: unknown): body is AppData {
  return (
    typeof body === 'object' &&
    body !== null &&
    'build' in body &&
    typeof body.build === 'string' &&
    body.build !== ''
  );
}

/**
 * Requests the build that the host serves now. Every status but 200 is retried up to three times; returns null without
 * a usable answer, which is not an error (domain rules, section 8).
 */
export async function newestBuild(fetch: Fetch, sleep?: Sleep): Promise<string | null> {
  const result = await fetchJson(APP_DATA_URL, { fetch, sleep, priority: 'low', final: {} });
  return result.state === 'ok' && isAppData(result.body) ? result.body.build : null;
}

/** True if this document may be reloaded for a build: once per build and session, and only if that could be stored. */
export function mayReloadFor(build: string, find: () => PlainStorage): boolean {
  const storage = safeStorage(find);
  if (storage.get(STORAGE_KEY) === build) return false;
  storage.set(STORAGE_KEY, build);
  return storage.get(STORAGE_KEY) === build;
}
