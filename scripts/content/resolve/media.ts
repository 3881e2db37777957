import { PICTURE_MAX_WIDTH, type Print, PRINT_MAX_WIDTH } from '../../../src/config/pictures';
import {
  type Count,
  type ImageWidth,
  type Motif,
  type PlatePair,
  POSTER_FORMATS,
  type PosterFormat,
  standsFree,
} from '../../../src/config/posters';
import type { MosaicSpan, PictureView, WallPlace } from '../../../src/content/view';
import { omitUndefined } from '../../../src/lib/omitUndefined';
import { belowStep } from '../../../src/theme/breakpoints';
import { cropTo, type Size, widthsToMake } from '../../images/photoCrop';
import { pickMotif, pickSet } from '../../images/pickPoster';
import type { PosterRequest, Subject } from '../../images/poster';
import type { ImageRequest } from '../../images/renderImage';
import type { PhotoRequest } from '../../images/renderPhoto';
import type { DocumentFacts, MediaFile, PictureFacts } from '../media/mediaFacts';
import type { FilmSource } from '../media/film/filmFiles';
import type { FileRequest } from '../site';
import type { Entry } from './entries';
import {
  askedFor,
  type Frame,
  framesOf,
  LYING_BELOW_LG,
  type PictureUse,
  sizesAttribute,
  pictureUseOf,
} from './pictureUses';

/** A poster with the seed of its random series. */
export type SeededPoster = Subject &
  Pick<PosterRequest, 'seed' | 'set'> & {
    text?: string | undefined;
  };

/** A picture from a file of content-json/media; the seed names the social image made of it. */
export interface SeededPhoto {
  seed: string;
  file: string;
  focus?: readonly number[] | undefined;
  print?: Print | undefined;
}

/** A picture as specified by a page. */
export type SeededPicture = SeededPoster | SeededPhoto;

/** True if a picture is a file. */
export const isPhoto = (picture: SeededPicture): picture is SeededPhoto => 'file' in picture;

/** A place on a page that shows a picture. */
export type Place = PictureUse | MosaicSpan | WallPlace;

/** Widths in px of posters that only narrow screens show. */
const NARROW_WIDTHS = [480, 960] as const;

/** Resolves the media of pages. The results are URLs, or keys of files that are yet to be made. */
export interface Media {
  picture(picture: SeededPicture, place: Place, alt: string): PictureView;
  /** The image shown in link previews. */
  socialImage(picture: SeededPicture, title: string): string;
  /** A file to download. */
  file(request: FileRequest): string;
  /** A PDF of content-json/media, with its page count and language if known. */
  document(file: string): { href: string } & Partial<Pick<DocumentFacts, 'pages' | 'language'>>;
  /** A film of content-json/media with its other format and captions; undefined if not found. */
  film(file: string): FilmSource | undefined;
  /** The uncropped picture for download; with its size in px if it is a photograph. */
  pictureFile(picture: SeededPicture, name: string): { href: string } & Partial<Size>;
}

/** The fields specifying a picture in a content file: a drawing or a file. */
interface WrittenPicture {
  motif?: Motif | undefined;
  set?: SeededPoster['set'] | undefined;
  text?: string | undefined;
  file?: string | undefined;
  focus?: readonly number[] | undefined;
  print?: Print | undefined;
}

/** The picture specified in a content file, with the given seed. */
export function pictureOf(
  { motif, set, text, file, focus, print }: WrittenPicture,
  seed: string,
): SeededPicture {
  if (file !== undefined) return { seed, file, focus, print };
  // The schema requires both unless there is a file.
  return { seed, motif: motif ?? pickMotif(seed), set: set ?? pickSet(seed), text };
}

/**
 * The picture of a page. That of a pair consists of its two plates; other pages without one get a neutral poster,
 * chosen by the hash of their id.
 */
export function posterOf({ id, kind, card }: Entry): SeededPicture {
  if (kind === 'pairs') return overprintOf(id, card.plates as PlatePair);
  return pictureOf(('poster' in card ? card.poster : undefined) ?? {}, id);
}

/** Two overprinted plates on black, where yellow over blue gives lime. */
export function overprintOf(seed: string, plates: PlatePair): SeededPoster {
  return { seed, motif: 'overprint', plates, set: 'black' };
}

/**
 * Drawn marks that count something, in the theme of another picture; black if that is a photograph or has the theme
 * `paper`.
 */
export function countOf(seed: string, count: Count, beside: SeededPicture): SeededPoster {
  const set = isPhoto(beside) || beside.set === 'paper' ? 'black' : beside.set;
  return { seed, motif: 'count', count, set };
}

/** Alternative text of a page's poster; empty if the file names no poster. */
export function altOf({ card }: Entry): string {
  return ('poster' in card ? card.poster?.alt : undefined) ?? '';
}

/** Photo credit of a page's picture, if it is a file. */
export function creditOf({ card }: Entry): string | undefined {
  return 'poster' in card ? card.poster?.credit : undefined;
}

/** A poster as shown in a place on a page; `addressOf` returns the URL or key of its file. */
export function posterView(
  { text, ...poster }: SeededPoster,
  place: Place,
  alt: string,
  addressOf: (request: ImageRequest) => string,
): PictureView {
  const use = pictureUseOf(place);
  const address = (format: PosterFormat, widths: readonly ImageWidth[]) => {
    const registerMark = use.hasNoMark ? false : undefined;
    return addressOf({ ...poster, ...omitUndefined({ text, registerMark }), format, widths });
  };
  const sizes = sizesAttribute(use.sizes);
  const { narrow, narrowBelow = 'md', middle } = use;
  const sourceFor = (media: string, format: PosterFormat, widths: readonly ImageWidth[]) => ({
    srcSet: address(format, widths),
    media,
    sizes,
    ...POSTER_FORMATS[format],
  });
  const sources = [
    ...(narrow ? [sourceFor(belowStep(narrowBelow), narrow, NARROW_WIDTHS)] : []),
    ...(middle ? [sourceFor(LYING_BELOW_LG, middle, use.widths)] : []),
  ];
  // Browsers use the first match, so sources for landscape orientation precede those for the same widths.
  if (narrowBelow === 'lg') sources.reverse();
  const wide = { src: address(use.wide, use.widths), sizes, ...POSTER_FORMATS[use.wide] };
  return omitUndefined({
    alt,
    ground: poster.set,
    isFree: standsFree(poster.motif, text) ? (true as const) : undefined,
    wide,
    sources: sources.length === 0 ? undefined : sources,
  });
}

/** Request for a crop of a photograph, in the widths that windows need. */
function photoRequest(
  { file, focus, print }: SeededPhoto,
  { hash, width, height }: MediaFile & PictureFacts,
  frames: readonly Frame[],
  index: number,
): PhotoRequest {
  const { ratio } = frames[index] as Frame;
  const crop = cropTo({ width, height }, ratio, focus);
  const asked = askedFor(frames, index).map(({ width: wanted }) => wanted);
  // Halftone dots are equally sharp at any size, whatever the resolution of the photograph.
  const available = print === undefined ? Math.min(crop.width, PICTURE_MAX_WIDTH) : PRINT_MAX_WIDTH;
  return omitUndefined({
    file,
    hash,
    crop,
    print,
    widths: widthsToMake(asked, available),
  });
}

/** A photograph as shown in a place on a page, cropped for narrow and for wide windows. */
export function photoView(
  photo: SeededPhoto,
  facts: MediaFile & PictureFacts,
  place: Place,
  alt: string,
  addressOf: (request: PhotoRequest) => string,
): PictureView {
  const frames = framesOf(pictureUseOf(place));
  const parts = frames.map(({ below, sizes }, index) => {
    const request = photoRequest(photo, facts, frames, index);
    const { width, height } = request.crop;
    return { below, address: addressOf(request), sizes: sizesAttribute(sizes), width, height };
  });
  const { below: _, address: src, ...wide } = parts.at(-1) as (typeof parts)[number];
  const narrow = parts.slice(0, -1).map(({ below = 'md', address: srcSet, ...size }) => ({
    srcSet,
    media: belowStep(below),
    ...size,
  }));
  return omitUndefined({
    alt,
    ground: photo.print === undefined ? facts.ground : ('paper' as const),
    wide: { src, ...wide },
    sources: narrow.length === 0 ? undefined : narrow,
  });
}
