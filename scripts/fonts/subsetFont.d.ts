/** The part of subset-font that this project uses; the package ships no types. */
declare module 'subset-font' {
  export interface SubsetOptions {
    targetFormat?: 'woff2' | 'woff' | 'truetype';
    /** Value that each axis is pinned at, by axis tag. */
    variationAxes?: Record<string, number>;
  }

  /** Rejects if HarfBuzz cannot read the font or an axis does not exist. */
  function subsetFont(font: Uint8Array, text: string, options?: SubsetOptions): Promise<Buffer>;
  export default subsetFont;
}
