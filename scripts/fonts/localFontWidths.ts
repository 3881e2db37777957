/** Fallback fonts while the web fonts load: Arial on most machines, DejaVu Sans on Linux without Arial-compatible fonts. */
export const LOCAL_FONTS = ['arial', 'dejavu'] as const;
/** A fallback font. */
export type LocalFont = (typeof LOCAL_FONTS)[number];
/** Weights of a fallback font. */
export type LocalFontWeight = 'regular' | 'bold';

/** Unit of the tables below: thousandths of the font size. */
export const LOCAL_FONT_UNITS_PER_EM = 1000;

/** A width, with all characters that have it. */
type WidthTable = readonly (readonly [width: number, characters: string])[];

/**
 * Published advance widths. Liberation Sans and Helvetica have Arial's widths (Liberation was drawn to match Arial,
 * Arial to match Helvetica in Adobe's core font metrics), so one table fits all three. Those of DejaVu Sans 2.37 are
 * read from its files.
 */
const WIDTHS: Record<LocalFont, Record<LocalFontWeight, WidthTable>> = {
  arial: {
    regular: [
      [191, "'"],
      [222, 'ijl‘’‚'],
      [278, ' !,./:;I[\\]ft\u00a0'],
      [333, '()-r„“”'],
      [355, '"'],
      [389, '*'],
      [500, 'Jcksvxyz'],
      [556, '#$0123456789?Labdeghnopquäöüé–€«»'],
      [584, '+<=>'],
      [611, 'FTZß'],
      [667, '&ABEKPSVXYÄ'],
      [722, 'CDHNRUÜw'],
      [778, 'GOQÖ'],
      [833, 'Mm'],
      [889, '%'],
      [944, 'W'],
      [1000, '…—'],
    ],
    bold: [
      [238, "'"],
      [278, ' ,./I\\ijl‘’‚\u00a0'],
      [333, '!()-:;[]ft'],
      [389, '*r'],
      [474, '"'],
      [500, '„“”z'],
      [556, '#$0123456789Jaceksvxyäé–€«»'],
      [584, '+<=>'],
      [611, '?FLTZbdghnopquößü'],
      [667, 'EPSVXY'],
      [722, '&ABCDHKNRUÄÜ'],
      [778, 'GOQwÖ'],
      [833, 'M'],
      [889, '%m'],
      [944, 'W'],
      [1000, '…—'],
    ],
  },
  dejavu: {
    regular: [
      [275, "'"],
      [278, 'ijl'],
      [295, 'IJ'],
      [318, ' ,.\u00a0‘’‚'],
      [337, '/:;\\'],
      [352, 'f'],
      [361, '-'],
      [390, '()[]'],
      [392, 't'],
      [401, '!'],
      [411, 'r'],
      [460, '"'],
      [500, '*–'],
      [518, '“”„'],
      [521, 's'],
      [525, 'z'],
      [531, '?'],
      [550, 'c'],
      [557, 'L'],
      [575, 'F'],
      [579, 'k'],
      [592, 'vxy'],
      [603, 'P'],
      [611, 'TY'],
      [612, 'o«»ö'],
      [613, 'aä'],
      [615, 'eé'],
      [630, 'ß'],
      [632, 'E'],
      [634, 'hnuü'],
      [635, 'Sbdgpq'],
      [636, '$0123456789€'],
      [656, 'K'],
      [684, 'AVÄ'],
      [685, 'XZ'],
      [686, 'B'],
      [695, 'R'],
      [698, 'C'],
      [732, 'UÜ'],
      [748, 'N'],
      [752, 'H'],
      [770, 'D'],
      [775, 'G'],
      [780, '&'],
      [787, 'OQÖ'],
      [818, 'w'],
      [838, '#+<=>'],
      [863, 'M'],
      [950, '%'],
      [974, 'm'],
      [989, 'W'],
      [1000, '—…'],
    ],
    bold: [
      [306, "'"],
      [343, 'ijl'],
      [348, ' \u00a0'],
      [365, '/\\'],
      [372, 'IJ'],
      [380, ',.‘’‚'],
      [400, ':;'],
      [415, '-'],
      [435, 'f'],
      [456, '!'],
      [457, '()[]'],
      [478, 't'],
      [493, 'r'],
      [500, '–'],
      [521, '"'],
      [523, '*'],
      [580, '?'],
      [582, 'z'],
      [593, 'c'],
      [595, 's'],
      [637, 'L'],
      [645, 'x'],
      [646, '«»'],
      [652, 'vy'],
      [657, '“”„'],
      [665, 'k'],
      [675, 'aä'],
      [678, 'eé'],
      [682, 'T'],
      [683, 'EF'],
      [687, 'oö'],
      [696, '$0123456789€'],
      [712, 'hnuü'],
      [716, 'bdgpq'],
      [719, 'ß'],
      [720, 'S'],
      [724, 'Y'],
      [725, 'Z'],
      [733, 'P'],
      [734, 'C'],
      [762, 'B'],
      [770, 'R'],
      [771, 'X'],
      [774, 'AVÄ'],
      [775, 'K'],
      [812, 'UÜ'],
      [821, 'G'],
      [830, 'D'],
      [837, 'HN'],
      [838, '#+<=>'],
      [850, 'OQÖ'],
      [872, '&'],
      [924, 'w'],
      [995, 'M'],
      [1000, '—…'],
      [1002, '%'],
      [1042, 'm'],
      [1103, 'W'],
    ],
  },
};

function widthsByCharacter(table: WidthTable): Map<string, number> {
  return new Map(
    table.flatMap(([width, characters]) => Array.from(characters, (character) => [character, width])),
  );
}

const BY_CHARACTER: Record<LocalFont, Record<LocalFontWeight, Map<string, number>>> = {
  arial: {
    regular: widthsByCharacter(WIDTHS.arial.regular),
    bold: widthsByCharacter(WIDTHS.arial.bold),
  },
  dejavu: {
    regular: widthsByCharacter(WIDTHS.dejavu.regular),
    bold: widthsByCharacter(WIDTHS.dejavu.bold),
  },
};

/** Width of a text in a fallback font at a size of 1000 units, without kerning. @throws for characters not in the table */
export function localFontWidth(text: string, font: LocalFont, weight: LocalFontWeight): number {
  return Array.from(text).reduce((sum, character) => {
    const width = BY_CHARACTER[font][weight].get(character);
    if (width === undefined) {
      throw new Error(
        `No width for "${character}" in ${font}. Add its published width to scripts/fonts/localFontWidths.ts.`,
      );
    }
    return sum + width;
  }, 0);
}

/** Width of characters not in the tables: that of most lower-case letters and of all digits. */
const USUAL_WIDTH = 556;

/** Width of any text in regular Arial, rounded to px; unknown characters get the usual width. */
export function arialPixels(text: string, size: number): number {
  const widths = BY_CHARACTER.arial.regular;
  const units = Array.from(text).reduce((sum, character) => sum + (widths.get(character) ?? USUAL_WIDTH), 0);
  return Math.round((units * size) / LOCAL_FONT_UNITS_PER_EM);
}
