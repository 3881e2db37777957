import type { IncomingHttpHeaders } from 'node:http';

const entityTag = /(?:W\/)?"[\u0021\u0023-\u007e\u0080-\u00ff]*"/g;

/** True if a list of entity tags (`"a", W/"b"` or `*`) contains the given strong tag. */
export function namesTag(header: string, etag: string, allowWeak: boolean): boolean {
  if (header.trim() === '*') return true;
  return (header.match(entityTag) ?? []).some((tag) => tag === etag || (allowWeak && tag === `W/${etag}`));
}

/**
 * Status to send instead of the file, by the preconditions of a GET or HEAD (RFC 9110, section 13.2.2).
 *
 * `If-None-Match` uses weak comparison, as section 13.1.2 requires: compressing proxies prefix our tag with `W/`. Dates
 * are not compared, as no response carries `Last-Modified`.
 *
 * @param etag Strong tag of the response that would be sent, including quotes.
 * @returns 304, 412, or undefined if the file is to be sent.
 */
export function checkPreconditions(headers: IncomingHttpHeaders, etag: string): 304 | 412 | undefined {
  const ifMatch = headers['if-match'];
  if (ifMatch !== undefined && !namesTag(ifMatch, etag, false)) return 412;
  const ifNoneMatch = headers['if-none-match'];
  if (ifNoneMatch !== undefined && namesTag(ifNoneMatch, etag, true)) return 304;
  return undefined;
}
