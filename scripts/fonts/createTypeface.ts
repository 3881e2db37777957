// oxlint-disable-next-line typescript/triple-slash-reference -- programs that import this file from outside the folder must find the types too
/// <reference path="./opentypeJs.d.ts" />
import type { Font, PathCommand } from 'opentype.js';
import { parseFont } from './parseFont';

/** A rectangle by its corners, in px, y pointing down. */
export interface Box {
  x1: number;
  y1: number;
  x2: number;
  y2: number;
}

/** Options for setting a line of text. */
export interface SettingOptions {
  /** Applies the font's kerning. On unless false; off in posters, where words repeat. */
  kerning?: boolean;
}

/** The Display cut as outlines, so that drawings contain paths instead of text that would need an installed font. */
export interface Typeface {
  /** Path commands of the text, its baseline starting at 0/0, y pointing down. @throws if a letter has no glyph */
  commands(text: string, size: number, options?: SettingOptions): PathCommand[];
  /** Ink bounding box of the text, its baseline starting at 0/0. @throws if a letter has no glyph */
  box(text: string, size: number, options?: SettingOptions): Box;
  /** Advance width in px. @throws if a letter has no glyph */
  advance(text: string, size: number, options?: SettingOptions): number;
}

/** A run of text set with one of the font files. */
interface Run {
  font: Font;
  text: string;
}

function toRuns(text: string, fonts: readonly Font[]): Run[] {
  const runs: Run[] = [];
  for (const character of text.normalize('NFC')) {
    const font = fonts.find((candidate) => candidate.charToGlyphIndex(character) > 0);
    if (!font) {
      const codePoint = (character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0');
      throw new Error(
        `The Display cut has no glyph for "${character}" (U+${codePoint}) in "${text}". ` +
          'Use another character, or add it to the subsets in scripts/fonts/cuts.ts if the font package has it.',
      );
    }
    const last = runs.at(-1);
    if (last?.font === font) last.text += character;
    else runs.push({ font, text: character });
  }
  return runs;
}

/**
 * Creates a typeface from TrueType files; each letter is set with the first file that has it. @throws if a file is not
 * a font
 */
export function createTypeface(files: readonly Uint8Array[]): Typeface {
  const fonts = files.map(parseFont);

  function layRuns<T>(
    text: string,
    size: number,
    options: SettingOptions,
    visit: (run: Run, x: number) => T,
  ): T[] {
    let x = 0;
    return toRuns(text, fonts).map((run) => {
      const result = visit(run, x);
      x += run.font.getAdvanceWidth(run.text, size, options);
      return result;
    });
  }

  return {
    commands: (text, size, options = {}) =>
      layRuns(
        text,
        size,
        options,
        ({ font, text: part }, x) => font.getPath(part, x, 0, size, options).commands,
      ).flat(),
    box: (text, size, options = {}) =>
      layRuns(text, size, options, ({ font, text: part }, x) =>
        font.getPath(part, x, 0, size, options).getBoundingBox(),
      ).reduce((all, box) => ({
        x1: Math.min(all.x1, box.x1),
        y1: Math.min(all.y1, box.y1),
        x2: Math.max(all.x2, box.x2),
        y2: Math.max(all.y2, box.y2),
      })),
    advance: (text, size, options = {}) =>
      layRuns(text, size, options, ({ font, text: part }) =>
        font.getAdvanceWidth(part, size, options),
      ).reduce((sum, width) => sum + width, 0),
  };
}
