/** Additions of a build to the strict policy. Every list is optional and empty by default. */
export interface PolicyOptions {
  /** Hashes of inline `<style>` elements, as `sha256-<base64>` without quotes. */
  styleHashes?: readonly string[];
  /** Origins whose scripts may run (a configured consent vendor). */
  scriptSrc?: readonly string[];
  /** Other origins the page may call (an intake on another host). */
  connectSrc?: readonly string[];
  /** Other origins for images. */
  imgSrc?: readonly string[];
  /** Origins that may be embedded after a click. Without one, no frame is allowed. */
  frameSrc?: readonly string[];
  /** true: the site is a preview, which search engines must not index; false by default. */
  isPreview?: boolean;
}

/** `Cache-Control` of files with a content hash in their name: never revalidated. One year in seconds. */
export const IMMUTABLE = 'max-age=31536000, immutable';

/** `Cache-Control` of everything else: stored, but revalidated at each use. */
export const REVALIDATE = 'max-age=0, must-revalidate';

/** URL prefix below which every file name contains a content hash. */
export const HASHED_ASSETS_PREFIX = '/assets/';

const hashPattern = /^sha(256|384|512)-[A-Za-z0-9+/]+={0,2}$/;
const originPattern = /^(https?|wss?):\/\/(\*\.)?[A-Za-z0-9.-]+(:\d+)?$/;

function hashSources(name: keyof PolicyOptions, hashes: readonly string[] = []): string[] {
  for (const hash of hashes) {
    if (!hashPattern.test(hash)) {
      throw new Error(`${name}: "${hash}" is no policy hash; write sha256-<base64> without quotes.`);
    }
  }
  return [...new Set(hashes)].toSorted().map((hash) => `'${hash}'`);
}

function hostSources(name: keyof PolicyOptions, hosts: readonly string[] = []): string[] {
  for (const host of hosts) {
    if (!originPattern.test(host)) {
      throw new Error(
        `${name}: "${host}" is no origin; write it like https://www.example.com, without a path.`,
      );
    }
  }
  return [...new Set(hosts)].toSorted();
}

/**
 * Returns the value of `Content-Security-Policy` (W3C CSP Level 3). Pages are static, so inline styles are allowed by
 * hash only, never by nonce or `unsafe-inline`; inline scripts are not allowed at all.
 *
 * @throws Error if a hash or origin is malformed, as it would silently change the meaning of the policy.
 */
export function contentSecurityPolicy(options: PolicyOptions = {}): string {
  const frames = hostSources('frameSrc', options.frameSrc);
  const directives: [name: string, ...sources: string[]][] = [
    ['default-src', "'none'"],
    ['script-src', "'self'", ...hostSources('scriptSrc', options.scriptSrc)],
    ['style-src', "'self'", ...hashSources('styleHashes', options.styleHashes)],
    ['img-src', "'self'", 'data:', ...hostSources('imgSrc', options.imgSrc)],
    ['font-src', "'self'"],
    ['connect-src', "'self'", ...hostSources('connectSrc', options.connectSrc)],
    ['manifest-src', "'self'"],
    ['worker-src', "'self'"],
    ['media-src', "'self'"],
    ...(frames.length > 0 ? [['frame-src', ...frames] as [string, ...string[]]] : []),
    ['base-uri', "'none'"],
    ['form-action', "'self'"],
    ['frame-ancestors', "'none'"],
    ['object-src', "'none'"],
  ];
  // No spaces between directives: hosts read at most 2,000 characters per line, and the hashes take up most of them.
  return directives.map((directive) => directive.join(' ')).join(';');
}

/** Name of the header that only a response over https may have (RFC 6797, section 7.2). */
export const HTTPS_ONLY_HEADER = 'Strict-Transport-Security';

/**
 * Returns the security headers of every response, name to value (values after the OWASP HTTP headers sheet), including
 * `Strict-Transport-Security`: leave that out of a response over plain http.
 */
export function securityHeaders(options: PolicyOptions = {}): Readonly<Record<string, string>> {
  return {
    'Content-Security-Policy': contentSecurityPolicy(options),
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Permissions-Policy': 'camera=(), microphone=(), geolocation=()',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    [HTTPS_ONLY_HEADER]: 'max-age=63072000; includeSubDomains',
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    ...(options.isPreview ? { 'X-Robots-Tag': 'noindex, nofollow' } : {}),
  };
}

/** Returns the `Cache-Control` of an existing URL path. Errors and redirects always get {@link REVALIDATE}. */
export function cacheControlFor(path: string): string {
  return path.startsWith(HASHED_ASSETS_PREFIX) ? IMMUTABLE : REVALIDATE;
}
