/** Motifs for any page: figures, fields, letters. Choose one with a meaning, such as wheels for a bike. */
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
  'discs',
  'marks',
  'mouth',
  'weeks',
  'table',
  'glyph',
  'type',
] as const;

/** Name of a motif for any page. */
export type PageMotif = (typeof PAGE_MOTIFS)[number];

/** All motifs of the poster generator: those for any page, the stage of the home page, the seven cities. */
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
 * Disciplines for which the generator has plates. Any two can be overprinted: the motif `overprint`, which the build
 * creates for pairs of disciplines; editors cannot choose it.
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
 * Marks for drawing the number of a case, one mark per counted thing: the motif `count`, which the build creates for
 * cases; editors cannot choose it.
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

/** A number as a picture: `marks` times the same mark. */
export interface Count {
  mark: CountMark;
  marks: number;
}

/** Most marks in a drawing; a larger number lets one mark stand for several things. */
export const MAX_COUNT_MARKS = 500;

/** Plate sets, named by their ground colour: each fixes two plates, their overlap and the key. */
export const PLATE_SETS = ['paper', 'yellow', 'blue', 'lime', 'black'] as const;

/** Name of a plate set and of its ground colour. */
export type PlateSet = (typeof PLATE_SETS)[number];

/** Poster formats, each composed separately (never cropped from another), with the size of the drawing in px. */
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

/** Part of a sheet: its edges as fractions of width and height. */
export interface SheetPart {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/**
 * The part of each format that is visible everywhere: some slots are wider or narrower than the sheet and crop its
 * edges. The subject must lie inside; `slots` in scripts/content/resolve/pictureUses.ts has the slot proportions.
 */
export const SEEN_PARTS: Record<PosterFormat, SheetPart> = {
  portrait: { left: 0, top: 0.1, right: 1, bottom: 0.9 },
  landscape: { left: 0.125, top: 0.12, right: 0.875, bottom: 0.88 },
  square: { left: 0, top: 0.125, right: 1, bottom: 0.875 },
  social: { left: 0, top: 0, right: 1, bottom: 1 },
  tall: { left: 0, top: 0, right: 1, bottom: 1 },
  hero: { left: 0.05, top: 0.165, right: 0.95, bottom: 0.835 },
};

/**
 * Motifs that touch neither the sides nor the top of their sheet: on their own ground they are shown whole at any size.
 */
const FREE_MOTIFS: readonly string[] = ['wheels', 'eye', 'wien'];

/**
 * True if the figure of a poster is free-standing on its ground; a single digit counts, because a cropped one looks
 * like a block.
 */
export function standsFree(motif: Motif | 'overprint' | 'count', text?: string): boolean {
  return FREE_MOTIFS.includes(motif) || (motif === 'glyph' && /^\d$/.test(text ?? ''));
}

/** Widths of posters that are not served as SVG, px. */
export const IMAGE_WIDTHS = [480, 960, 1600] as const;

/** One of the rendered widths in px. */
export type ImageWidth = (typeof IMAGE_WIDTHS)[number];
