/** A static cut of the variable font: its file name and its position on the three axes. */
export interface FontCut {
  /** Prefix of the file names, e.g. `display-800` for `display-800.base.woff2`. */
  name: 'display-800' | 'text-400' | 'text-650';
  /** CSS weight. 800 is reserved for Display, so that bold running text never uses the condensed cut. */
  weight: 800 | 400 | 650;
  /** Axis positions: optical size in pt, width in %, weight. */
  axes: { opsz: number; wdth: number; wght: number };
}

/** The three cuts of the site (design tokens, `font.cuts`). */
export const FONT_CUTS = [
  { name: 'display-800', weight: 800, axes: { opsz: 96, wdth: 75, wght: 800 } },
  { name: 'text-400', weight: 400, axes: { opsz: 14, wdth: 100, wght: 400 } },
  { name: 'text-650', weight: 650, axes: { opsz: 14, wdth: 100, wght: 650 } },
] as const satisfies readonly FontCut[];

/** The cut of all headlines and of the letters drawn in posters. */
export const DISPLAY_CUT = FONT_CUTS[0];

/** Subsets of each web font: the letters of German and English, and two files only loaded by pages with rarer letters. */
export const FONT_SUBSETS = ['base', 'latin-rest', 'latin-ext'] as const;
/** Subsets that posters and social images take their outlines from. */
export const OUTLINE_SUBSETS = ['latin', 'latin-ext'] as const;
/** Any subset. */
export type FontSubset = (typeof FONT_SUBSETS)[number] | (typeof OUTLINE_SUBSETS)[number];

type CodePointRange = readonly [first: number, last: number];

/**
 * Western European code points: Basic Latin, Latin-1, dotless i (Turkish, missing from the latin-ext source), French
 * ligatures, typographic punctuation, euro, trade mark, minus. The source has no glyphs for U+00AD and U+202F: browsers
 * draw both without one (a soft hyphen breaks with U+002D).
 */
const LATIN: readonly CodePointRange[] = [
  [0x20, 0x7e],
  [0xa0, 0xff],
  [0x131, 0x131],
  [0x152, 0x153],
  [0x2013, 0x2014],
  [0x2018, 0x201a],
  [0x201c, 0x201e],
  [0x2022, 0x2022],
  [0x2026, 0x2026],
  [0x202f, 0x202f],
  [0x2039, 0x203a],
  [0x20ac, 0x20ac],
  [0x2122, 0x2122],
  [0x2212, 0x2212],
];

/**
 * Letters of names beyond Latin-1 (Polish, Czech, Turkish, Romanian, Hungarian, Baltic, Welsh) and the capital sharp s;
 * exactly those in the source, since a range without glyphs would load the file in vain.
 */
const LATIN_EXT: readonly CodePointRange[] = [
  [0x100, 0x107],
  [0x10a, 0x113],
  [0x116, 0x11b],
  [0x11e, 0x123],
  [0x126, 0x12b],
  [0x12e, 0x130],
  [0x132, 0x133],
  [0x136, 0x137],
  [0x139, 0x13e],
  [0x141, 0x148],
  [0x14a, 0x14d],
  [0x150, 0x151],
  [0x154, 0x15b],
  [0x15e, 0x161],
  [0x164, 0x165],
  [0x168, 0x17e],
  [0x1cd, 0x1ce],
  [0x218, 0x21b],
  [0x1e80, 0x1e85],
  [0x1e9e, 0x1e9e],
  [0x1ef2, 0x1ef3],
];

/**
 * Non-ASCII characters of German and English copy: umlauts, é, quotation marks of both languages, dashes, and signs of
 * units, law and arithmetic. The soft hyphen and the narrow no-break space have no glyph; they are listed so that
 * browsers do not load another file for them.
 */
const BASE_LETTERS = 'ÄÖÜäöüßÉé«»„“”‚‘’–—…•·−×§©®°²€\u00a0\u00ad\u202f';

const codePoints = (ranges: readonly CodePointRange[]) =>
  ranges.flatMap(([first, last]) => Array.from({ length: last - first + 1 }, (_, step) => first + step));

/** The fewest ranges that contain exactly these code points. */
function rangesOf(points: Iterable<number>): CodePointRange[] {
  const ranges: [number, number][] = [];
  for (const point of [...points].toSorted((a, b) => a - b)) {
    const last = ranges.at(-1);
    if (last && last[1] === point - 1) last[1] = point;
    else ranges.push([point, point]);
  }
  return ranges;
}

const ASCII: CodePointRange = [0x20, 0x7e];
const basePoints = new Set([
  ...codePoints([ASCII]),
  ...Array.from(BASE_LETTERS, (letter) => letter.codePointAt(0) ?? 0),
]);

const RANGES: Record<FontSubset, readonly CodePointRange[]> = {
  base: rangesOf(basePoints),
  'latin-rest': rangesOf(codePoints(LATIN).filter((point) => !basePoints.has(point))),
  latin: LATIN,
  'latin-ext': LATIN_EXT,
};

const hex = (codePoint: number) => codePoint.toString(16).toUpperCase().padStart(4, '0');

/** All code points of a subset as one string, ascending. */
export function subsetText(subset: FontSubset): string {
  return codePoints(RANGES[subset])
    .map((codePoint) => String.fromCodePoint(codePoint))
    .join('');
}

/** Value of `unicode-range` for a subset, e.g. `U+0020-007E, U+00A0-00FF, U+0131`. */
export function unicodeRange(subset: FontSubset): string {
  return RANGES[subset]
    .map(([first, last]) => (first === last ? `U+${hex(first)}` : `U+${hex(first)}-${hex(last)}`))
    .join(', ');
}
