/** What must be known of a film before it is loaded. */
export interface Film {
  /** Length in s. */
  seconds: number;
  /** Pixels; the film keeps their proportion. */
  width: number;
  height: number;
  /** false: there is nothing to mute. */
  hasSound: boolean;
}

/**
 * The films of the site by name. Each lies in `content-json/media` as `<name>.webm` (VP9), `<name>.mp4` (H.264) and with
 * captions of each language, `<name>.de.vtt` and `<name>.en.vtt`.
 */
export const FILMS = {
  'rollwerk-rad': { seconds: 12, width: 960, height: 540, hasSound: false },
} as const satisfies Record<string, Film>;

/** Name of a film. */
export type FilmName = keyof typeof FILMS;

/** All names of films. */
export const FILM_NAMES = Object.keys(FILMS) as [FilmName, ...FilmName[]];
