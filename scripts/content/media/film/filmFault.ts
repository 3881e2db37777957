/** Why a film cannot be shown, and how to put it right. */
export class FilmFault extends Error {
  constructor(
    message: string,
    readonly fix: string,
  ) {
    super(message);
  }
}

/** How a film is exported so that every browser plays it. */
export const EXPORT_ADVICE = 'export it as MP4 with H.264 (8 bits, 4:2:0) and sound as AAC';

/** The file ends before what it announces. */
export const cutOff = (): FilmFault =>
  new FilmFault('the film is cut off or damaged: it ends before what it announces', 'copy it once more');

/** The pictures of a film are coded in a way that not every browser reads. */
export const notPlayed = (codec: string): FilmFault =>
  new FilmFault(`the pictures of the film are coded as ${codec}, which browsers do not play`, EXPORT_ADVICE);

/** The same for its sound. */
export const notHeard = (codec: string): FilmFault =>
  new FilmFault(`the sound of the film is coded as ${codec}, which browsers do not play`, EXPORT_ADVICE);
