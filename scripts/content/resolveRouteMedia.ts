import { LOCALES } from '../../src/content/locales';
import type { ImageFile, PictureSource, PictureView } from '../../src/content/view';
import { omitUndefined } from '../../src/lib/omitUndefined';
import { formatFileSize } from '../../src/lib/formatFileSize';
import type { ImageAsset, ImageSource } from '../images/renderImage';
import type { PictureRequest } from '../images/renderPicture';
import type { SocialImageRequest } from '../images/socialImage';
import type { FileRequest, Site, SiteRoute } from './site';

/** A file for download: its URL, format label (e.g. "SVG"), page count as printed and size in bytes. */
export interface MadeFile {
  href: string;
  format: string;
  pages?: string;
  bytes: number;
}

/** Files made by the build for the requests of a site. */
export interface SiteMedia {
  image(request: PictureRequest): ImageAsset | undefined;
  /** Root-relative path of a social image. */
  socialImage(request: SocialImageRequest): string | undefined;
  file(request: FileRequest): MadeFile | undefined;
}

const KEY = /^media\/(image|social|file)\/[0-9a-f]{10}$/;

function made<Request, Made>(
  requests: Record<string, Request>,
  make: (request: Request) => Made | undefined,
  key: string,
): Made {
  const request = requests[key];
  const result = request === undefined ? undefined : make(request);
  if (result === undefined) throw new Error(`No output was produced for ${key}: ${JSON.stringify(request)}`);
  return result;
}

const srcSetOf = (sources: readonly ImageSource[]): string =>
  sources.map(({ url, width }) => `${url} ${width}w`).join(', ');

/** The `sizes` attribute, only needed if there are several files to choose from. */
const sizesOf = (sources: readonly ImageSource[], sizes: string | undefined) =>
  sources.length > 1 ? sizes : undefined;

/** The file every browser can decode; for browsers without `srcset` support, the one of middle width. */
function imageFile({ sources, width, height }: ImageAsset, sizes: string | undefined): ImageFile {
  const fallback = sources[Math.floor((sources.length - 1) / 2)];
  if (!fallback) throw new Error('An image has no files.');
  const srcSet = sources.length > 1 ? srcSetOf(sources) : undefined;
  return omitUndefined({ src: fallback.url, srcSet, sizes: sizesOf(sources, sizes), width, height });
}

/** Sources in newer formats, used by browsers that support them. */
const preferredSources = (
  { preferred = [], width, height }: ImageAsset,
  { media, sizes }: Partial<PictureSource>,
) =>
  preferred.map(
    ({ type, sources }): PictureSource =>
      omitUndefined({ media, type, srcSet: srcSetOf(sources), sizes, width, height }),
  );

/** Expands a source with an image key into one source per format. */
function imageSources(image: ImageAsset, source: PictureSource): PictureSource[] {
  const { sources, width, height } = image;
  const srcSet = sources.length > 1 ? srcSetOf(sources) : (sources[0]?.url ?? '');
  const last = { media: source.media, srcSet, sizes: sizesOf(sources, source.sizes), width, height };
  return [...preferredSources(image, source), omitUndefined(last)];
}

/** Replaces the keys of a picture by URLs. */
function finishPicture(picture: PictureView, imageOf: (key: string) => ImageAsset): PictureView {
  const { wide, sources = [], ...rest } = picture;
  const widest = imageOf(wide.src);
  const all = [
    ...sources.flatMap((source) => imageSources(imageOf(source.srcSet), source)),
    ...preferredSources(widest, wide),
  ];
  return omitUndefined({
    ...rest,
    wide: imageFile(widest, wide.sizes),
    sources: all.length === 0 ? undefined : all,
  });
}

/** True if a value is a picture whose files are still keys. */
function isKeyedPicture(value: object): value is PictureView {
  const { src } = (value as Partial<PictureView>).wide ?? {};
  return src !== undefined && KEY.exec(src)?.[1] === 'image';
}

/** A route with the URLs of all its files. */
export type FinishedRoute = Pick<SiteRoute, 'page' | 'structuredData'>;

/**
 * Replaces the keys in the data of one route by URLs.
 * @throws if a file it shows was not made
 */
export function resolveRouteMedia(
  route: Pick<SiteRoute, 'locale' | 'page' | 'structuredData'>,
  { images, socialImages, files, origin }: Pick<Site, 'images' | 'socialImages' | 'files' | 'origin'>,
  media: SiteMedia,
): FinishedRoute {
  const { intl } = LOCALES[route.locale];

  function finish(value: unknown): unknown {
    if (typeof value === 'string') {
      if (KEY.exec(value)?.[1] !== 'social') return value;
      return origin + made(socialImages, media.socialImage, value);
    }
    if (Array.isArray(value)) return value.map(finish);
    if (typeof value !== 'object' || value === null) return value;
    if (isKeyedPicture(value)) return finishPicture(value, (key) => made(images, media.image, key));
    const { href } = value as { href?: unknown };
    if (typeof href === 'string' && KEY.exec(href)?.[1] === 'file') {
      const { bytes, ...file } = made(files, media.file, href);
      return { ...value, ...file, size: formatFileSize(bytes, intl) };
    }
    return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, finish(entry)]));
  }

  return {
    page: finish(route.page) as SiteRoute['page'],
    structuredData: finish(route.structuredData) as object[],
  };
}
