/** The two weights of Arial that stand in while the web fonts load. */
export type ArialWeight = 'regular' | 'bold';

/** Units of the tables below: thousandths of the font size. */
export const ARIAL_UNITS_PER_EM = 1000;

/** Width, then all characters that have it. */
type WidthTable = readonly (readonly [width: number, characters: string])[];

/**
 * Published advance widths of Arial. Liberation Sans and Helvetica share them (Liberation was drawn to Arial's
 * widths, Arial to those of Helvetica in Adobe's core font metrics), so one measurement fits all three.
 */
const WIDTHS: Record<ArialWeight, WidthTable> = {
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
};

function widthsByCharacter(table: WidthTable): Map<string, number> {
  return new Map(
    table.flatMap(([width, characters]) => Array.from(characters, (character) => [character, width])),
  );
}

const BY_CHARACTER: Record<ArialWeight, Map<string, number>> = {
  regular: widthsByCharacter(WIDTHS.regular),
  bold: widthsByCharacter(WIDTHS.bold),
};

/** Width of a text in Arial at a size of 1000 units, without kerning. Throws when a character is not in the table. */
export function arialWidth(text: string, weight: ArialWeight): number {
  return Array.from(text).reduce((sum, character) => {
    const width = BY_CHARACTER[weight].get(character);
    if (width === undefined) {
      throw new Error(
        `No Arial width for "${character}". Add its published width to scripts/fonts/arialWidths.ts.`,
      );
    }
    return sum + width;
  }, 0);
}
