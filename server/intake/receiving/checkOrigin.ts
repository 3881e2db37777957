import type { IncomingHttpHeaders } from 'node:http';

function hostOf(address: string): string | undefined {
  return URL.canParse(address) ? new URL(address).host : undefined;
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
