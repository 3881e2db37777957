/** The part of subset-font that this project uses; the package ships no types. */
declare module 'subset-font' {
  export interface SubsetOptions {
    targetFormat?: 'woff2' | 'woff' | 'truetype';
    /** Axis tag to the value it is pinned at. */
    variationAxes?: Record<string, number>;
  }

  /** Rejects when HarfBuzz cannot read the font or an axis does not exist. */
  function subsetFont(font: Uint8Array, text: string, options?: SubsetOptions): Promise<Buffer>;
  export default subsetFont;
}
