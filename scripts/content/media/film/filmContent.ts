/** The properties of a video track that pages need. */
export interface FilmPictures {
  /** Displayed size in px. */
  width: number;
  height: number;
  /** Codec string for browsers (RFC 6381). */
  codec: string;
  /** True if every browser can decode it: H.264. */
  isEverywhere: boolean;
}

/** Metadata read from a film file. */
export interface FilmContent extends Omit<FilmPictures, 'codec'> {
  /** Duration in s. */
  seconds: number;
  /** False if there is nothing to mute. */
  hasSound: boolean;
  /** Media type with codecs; lets a browser decide whether it can play the file before loading it. */
  mediaType: string;
  /** False if the index is at the end of the file, so that all of it must be loaded before playback starts. */
  startsAtOnce: boolean;
  /** The file contains the place of recording, as phones add it. */
  namesPlace?: true;
}
