import { filmFiles, filmSource } from '../../../scripts/content/media/film/filmFiles';
import type { MediaIndex } from '../../../scripts/content/media/mediaFacts';
import { contentOfFile } from '../../../scripts/content/contentOfFile';
import { isPhoto, type Media, posterView, type SeededPhoto } from '../../../scripts/content/resolve/media';
import { type MadeFile, resolveRouteMedia } from '../../../scripts/content/resolveRouteMedia';
import type { FileRequest } from '../../../scripts/content/site';
import type { Typeface } from '../../../scripts/fonts/createTypeface';
import { drawPoster, type PosterRequest, posterKey } from '../../../scripts/images/poster';
import type { ImageAsset, ImageRequest } from '../../../scripts/images/renderImage';
import { LOCALE_CODES, type Locale } from '../../../src/content/locales';
import type { PageData } from '../../../src/content/pageData';
import type { PictureView } from '../../../src/content/view';
import { POSTER_FORMATS } from '../../../src/config/posters';
import { omitUndefined } from '../../../src/lib/omitUndefined';

/** Images and files of a preview, created on demand: resolving a page yields keys, `finish` replaces them by URLs. */
export interface PreviewMedia extends Media {
  /** Replaces the keys in a page by URLs. */
  finish(page: PageData, locale: Locale): PageData;
}

/** A generated file, as opposed to one from the media folder. */
type OwnFile = Exclude<FileRequest, { type: 'photo' | 'delivered' }>;

/** Returns the URL of generated content; `request` is what it was generated for. */
export type Publish = (content: string, type: string, request: PosterRequest | OwnFile) => string;

const TYPES = { svg: 'image/svg+xml', txt: 'text/plain;charset=utf-8' } as const;

/** URL of content-json's media, served by .storybook/storybookConfig.ts. */
const MEDIA_FOLDER = 'media';

/** Draws a poster; an empty drawing, so only the ground, if a letter has no glyph, which the build would reject. */
function drawingOf(request: PosterRequest, typeface: Typeface): string {
  try {
    return drawPoster(request, typeface);
  } catch {
    return '<svg xmlns="http://www.w3.org/2000/svg"/>';
  }
}

/** Stores requests by key, one for all equal ones, and their results. */
function createRequests<Request extends object, Made>(
  kind: 'image' | 'file',
  make: (request: Request) => Made,
) {
  const requests: Record<string, Request> = {};
  const keys = new Map<string, string>();
  const made = new Map<Request, Made>();
  return {
    requests,
    keyOf(name: string, request: Request): string {
      const known = keys.get(name);
      if (known !== undefined) return known;
      const key = `media/${kind}/${keys.size.toString(16).padStart(10, '0')}`;
      keys.set(name, key);
      requests[key] = request;
      return key;
    },
    madeOf(request: Request): Made {
      const known = made.get(request) ?? make(request);
      made.set(request, known);
      return known;
    },
  };
}

const mediaPath = (file: string): string => `${MEDIA_FOLDER}/${encodeURI(file)}`;

/** Returns an uncropped photograph, since the preview does not process images. */
function photoAsItLies({ file, print }: SeededPhoto, alt: string): PictureView {
  const { width, height } = POSTER_FORMATS.landscape;
  const wide = { src: mediaPath(file), width, height };
  return { alt, ground: print === undefined ? 'black' : 'paper', wide };
}

/**
 * Draws posters and creates files with the build's own code, once each. Films are used directly from the media folder;
 * those missing in `films` are left out.
 */
export function createPreviewMedia(
  typeface: Typeface,
  publish: Publish,
  films: MediaIndex = new Map(),
): PreviewMedia {
  const images = createRequests<ImageRequest, ImageAsset>('image', (request) => {
    const { width, height } = POSTER_FORMATS[request.format];
    const url = publish(drawingOf(request, typeface), TYPES.svg, request);
    return { kind: 'svg', sources: [{ url, width }], width, height };
  });
  const files = createRequests<OwnFile, MadeFile>('file', (request) => {
    const { text, ending, format } = contentOfFile(request, typeface);
    const bytes = new TextEncoder().encode(text).byteLength;
    return { href: publish(text, TYPES[ending], request), format, bytes };
  });
  const fileOf = (request: FileRequest): string => {
    if (request.type === 'photo') return mediaPath(request.photo.file);
    if (request.type === 'delivered') return mediaPath(request.file);
    return files.keyOf(JSON.stringify(request), request);
  };
  return {
    picture: (picture, place, alt) =>
      isPhoto(picture)
        ? photoAsItLies(picture, alt)
        : posterView(picture, place, alt, (request) => images.keyOf(posterKey(request), request)),
    socialImage: () => '',
    file: fileOf,
    // Metadata of PDFs are not read here.
    document: (file) => ({ href: mediaPath(file) }),
    film: (file) => filmSource(filmFiles(films, file, LOCALE_CODES), ({ path }) => mediaPath(path)),
    pictureFile(picture, name) {
      if (isPhoto(picture)) return { href: mediaPath(picture.file) };
      const { text, ...drawn } = picture;
      const poster = { ...drawn, ...omitUndefined({ text }), format: 'landscape' as const };
      return { href: fileOf({ type: 'poster', name, poster }) };
    },
    finish: (page, locale) =>
      resolveRouteMedia(
        { locale, page, structuredData: [] },
        { images: images.requests, files: files.requests, socialImages: {}, origin: '' },
        {
          image: (request) => ('file' in request ? undefined : images.madeOf(request)),
          file: (request) =>
            request.type === 'photo' || request.type === 'delivered' ? undefined : files.madeOf(request),
          socialImage: () => undefined,
        },
      ).page,
  };
}
