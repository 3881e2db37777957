import { BUILD_HEADER } from '../config/pageLoading';
import { DEFAULT_LOCALE, LOCALE_CODES, LOCALES } from '../content/locales';
import { notFoundPath } from '../content/notFoundPath';
import { FEED_FILES, listMediaTypes } from './contentTypes';
import { orderRedirects, type Redirect } from './redirects';
import {
  HASHED_ASSETS_PREFIX,
  IMMUTABLE,
  type PolicyOptions,
  REVALIDATE,
  securityHeaders,
} from './securityHeaders';

const notice = '# Written by the build from src/hosting. Do not edit: change it there.';

/** nginx interprets `$` and quotes inside quotes, so a value with one would change its meaning. */
function quoted(value: string): string {
  if (/["\\$\n]/.test(value))
    throw new Error(`"${value}" cannot be written into an nginx file: it has " \\ or $.`);
  return `"${value}"`;
}

/**
 * Keys of a map for a path with and without its trailing slash. Plain keys match regardless of case, so a former path
 * with capitals would also match, and redirect to itself, the current path in lower case: it is a regular expression.
 */
function keysOf(path: string): string[] {
  const bare = path.replace(/\/$/, '');
  if (/[A-Z]/.test(bare)) return [`~^${bare.replaceAll('.', String.raw`\.`)}/?$`];
  return bare === '' ? ['/'] : [bare, `${bare}/`];
}

/** Map lines of a former path; the query comes before the fragment of the target. */
function redirectLines({ from, to }: Redirect): string[] {
  const [path, fragment] = to.split('#');
  const target = `${path}$is_args$args${fragment === undefined ? '' : `#${fragment}`}`;
  return keysOf(from).map((key) => `    "${key}" "${target}";`);
}

/** Map lines of a gone path, with the page shown in its place. */
const goneLines = ({ from, to }: Redirect): string[] => keysOf(from).map((key) => `    "${key}" "${to}";`);

/** Path that the map of undecodable addresses gives for every other malformed request. */
const MALFORMED_PATH = '/400';

/**
 * Map of the error page for an address that nginx cannot decode, such as `/%zz`. It has no `$request_uri` then, and over
 * HTTP/2 no request line either, so the language is unknown there. Programs get the plain 400.
 */
function undecodableMap(): string[] {
  const pages = LOCALE_CODES.toReversed().map((locale) => LOCALES[locale]);
  return [
    'map "$request_uri $http2 $request" $sff_undecodable {',
    `    default ${MALFORMED_PATH};`,
    `    " h2 " ${notFoundPath(LOCALES[DEFAULT_LOCALE].prefix)};`,
    ...pages.map(
      ({ prefix }) =>
        `    "~^ (?:h2)? (?:GET|HEAD) ${prefix}/(?!(?:api|page-data|assets)/)" ${notFoundPath(prefix)};`,
    ),
    '}',
  ];
}

const REFERRER_HEADER = 'Referrer-Policy';
const REFERRER_POLICY = 'referrer_policy';

/**
 * Defines a variable that is empty if the upstream server has sent the header, so that nginx does not add a second one.
 */
function unlessAnswered(header: string, value: string): string[] {
  return [`map $upstream_http_${header} $sff_${header} {`, '    default "";', `    "" ${value};`, '}'];
}

/**
 * Returns the text of `dist/_nginx/http.conf`, which `deploy/nginx.conf` includes outside its server blocks: everything
 * that depends on the address alone. Defines `$sff_redirect` (empty or the new address with the query), `$sff_gone`
 * (empty or the page that says that the address is gone), `$sff_not_found` (the error page of the address's language),
 * `$sff_undecodable` (the same for an address that nginx cannot decode), `$sff_cache_control` and
 * `$sff_referrer_policy`; the last two are empty if the intake has sent its own.
 *
 * @throws Error like {@link orderRedirects}.
 */
export function renderNginxHttp(redirects: readonly Redirect[]): string {
  const ordered = orderRedirects(redirects);
  return [
    notice,
    // Addresses are longer than nginx's default bucket of 64 bytes.
    'map_hash_bucket_size 512;',
    'map_hash_max_size 16384;',
    'map $uri $sff_redirect {',
    '    default "";',
    ...ordered.filter(({ isGone }) => !isGone).flatMap(redirectLines),
    '}',
    // Volatile: evaluated again for the page shown in place of a gone one, which is not gone itself.
    'map $uri $sff_gone {',
    '    volatile;',
    '    default "";',
    ...ordered.filter(({ isGone }) => isGone).flatMap(goneLines),
    '}',
    'map $uri $sff_not_found {',
    ...LOCALE_CODES.map((locale) => {
      const { prefix } = LOCALES[locale];
      const paths = locale === DEFAULT_LOCALE ? 'default' : `~^${prefix}/`;
      return `    ${paths} ${notFoundPath(prefix)};`;
    }),
    '}',
    ...undecodableMap(),
    'map "$status $uri" $sff_file_cache_control {',
    `    default ${quoted(REVALIDATE)};`,
    // Only an existing file is cached for good; an error below the same path is not.
    `    "~^(?:200|206|304) ${HASHED_ASSETS_PREFIX}" ${quoted(IMMUTABLE)};`,
    '}',
    ...unlessAnswered('cache_control', '$sff_file_cache_control'),
    ...unlessAnswered(REFERRER_POLICY, quoted(securityHeaders()[REFERRER_HEADER] ?? '')),
    '',
  ].join('\n');
}

/**
 * Returns the text of `dist/_nginx/server.conf`, which `deploy/nginx.conf` includes in the server block: headers and
 * content types, and with `build` the hash by which an open page notices a newer build. A `location` with its own
 * `add_header` would lose all of them, so there is none.
 *
 * @throws Error if the policy is malformed.
 */
export function renderNginxServer(policy: PolicyOptions = {}, build?: string): string {
  const types = listMediaTypes();
  const withCharset = types.filter(({ hasCharset }) => hasCharset).map(({ type }) => type);
  const feeds = FEED_FILES.map(({ name, type }) => ({ name, type: type.replace(/;.*/, '') }));
  return [
    notice,
    ...Object.entries(securityHeaders(policy)).map(
      ([name, value]) =>
        `add_header ${name} ${name === REFERRER_HEADER ? `$sff_${REFERRER_POLICY}` : quoted(value)} always;`,
    ),
    ...(build === undefined ? [] : [`add_header ${BUILD_HEADER} ${quoted(build)};`]),
    'add_header Cache-Control $sff_cache_control always;',
    'charset utf-8;',
    // nginx adds text/html itself and warns about a second one.
    `charset_types ${[...withCharset.filter((type) => type !== 'text/html'), ...feeds.map(({ type }) => type)].join(' ')};`,
    'default_type application/octet-stream;',
    'types {',
    ...types.map(({ type, extensions }) => `    ${type} ${extensions.join(' ')};`),
    '}',
    // By file name, because a map of types has extensions only.
    ...feeds.flatMap(({ name, type }) => [
      `location ~ /${name.replaceAll('.', String.raw`\.`)}$ {`,
      '    types { }',
      `    default_type ${type};`,
      '}',
    ]),
    '',
  ].join('\n');
}
