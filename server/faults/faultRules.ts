/** A fault that can replace or disturb the response to a request. */
export type Fault =
  | { kind: 'status'; status: 404 | 500 | 503; times: number; retryAfter: number | undefined }
  | { kind: 'html' }
  | { kind: 'abort' }
  | { kind: 'delay'; ms: number }
  | { kind: 'chunk' }
  | { kind: 'build' };

/** Longest delay that can be set, ms. */
const MAX_DELAY_MS = 60_000;

/** Every fault in its written form, with its meaning; listed on the control page and in the README. */
export const FAULT_WORDS: readonly [word: string, meaning: string][] = [
  ['404', 'not found'],
  ['500', 'server error; data is not requested again'],
  ['503', 'unavailable, for every request'],
  ['503x3', 'unavailable three times, then as usual; any number is possible'],
  ['503x1;retry-after=1', 'the same with a Retry-After in seconds'],
  ['html', 'status 200 with a page instead of the file'],
  ['abort', 'the connection is closed without a response'],
  ['delay=5000', `the response is delayed by this time, ms, at most ${MAX_DELAY_MS}`],
  ['chunk', 'a truncated script'],
  ['build', 'app-data and page data of another build'],
];

/** Parses a fault such as `503x3`; undefined if the text is not one. */
export function readFault(text: string): Fault | undefined {
  const status = /^(404|500|503)(?:x(\d{1,2}))?(?:;retry-after=(\d{1,3}))?$/.exec(text);
  if (status) {
    return {
      kind: 'status',
      status: Number(status[1]) as 404 | 500 | 503,
      times: status[2] === undefined ? Number.POSITIVE_INFINITY : Number(status[2]),
      retryAfter: status[3] === undefined ? undefined : Number(status[3]),
    };
  }
  const delay = /^delay=(\d{1,5})$/.exec(text);
  if (delay && Number(delay[1]) <= MAX_DELAY_MS) return { kind: 'delay', ms: Number(delay[1]) };
  if (text === 'html' || text === 'abort' || text === 'chunk' || text === 'build') return { kind: text };
  return undefined;
}

/** A fault set for a path. */
export interface FaultRule {
  /** Path pattern; `*` matches any characters. */
  path: string;
  /** The fault in its written form, e.g. `503x3`. */
  text: string;
  fault: Fault;
  /** Number of requests matched so far. */
  hits: number;
}

/** The faults that are currently set. */
export interface FaultRules {
  /** Sets the fault of a path, replacing an earlier one; returns false if the fault is not valid. */
  set(path: string, text: string): boolean;
  clear(): void;
  list(): readonly FaultRule[];
  /** The most recently set rule that matches a path. */
  find(path: string): FaultRule | undefined;
}

function fits(pattern: string, path: string): boolean {
  const escaped = pattern.replace(/[.+?^${}()|[\]\\]/g, '\\$&').replaceAll('*', '.*');
  return new RegExp(`^${escaped}$`).test(path);
}

/** Creates an empty set of faults. */
export function createFaultRules(): FaultRules {
  const rules = new Map<string, FaultRule>();
  return {
    set(path, text) {
      const fault = readFault(text);
      if (!fault) return false;
      rules.delete(path);
      rules.set(path, { path, text, fault, hits: 0 });
      return true;
    },
    clear: () => rules.clear(),
    list: () => [...rules.values()],
    find: (path) => [...rules.values()].findLast((rule) => fits(rule.path, path)),
  };
}
