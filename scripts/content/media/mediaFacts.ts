import type { PlateSet } from '../../../src/config/posters';
import type { FilmContent } from './film/filmContent';

/** What is known of a picture in `content-json/media`. */
export interface PictureFacts {
  type: 'picture';
  /** Pixels as it is seen, its orientation applied. */
  width: number;
  height: number;
  /** The ink nearest to what it looks like on average: shown until it has arrived. */
  ground: PlateSet;
}

/** What is known of a PDF. */
export interface DocumentFacts {
  type: 'document';
  pages: number;
  /** As the file says it of itself, if it does. */
  title?: string;
  /** Language tag, e.g. `de-DE`. */
  language?: string;
  isTagged: boolean;
}

/** What is known of a film. */
export interface FilmFacts extends FilmContent {
  type: 'film';
}

/** What is known of captions. */
export interface CaptionFacts {
  type: 'captions';
  /** When the last of them ends, in s. */
  seconds: number;
}

/** What is known of a file whose bytes do not show what its name promises, or that cannot be used. */
interface FaultyFacts {
  type: 'faulty';
  /** What is wrong and how to put it right. */
  message: string;
  fix: string;
}

/** What the bytes of a file of `content-json/media` say. */
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
  /** Name of its bytes. */
  hash: string;
  bytes: number;
};

/** The files of `content-json/media` by their paths. */
export type MediaIndex = ReadonlyMap<string, MediaFile>;

/**
 * The facts of a PDF that a page names.
 * @throws when there is none of that path; the checks of the content have promised it
 */
export function documentIn(index: MediaIndex, file: string): MediaFile & DocumentFacts {
  const found = index.get(file);
  if (found?.type !== 'document') throw new Error(`content-json/media/${file} is no PDF.`);
  return found;
}

/**
 * The facts of a picture that a page names.
 * @throws when there is none of that path; the checks of the content have promised it
 */
export function pictureIn(index: MediaIndex, file: string): MediaFile & PictureFacts {
  const found = index.get(file);
  if (found?.type !== 'picture') throw new Error(`content-json/media/${file} is no picture.`);
  return found;
}
