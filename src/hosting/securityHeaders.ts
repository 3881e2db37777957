/** What a build adds to the strict policy. Every list is optional and empty by default. */
export interface PolicyOptions {
  /** Hashes of inline `<style>` blocks, as `sha256-<base64>` without quotes. */
  styleHashes?: readonly string[];
  /** Hashes of inline scripts that run, as `sha256-<base64>` without quotes. JSON data blocks need none. */
  scriptHashes?: readonly string[];
  /** Hosts whose scripts may run (a configured consent vendor), as origins. */
  scriptSrc?: readonly string[];
  /** Hosts the page may call besides its own, as origins (an intake on another host). */
  connectSrc?: readonly string[];
  /** Hosts a form may be sent to besides the page's own, as origins. */
  formAction?: readonly string[];
  /** Hosts images may come from besides the page's own, as origins. */
  imgSrc?: readonly string[];
  /** Hosts video and sound may come from besides the page's own, as origins. */
  mediaSrc?: readonly string[];
  /** Hosts that may be embedded after a click, as origins. No frame is allowed without one. */
  frameSrc?: readonly string[];
  /** true: the site is a preview, which no search engine may show; false by default. */
  isPreview?: boolean;
}

/** For files whose name holds the hash of their content: never asked for again. One year in seconds. */
export const IMMUTABLE = 'max-age=31536000, immutable';

/** For everything whose address outlives its content: kept, but asked for at each use. */
export const REVALIDATE = 'max-age=0, must-revalidate';

/** URL prefix below which every file name holds the hash of its content. */
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
 * Value of `Content-Security-Policy` (W3C CSP Level 3). Pages are static, so inline parts are allowed by hash
 * only, never by nonce or `unsafe-inline`.
 *
 * @throws Error if a hash or origin is malformed, as it would silently change the meaning of the policy.
 */
export function contentSecurityPolicy(options: PolicyOptions = {}): string {
  const frames = hostSources('frameSrc', options.frameSrc);
  const directives: [name: string, ...sources: string[]][] = [
    ['default-src', "'none'"],
    [
      'script-src',
      "'self'",
      ...hashSources('scriptHashes', options.scriptHashes),
      ...hostSources('scriptSrc', options.scriptSrc),
    ],
    ['style-src', "'self'", ...hashSources('styleHashes', options.styleHashes)],
    ['img-src', "'self'", 'data:', ...hostSources('imgSrc', options.imgSrc)],
    ['font-src', "'self'"],
    ['connect-src', "'self'", ...hostSources('connectSrc', options.connectSrc)],
    ['manifest-src', "'self'"],
    ['worker-src', "'self'"],
    ['media-src', "'self'", ...hostSources('mediaSrc', options.mediaSrc)],
    ...(frames.length > 0 ? [['frame-src', ...frames] as [string, ...string[]]] : []),
    ['base-uri', "'none'"],
    ['form-action', "'self'", ...hostSources('formAction', options.formAction)],
    ['frame-ancestors', "'none'"],
    ['object-src', "'none'"],
  ];
  // Without blanks between directives: of the 2,000 characters that hosts read of a line, hashes take nearly all.
  return directives.map((directive) => directive.join(' ')).join(';');
}

/** Name of the header that only an answer over https may carry (RFC 6797, section 7.2). */
export const HTTPS_ONLY_HEADER = 'Strict-Transport-Security';

/**
 * The security headers of every answer, name to value (values after the OWASP HTTP headers sheet).
 * `Strict-Transport-Security` is among them: leave it out of an answer over plain http.
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

/** `Cache-Control` for a URL path that exists. An error or redirect is always {@link REVALIDATE}. */
export function cacheControlFor(path: string): string {
  return path.startsWith(HASHED_ASSETS_PREFIX) ? IMMUTABLE : REVALIDATE;
}
