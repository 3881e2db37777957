import { DATA_RETRIES, RETRY_DELAYS_MS } from '../config/pageLoading';

/** What came back: a parsed body, a missing file, or nothing usable after all retries. */
export type FetchResult = { state: 'ok'; body: unknown } | { state: 'notFound' } | { state: 'error' };

/** Asks the network; replaced in tests. */
export type Fetch = (url: string) => Promise<Response>;

/** Waits; replaced in tests. */
export type Sleep = (ms: number) => Promise<void>;

const defaultSleep: Sleep = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * Fetches a JSON file of the site. 404, and a 200 that is no JSON (a host's fallback page), mean "not found"
 * and are not asked for again; neither is 500 (specification, section 8). Everything else, network failure
 * included, is retried up to three times. Never throws.
 */
export async function fetchJson(
  url: string,
  fetch: Fetch,
  sleep: Sleep = defaultSleep,
): Promise<FetchResult> {
  for (let attempt = 0; attempt <= DATA_RETRIES; attempt += 1) {
    if (attempt > 0) await sleep(RETRY_DELAYS_MS[attempt - 1] ?? 0);
    const response = await fetch(url).catch(() => undefined);
    if (response?.status === 200) {
      try {
        return { state: 'ok', body: await response.json() };
      } catch {
        return { state: 'notFound' };
      }
    }
    if (response?.status === 404) return { state: 'notFound' };
    if (response?.status === 500) return { state: 'error' };
  }
  return { state: 'error' };
}
