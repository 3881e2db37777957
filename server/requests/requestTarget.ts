/** Longest accepted request target, characters; filter links of the job list are far shorter. */
export const MAX_TARGET_CHARACTERS = 4096;

/** A request target, split into path and query. */
export interface RequestTarget {
  /** Decoded path. An encoded slash stays `%2F`, so that it can never act as a separator. */
  path: string;
  /** Query as sent, including its question mark: ASCII without spaces; empty if there is none. */
  search: string;
}

/** Not UTF-8, or what no address contains: a control character, or a backslash, which browsers treat as a slash. */
const forbidden = /[\uFFFD\p{Cc}\\]/gu;

/** Decodes percent-encoded bytes; what is not UTF-8 becomes U+FFFD. */
const decodeBytes = (encoded: string): string =>
  Buffer.from(encoded.replaceAll('%', ''), 'hex').toString('utf8');

/**
 * Replaces what cannot be decoded in the path of a request target, and what is forbidden there, by an encoded question
 * mark. No address of the site contains one, so the visitor gets the 404 page: `/m%FCnchen/` => `/m%3Fnchen/`.
 */
export function repairTarget(target: string): string {
  const end = target.search(/[?#]/);
  const path = end < 0 ? target : target.slice(0, end);
  const repaired = path.replace(/\\|%(?![0-9a-f]{2})/gi, '%3F').replace(/(?:%[0-9a-f]{2})+/gi, (encoded) => {
    const text = decodeBytes(encoded);
    const clean = text.replace(forbidden, '?');
    return clean === text ? encoded : encodeURIComponent(clean);
  });
  return repaired + target.slice(path.length);
}

/**
 * Parses a target from {@link repairTarget} (RFC 9112, section 3.2), e.g. `/about/?x=1`; undefined if it is not a path.
 */
export function readRequestTarget(target: string): RequestTarget | undefined {
  const relative = target.replace(/^https?:\/\/[^/?#]*(?=[/?#]|$)/i, '');
  const [beforeHash = ''] = (relative === '' ? '/' : relative).split('#', 1);
  const queryStart = beforeHash.indexOf('?');
  const rawPath = queryStart < 0 ? beforeHash : beforeHash.slice(0, queryStart);
  const query = queryStart < 0 ? '' : beforeHash.slice(queryStart);
  if (!rawPath.startsWith('/')) return undefined;
  const path = decodeURIComponent(rawPath.replace(/%2f/gi, '%252F'));
  return { path, search: query.length > 1 ? query : '' };
}
