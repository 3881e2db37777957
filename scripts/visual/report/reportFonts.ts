import { FONT_CUTS } from '../../fonts/cuts';

/** The fonts of the report, by file below src/generated/fonts. */
export const REPORT_FONTS = FONT_CUTS.map(({ name, weight }) => ({ file: `${name}.base.woff2`, weight }));

/**
 * Renders their `@font-face` rules.
 * @param urlOf returns the URL of a file
 */
export const reportFontFaces = (urlOf: (file: string) => string) =>
  REPORT_FONTS.map(
    ({ file, weight }) =>
      `@font-face { font-family: 'Bricolage Grotesque'; font-weight: ${weight}; src: url(${urlOf(file)}) format('woff2'); }`,
  ).join('\n');
