/** Motifs that may stand on any page: figures, fields, letters. Choose one that means something: wheels for a bike. */
export const PAGE_MOTIFS = [
  'sun',
  'wheels',
  'speech',
  'eye',
  'cups',
  'steps',
  'bite',
  'rings',
  'halftone',
  'halffield',
  'tiles',
  'arrows',
  'waves',
  'fold',
  'checker',
  'tracks',
  'sound',
  'blocks',
  'umbrella',
  'clock',
  'telephone',
  'dice',
  'parcel',
  'soles',
  'plane',
  'lamp',
  'fish',
  'loupe',
  'spotlights',
  'megaphone',
  'roller',
  'abacus',
  'keys',
  'bell',
  'feather',
  'glyph',
  'type',
] as const;

/** Name of a motif that may stand on any page. */
export type PageMotif = (typeof PAGE_MOTIFS)[number];

/** Every motif the poster generator can draw: those of any page, the stage of the home page, the seven cities. */
export const POSTER_MOTIFS = [
  ...PAGE_MOTIFS,
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

/**
 * The marks by which the number of a case is drawn, one for each thing that it counts: the motif `count`, which the build makes
 * for cases and no editor chooses as a poster.
 */
export const COUNT_MARKS = [
  'steps',
  'tally',
  'strikes',
  'bubbles',
  'drops',
  'rings',
  'tiles',
  'tickets',
] as const;

/** Name of a mark. */
export type CountMark = (typeof COUNT_MARKS)[number];

/** A number as a picture: so many marks. */
export interface Count {
  mark: CountMark;
  marks: number;
}

/** With more marks than this nobody counts them any more; one then stands for several things. */
export const MAX_COUNT_MARKS = 500;

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
  hero: { width: 1000, height: 1000 },
} as const;

/** Name of a format. */
export type PosterFormat = keyof typeof POSTER_FORMATS;

/** A part of a sheet: its edges in shares of width and height. */
export interface SheetPart {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/**
 * The part of each format that is seen wherever a page shows it: some places are wider or narrower than the sheet and cut its
 * edges off. A subject stands inside; `slots` in scripts/content/resolve/pictureUses.ts says how wide the places are.
 */
export const SEEN_PARTS: Record<PosterFormat, SheetPart> = {
  portrait: { left: 0, top: 0.1, right: 1, bottom: 0.9 },
  landscape: { left: 0.125, top: 0.12, right: 0.875, bottom: 0.88 },
  square: { left: 0, top: 0.125, right: 1, bottom: 0.875 },
  social: { left: 0, top: 0, right: 1, bottom: 1 },
  tall: { left: 0, top: 0, right: 1, bottom: 1 },
  hero: { left: 0.19, top: 0.155, right: 0.81, bottom: 0.845 },
};

/** Motifs that touch neither side nor the top of their sheet: on a ground of their own they are shown whole, at any size. */
const FREE_MOTIFS: readonly string[] = ['wheels', 'eye', 'wien'];

/** Whether the figure of a poster stands free on its ground; a single digit does, because half of one is a block. */
export function standsFree(motif: Motif | 'overprint' | 'count', text?: string): boolean {
  return FREE_MOTIFS.includes(motif) || (motif === 'glyph' && /^\d$/.test(text ?? ''));
}

/** Widths in px at which a poster is rendered when it is not served as SVG. */
export const IMAGE_WIDTHS = [480, 960, 1600] as const;

/** One of the rendered widths in px. */
export type ImageWidth = (typeof IMAGE_WIDTHS)[number];
