/** Longest accepted request target, characters; filter links of the job list are far shorter. */
const MAX_TARGET_CHARACTERS = 4096;

/** A request target, split into path and query. */
export interface RequestTarget {
  /** Decoded path. An encoded slash stays `%2F`, so that it can never act as a separator. */
  path: string;
  /** Query as sent, including its question mark: ASCII without spaces; empty if there is none. */
  search: string;
}

/** Status for a rejected target. */
export type TargetRefusal = 400 | 414;

const forbidden = /[\p{Cc}\\]/u;

/**
 * Parses the target of a request line (RFC 9112, section 3.2), e.g. `/about/?x=1`.
 *
 * @returns The parts; 414 if it is too long; 400 if it is not a path, if its percent encoding is not UTF-8, or if it
 * contains a control character or a backslash, which browsers treat as a slash.
 */
export function readRequestTarget(target: string): RequestTarget | TargetRefusal {
  if (target.length > MAX_TARGET_CHARACTERS) return 414;
  const relative = target.replace(/^https?:\/\/[^/?#]*(?=[/?#]|$)/i, '');
  const [beforeHash = ''] = (relative === '' ? '/' : relative).split('#', 1);
  const queryStart = beforeHash.indexOf('?');
  const rawPath = queryStart < 0 ? beforeHash : beforeHash.slice(0, queryStart);
  const query = queryStart < 0 ? '' : beforeHash.slice(queryStart);
  if (!rawPath.startsWith('/')) return 400;
  let path: string;
  try {
    path = decodeURIComponent(rawPath.replace(/%2f/gi, '%252F'));
  } catch {
    return 400;
  }
  if (forbidden.test(path)) return 400;
  return { path, search: query.length > 1 ? query : '' };
}
