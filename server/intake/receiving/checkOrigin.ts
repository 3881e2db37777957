import type { IncomingHttpHeaders } from 'node:http';

function hostOf(address: string): string | undefined {
  return URL.canParse(address) ? new URL(address).host : undefined;
}

/**
 * Whether a POST names another site as where it comes from. For addresses that hold a secret: their pages send no
 * referrer, so that browsers without `Sec-Fetch-Site` say `null` for their own forms, and no other site knows the address.
 */
export function isForeignOrigin(headers: IncomingHttpHeaders, siteOrigin: string): boolean {
  const isHidden = headers.origin === 'null' && headers['sec-fetch-site'] === undefined;
  return !isHidden && !isOwnOrigin(headers, siteOrigin);
}

/**
 * Whether a POST comes from the site's own pages: from its public origin, or from the host it is sent to. A program
 * that names no origin at all is let in, as there is no session that another site could use.
 */
export function isOwnOrigin(headers: IncomingHttpHeaders, siteOrigin: string): boolean {
  const { origin, referer, host } = headers;
  const fetchSite = headers['sec-fetch-site'];
  const isOwn = (address: string) => {
    const from = hostOf(address);
    return from !== undefined && (from === hostOf(siteOrigin) || from === host?.toLowerCase());
  };
  if (origin !== undefined && origin !== 'null') return isOwn(origin);
  if (fetchSite !== undefined) return fetchSite === 'same-origin' || fetchSite === 'none';
  if (origin === 'null') return false;
  return referer === undefined || isOwn(referer);
}
