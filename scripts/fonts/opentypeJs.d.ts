/** The part of opentype.js 2 that this project uses; the package ships no types. */
declare module 'opentype.js' {
  export type PathCommand =
    | { type: 'M' | 'L'; x: number; y: number }
    | { type: 'Q'; x: number; y: number; x1: number; y1: number }
    | { type: 'C'; x: number; y: number; x1: number; y1: number; x2: number; y2: number }
    | { type: 'Z' };

  export interface RenderOptions {
    kerning?: boolean;
  }

  export interface Path {
    commands: PathCommand[];
    getBoundingBox(): { x1: number; y1: number; x2: number; y2: number };
  }

  export interface Font {
    unitsPerEm: number;
    ascender: number;
    descender: number;
    tables: { cmap: { glyphIndexMap: Record<string, number> }; hhea: { lineGap: number } };
    charToGlyphIndex(character: string): number;
    getPath(text: string, x: number, y: number, size: number, options?: RenderOptions): Path;
    getAdvanceWidth(text: string, size: number, options?: RenderOptions): number;
  }

  const opentype: {
    /** Throws if the bytes are not an OpenType font. */
    parse(bytes: ArrayBuffer): Font;
  };
  export default opentype;
}
