/**
 * Motifs the poster generator can draw. The first four groups may stand on any page (figures, fields, letters, the
 * stage), the last one belongs to the seven cities. Choose a motif that means something: wheels for a bike.
 */
export const POSTER_MOTIFS = [
  'sun',
  'wheels',
  'speech',
  'eye',
  'cups',
  'slide',
  'steps',
  'bite',
  'rings',
  'halftone',
  'halffield',
  'tiles',
  'leaf',
  'arrows',
  'waves',
  'fold',
  'checker',
  'tracks',
  'sound',
  'blocks',
  'glyph',
  'type',
  'stage',
  'berlin',
  'duesseldorf',
  'frankfurt',
  'hamburg',
  'stuttgart',
  'wien',
  'zuerich',
] as const;

/** Name of a motif. */
export type Motif = (typeof POSTER_MOTIFS)[number];

/**
 * The disciplines whose plates the generator can draw. Any two of them are printed over each other: the motif `overprint`,
 * which the build makes for pairs of disciplines and no editor chooses.
 */
export const DISCIPLINE_PLATES = [
  'strategy',
  'brand',
  'campaign',
  'digital',
  'public',
  'live',
  'sound',
] as const;

/** Name of a discipline's plate. */
export type DisciplinePlate = (typeof DISCIPLINE_PLATES)[number];

/** Two disciplines in the order in which they are printed. */
export type PlatePair = [first: DisciplinePlate, second: DisciplinePlate];

/** Plate sets, each named by its ground: two plates, their overlap and the key are chosen with it. */
export const PLATE_SETS = ['paper', 'yellow', 'blue', 'lime', 'black'] as const;

/** Name of a plate set and of its ground colour. */
export type PlateSet = (typeof PLATE_SETS)[number];

/** Formats a poster is composed for (never cropped from one another), with the size of the drawing in px. */
export const POSTER_FORMATS = {
  portrait: { width: 960, height: 1200 },
  landscape: { width: 1600, height: 900 },
  square: { width: 1000, height: 1000 },
  social: { width: 1200, height: 630 },
  tall: { width: 900, height: 1600 },
} as const;

/** Name of a format. */
export type PosterFormat = keyof typeof POSTER_FORMATS;

/** Widths in px at which a poster is rendered when it is not served as SVG. */
export const IMAGE_WIDTHS = [480, 960, 1600] as const;

/** One of the rendered widths in px. */
export type ImageWidth = (typeof IMAGE_WIDTHS)[number];
