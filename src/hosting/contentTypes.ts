import { FEED_FORMATS, FEED_TYPES } from '../content/feedFormats';
import { feedFileName } from '../content/jobFeed';

interface ContentType {
  /** Media type, with its charset if the type has one. */
  type: string;
  /** True if gzip and Brotli shrink it noticeably. */
  compressible: boolean;
}

const text = (type: string): ContentType => ({ type: `${type}; charset=utf-8`, compressible: true });
const binary = (type: string): ContentType => ({ type, compressible: false });

const byExtension: Readonly<Record<string, ContentType>> = {
  avif: binary('image/avif'),
  css: text('text/css'),
  html: text('text/html'),
  ics: text('text/calendar'),
  ico: binary('image/x-icon'),
  jpeg: binary('image/jpeg'),
  jpg: binary('image/jpeg'),
  js: text('text/javascript'),
  json: text('application/json'),
  map: text('application/json'),
  mjs: text('text/javascript'),
  mp4: binary('video/mp4'),
  pdf: binary('application/pdf'),
  png: binary('image/png'),
  svg: text('image/svg+xml'),
  txt: text('text/plain'),
  vcf: text('text/vcard'),
  vtt: text('text/vtt'),
  webm: binary('video/webm'),
  // The manifest's registration (W3C Web App Manifest) has no charset parameter: it is always UTF-8.
  webmanifest: { type: 'application/manifest+json', compressible: true },
  webp: binary('image/webp'),
  woff2: binary('font/woff2'),
  xml: text('application/xml'),
};

/** Types of feeds by their file name in any folder; other files have the same extensions. */
export const FEED_FILES: readonly { name: string; type: string }[] = FEED_FORMATS.map((format) => ({
  name: feedFileName(format),
  type: `${FEED_TYPES[format]}; charset=utf-8`,
}));

/** Extension of the last path segment, in lower case without the dot; empty if it has none. */
function extensionOf(path: string): string {
  const name = path.slice(path.lastIndexOf('/') + 1);
  const dot = name.lastIndexOf('.');
  return dot > 0 ? name.slice(dot + 1).toLowerCase() : '';
}

/**
 * Returns the `Content-Type` of a file or URL path, e.g. `text/javascript; charset=utf-8` for `/sw.js`. Unknown
 * extensions are `application/octet-stream`, which prevents browsers from guessing.
 */
export function contentTypeOf(path: string): string {
  const fileName = path.slice(path.lastIndexOf('/') + 1);
  const feed = FEED_FILES.find(({ name }) => name === fileName);
  return feed?.type ?? byExtension[extensionOf(path)]?.type ?? 'application/octet-stream';
}

/** True if a `.br` and a `.gz` version of the file are worthwhile. */
export function isCompressible(path: string): boolean {
  return byExtension[extensionOf(path)]?.compressible ?? false;
}

/**
 * True if the path names a file of a known type other than a page, so that a missing one is not answered with a page.
 */
export function isAssetPath(path: string): boolean {
  const extension = extensionOf(path);
  return extension !== 'html' && extension in byExtension;
}

/** Lists every known media type without parameters, with its extensions, both in alphabetical order. */
export function listMediaTypes(): { type: string; extensions: string[]; hasCharset: boolean }[] {
  const rows = new Map<string, { type: string; extensions: string[]; hasCharset: boolean }>();
  for (const [extension, { type }] of Object.entries(byExtension)) {
    const [bare = type, ...parameters] = type.split(';');
    const row = rows.get(bare) ?? { type: bare, extensions: [], hasCharset: parameters.length > 0 };
    row.extensions.push(extension);
    rows.set(bare, row);
  }
  return [...rows.values()].toSorted((a, b) => (a.type < b.type ? -1 : 1));
}
