/** The pictures of a film, as far as pages need to know them. */
export interface FilmPictures {
  /** Px as they are seen. */
  width: number;
  height: number;
  /** How browsers are told of their coding (RFC 6381). */
  codec: string;
  /** Whether every browser reads them: those of H.264. */
  isEverywhere: boolean;
}

/** What a film says of itself. */
export interface FilmContent extends Omit<FilmPictures, 'codec'> {
  /** Length in s. */
  seconds: number;
  /** false: there is nothing to mute. */
  hasSound: boolean;
  /** Media type with its codecs, by which a browser knows whether it plays the file before it loads any of it. */
  mediaType: string;
  /** false: all of it must be loaded before its first picture is seen, because its table stands at the end. */
  startsAtOnce: boolean;
  /** true: it says where it was recorded, as phones note it. */
  namesPlace?: true;
}
