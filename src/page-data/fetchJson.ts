import { BUILD_HEADER, MAX_RETRY_AFTER_MS, REQUEST_TIMEOUT_MS, RETRY_DELAYS_MS } from '../config/pageLoading';
import { retryAfterMs } from '../lib/retryAfterMs';

/** A parsed body with the build it is from, a missing file, or nothing usable after all retries. */
export type FetchResult =
  | { state: 'ok'; body: unknown; build: string | null }
  | { state: 'notFound' }
  | { state: 'error' };

/** `fetch`; replaced in tests. */
export type Fetch = (url: string, init?: RequestInit) => Promise<Response>;

/** Waits the given ms; replaced in tests. */
export type Sleep = (ms: number) => Promise<void>;

/** Options of {@link fetchJson}. */
export interface FetchJsonOptions {
  fetch: Fetch;
  sleep?: Sleep | undefined;
  /** `low` for data that is not needed yet. */
  priority?: RequestPriority | undefined;
  /** Statuses that are not retried, with their result. Page data: 404 and 500 (specification, section 8). */
  final?: Readonly<Record<number, 'notFound' | 'error'>>;
}

const FINAL: Readonly<Record<number, 'notFound' | 'error'>> = { 404: 'notFound', 500: 'error' };

const defaultSleep: Sleep = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

/** Sends one request and reads the whole body; undefined if the network failed or the time is over. */
async function request(
  url: string,
  { fetch, priority }: FetchJsonOptions,
  signal: AbortSignal | undefined,
  isFresh: boolean,
) {
  try {
    const response = await fetch(url, {
      ...(signal ? { signal } : {}),
      ...(priority ? { priority } : {}),
      ...(isFresh ? { cache: 'reload' } : {}),
    });
    return { response, text: response.status === 200 ? await response.text() : '' };
  } catch {
    return undefined;
  }
}

/**
 * Fetches a JSON file of the site. A 200 that is not JSON (a host's fallback page) means "not found" and is not
 * retried; JSON that was cut off is requested once more, past the HTTP cache. Other statuses that are not final, and
 * network failures, are retried up to three times, all within {@link REQUEST_TIMEOUT_MS}. Never throws.
 */
export async function fetchJson(url: string, options: FetchJsonOptions): Promise<FetchResult> {
  const { sleep = defaultSleep, final = FINAL } = options;
  // Some of the oldest supported browsers have only part of it. Without a signal, requests have no time limit.
  const signal = AbortSignal.timeout?.(REQUEST_TIMEOUT_MS) as AbortSignal | undefined;
  let wantedMs = 0;
  let isFresh = false;
  for (let attempt = 0; attempt <= RETRY_DELAYS_MS.length; attempt += 1) {
    if (signal?.aborted) break;
    if (attempt > 0) await sleep(Math.max(RETRY_DELAYS_MS[attempt - 1] ?? 0, wantedMs));
    const answer = await request(url, options, signal, isFresh);
    if (answer?.response.status === 200) {
      try {
        const body: unknown = JSON.parse(answer.text);
        return { state: 'ok', body, build: answer.response.headers.get(BUILD_HEADER) };
      } catch {
        // A page of the host. Anything else is JSON that was cut off.
        if (isFresh || answer.text.startsWith('<')) return { state: 'notFound' };
        isFresh = true;
        continue;
      }
    }
    const state = answer && final[answer.response.status];
    if (state) return { state };
    const asked = retryAfterMs(answer?.response.headers.get('Retry-After'), Date.now());
    wantedMs = Math.min(asked ?? 0, MAX_RETRY_AFTER_MS);
  }
  return { state: 'error' };
}
