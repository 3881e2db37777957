/** Why a film cannot be shown, and how to fix it. */
export class FilmFault extends Error {
  constructor(
    message: string,
    readonly fix: string,
  ) {
    super(message);
  }
}

/** Export settings that every browser can play. */
export const EXPORT_ADVICE = 'export it as MP4 with H.264 (8 bits, 4:2:0) and sound as AAC';

/** The file is shorter than its headers announce. */
export const cutOff = (): FilmFault =>
  new FilmFault('the film is cut off or damaged: it ends before what it announces', 'copy it once more');

/** The video codec is not supported by every browser. */
export const notPlayed = (codec: string): FilmFault =>
  new FilmFault(`the pictures of the film are coded as ${codec}, which browsers do not play`, EXPORT_ADVICE);

/** The audio codec is not supported by every browser. */
export const notHeard = (codec: string): FilmFault =>
  new FilmFault(`the sound of the film is coded as ${codec}, which browsers do not play`, EXPORT_ADVICE);
