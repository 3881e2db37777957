import type { PlateSet } from '../../../src/config/posters';
import type { FilmContent } from './film/filmContent';

/** Facts of a picture in `content-json/media`. */
export interface PictureFacts {
  type: 'picture';
  /** Displayed size in px, with the EXIF orientation applied. */
  width: number;
  height: number;
  /** Theme whose ground is closest to the picture's average colour; shown until the picture has loaded. */
  ground: PlateSet;
}

/** Facts of a PDF. */
export interface DocumentFacts {
  type: 'document';
  pages: number;
  /** Title from the PDF metadata, if there is one. */
  title?: string;
  /** Language tag from the PDF, e.g. `de-DE`. */
  language?: string;
  isTagged: boolean;
}

/** Facts of a film. */
export interface FilmFacts extends FilmContent {
  type: 'film';
}

/** Facts of a caption file. */
export interface CaptionFacts {
  type: 'captions';
  /** End of the last caption, in s. */
  seconds: number;
}

/** Facts of a file whose content does not match its name, or that cannot be used. */
interface FaultyFacts {
  type: 'faulty';
  /** What is wrong, and in `fix` how to correct it. */
  message: string;
  fix: string;
}

/** Facts read from the bytes of a file in `content-json/media`. */
export type MediaFacts =
  | PictureFacts
  | DocumentFacts
  | FilmFacts
  | CaptionFacts
  | FaultyFacts
  | { type: 'other' };

/** A file of `content-json/media`. */
export type MediaFile = MediaFacts & {
  /** Path below `content-json/media`, with forward slashes. */
  path: string;
  /** Hash of the bytes, see `hashOfBytes`. */
  hash: string;
  bytes: number;
};

/** The files of `content-json/media`, by path. */
export type MediaIndex = ReadonlyMap<string, MediaFile>;

/** What pages need of the index. */
export type MediaLookup = Pick<MediaIndex, 'get'>;

/**
 * Returns the facts of a PDF named by a page.
 * @throws if it does not exist; the content checks should have ruled that out
 */
export function documentIn(index: MediaLookup, file: string): MediaFile & DocumentFacts {
  const found = index.get(file);
  if (found?.type !== 'document') throw new Error(`content-json/media/${file} is no PDF.`);
  return found;
}

/**
 * Returns the facts of a picture named by a page.
 * @throws if it does not exist; the content checks should have ruled that out
 */
export function pictureIn(index: MediaLookup, file: string): MediaFile & PictureFacts {
  const found = index.get(file);
  if (found?.type !== 'picture') throw new Error(`content-json/media/${file} is no picture.`);
  return found;
}
