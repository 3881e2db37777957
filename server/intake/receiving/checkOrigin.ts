import type { IncomingHttpHeaders } from 'node:http';

function hostOf(address: string): string | undefined {
  return URL.canParse(address) ? new URL(address).host : undefined;
}

/**
 * True if a POST comes from another site; for URLs that contain a secret. Their pages send no referrer, so browsers
 * without `Sec-Fetch-Site` send the origin `null` for our own forms. That is accepted, as the URL is unknown to other
 * sites.
 */
export function isForeignOrigin(headers: IncomingHttpHeaders, siteOrigin: string): boolean {
  const isHidden = headers.origin === 'null' && headers['sec-fetch-site'] === undefined;
  return !isHidden && !isOwnOrigin(headers, siteOrigin);
}

/**
 * True if a POST comes from the site's own pages: from its public origin, or from the host it is sent to. A program
 * that sends no origin at all is accepted, as there is no session that another site could use.
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
