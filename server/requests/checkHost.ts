import type { IncomingMessage } from 'node:http';

/** `host` or `host:port` (RFC 9110, section 7.2): a name, an IPv4 address, or an IPv6 address in brackets. */
const pattern = /^(?:[\w.~%!$&'()*+,;=-]*|\[[\da-f:.]+\])(?::\d{0,5})?$/i;

/** The last value that was checked and valid; a site usually has only one or two names. */
let lastGood: string | undefined;

/**
 * True if a request names its host once and validly (RFC 9112, section 3.2): two proxies may interpret two `Host`
 * headers differently. Only HTTP/1.0 may leave it out.
 */
export function hasGoodHost({ headers, rawHeaders, httpVersion }: IncomingMessage): boolean {
  const { host } = headers;
  if (host === undefined) return httpVersion === '1.0';
  let count = 0;
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index] as string;
    if (name.length === 4 && name.toLowerCase() === 'host') count += 1;
  }
  if (count !== 1) return false;
  if (host === lastGood) return true;
  const isGood = pattern.test(host);
  if (isGood) lastGood = host;
  return isGood;
}
