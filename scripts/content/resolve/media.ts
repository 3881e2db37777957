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
  belowStep,
  type Frame,
  framesOf,
  LYING_BELOW_LG,
  type PictureUse,
  sizesAttribute,
  pictureUseOf,
} from './pictureUses';

/** A poster with the word that starts its random series. */
export type SeededPoster = Subject &
  Pick<PosterRequest, 'seed' | 'set'> & {
    text?: string | undefined;
  };

/** A picture that is a file of content-json/media; the word names what is made of it for other sites. */
export interface SeededPhoto {
  seed: string;
  file: string;
  focus?: readonly number[] | undefined;
  print?: Print | undefined;
}

/** A picture as a page names it. */
export type SeededPicture = SeededPoster | SeededPhoto;

/** Whether a picture is a file. */
export const isPhoto = (picture: SeededPicture): picture is SeededPhoto => 'file' in picture;

/** A place on a page with a picture. */
export type Place = PictureUse | MosaicSpan | WallPlace;

/** Widths in px of a poster that only narrow screens show. */
const NARROW_WIDTHS = [480, 960] as const;

/** Where pages find the files they show. */
export interface Media {
  picture(picture: SeededPicture, place: Place, alt: string): PictureView;
  /** Address (or the key of one to come) of the image that a shared link shows. */
  socialImage(picture: SeededPicture, title: string): string;
  /** Address (or the key of one to come) of a file to take away. */
  file(request: FileRequest): string;
  /** The same for a PDF of content-json/media, with what it says of itself where that is read. */
  document(file: string): { href: string } & Partial<Pick<DocumentFacts, 'pages' | 'language'>>;
  /** A film of content-json/media with its other format and its captions; undefined where it is not known. */
  film(file: string): FilmSource | undefined;
  /** The same for a picture to print elsewhere, whole; of one whose size is known, in px. */
  pictureFile(picture: SeededPicture, name: string): { href: string } & Partial<Size>;
}

/** The fields by which a file names a picture: it is drawn, or a file. */
interface WrittenPicture {
  motif?: Motif | undefined;
  set?: SeededPoster['set'] | undefined;
  text?: string | undefined;
  file?: string | undefined;
  focus?: readonly number[] | undefined;
  print?: Print | undefined;
}

/** A picture as a file names it, and the word that starts its random series. */
export function pictureOf(
  { motif, set, text, file, focus, print }: WrittenPicture,
  seed: string,
): SeededPicture {
  if (file !== undefined) return { seed, file, focus, print };
  // The schema asks for both where there is no file.
  return { seed, motif: motif ?? pickMotif(seed), set: set ?? pickSet(seed), text };
}

/**
 * The picture of a page. That of a pair consists of its two plates; any other page that names none gets a neutral poster by
 * the hash of its id.
 */
export function posterOf({ id, kind, card }: Entry): SeededPicture {
  if (kind === 'pairs') return overprintOf(id, card.plates as PlatePair);
  return pictureOf(('poster' in card ? card.poster : undefined) ?? {}, id);
}

/** Two plates over each other on black, where yellow over blue is lime. */
export function overprintOf(seed: string, plates: PlatePair): SeededPoster {
  return { seed, motif: 'overprint', plates, set: 'black' };
}

/** Marks that count something, with the plates of another picture; on black where that is no drawing, or has no ground of its own. */
export function countOf(seed: string, count: Count, beside: SeededPicture): SeededPoster {
  const set = isPhoto(beside) || beside.set === 'paper' ? 'black' : beside.set;
  return { seed, motif: 'count', count, set };
}

/** What a page's poster shows, in words; empty for a page that names none. */
export function altOf({ card }: Entry): string {
  return ('poster' in card ? card.poster?.alt : undefined) ?? '';
}

/** Who made the picture of a page, where it is a file. */
export function creditOf({ card }: Entry): string | undefined {
  return 'poster' in card ? card.poster?.credit : undefined;
}

/** A poster as a place on the page shows it; `addressOf` says where its file is, or will be. */
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
  // The first that fits is loaded: windows that lie on their side come before all that are as narrow.
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

/** A part of a photograph, with the widths that windows ask for. */
function photoRequest(
  { file, focus, print }: SeededPhoto,
  { hash, width, height }: MediaFile & PictureFacts,
  frames: readonly Frame[],
  index: number,
): PhotoRequest {
  const { ratio } = frames[index] as Frame;
  const crop = cropTo({ width, height }, ratio, focus);
  const asked = askedFor(frames, index).map(({ width: wanted }) => wanted);
  // Dots are as sharp as they are large, whatever they are made from.
  const available = print === undefined ? Math.min(crop.width, PICTURE_MAX_WIDTH) : PRINT_MAX_WIDTH;
  return omitUndefined({
    file,
    hash,
    crop,
    print,
    widths: widthsToMake(asked, available),
  });
}

/** A photograph as a place on the page shows it, cropped for narrow and for wide windows. */
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
