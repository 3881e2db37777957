import { LOCALES } from '../../src/content/locales';
import type { ImageFile } from '../../src/content/view';
import { omitUndefined } from '../../src/lib/omitUndefined';
import { formatFileSize } from '../../src/lib/formatFileSize';
import type { ImageAsset, ImageRequest } from '../images/renderImage';
import type { SocialImageRequest } from '../images/socialImage';
import type { FileRequest, Site, SiteRoute } from './site';

/** A file to take away: its address, its format as printed (e.g. "SVG"), its size in bytes. */
export interface MadeFile {
  href: string;
  format: string;
  bytes: number;
}

/** What the build has made for the requests of a site. */
export interface SiteMedia {
  image(request: ImageRequest): ImageAsset | undefined;
  /** Path of a social image below the origin. */
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
  if (result === undefined) throw new Error(`Nothing was made for ${key}: ${JSON.stringify(request)}`);
  return result;
}

/** The `src` and `srcSet` of an image; of several widths the middle one serves browsers that know no `srcSet`. */
function imageFile({ sources, width, height }: ImageAsset): ImageFile {
  const fallback = sources[Math.floor((sources.length - 1) / 2)];
  if (!fallback) throw new Error('An image without a file was made.');
  const srcSet =
    sources.length > 1 ? sources.map(({ url, width: px }) => `${url} ${px}w`).join(', ') : undefined;
  return omitUndefined({ src: fallback.url, srcSet, width, height });
}

/** A route with the addresses of everything that was made. */
export type FinishedRoute = Pick<SiteRoute, 'page' | 'structuredData'>;

/**
 * The data of one route with addresses in the place of its keys.
 * @throws when something it shows was not made
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
    const { src, href } = value as { src?: unknown; href?: unknown };
    if (typeof src === 'string' && KEY.exec(src)?.[1] === 'image')
      return imageFile(made(images, media.image, src));
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

/**
 * The site with the addresses of everything that was made in the place of its keys. All pages at once: for small sites.
 * @throws when something a page shows was not made
 */
export function resolveMediaUrls(site: Site, media: SiteMedia): Site {
  return {
    ...site,
    // No key is left in them.
    routes: site.routes.map((route) => ({ ...route, ...resolveRouteMedia(route, site, media), media: [] })),
  };
}
