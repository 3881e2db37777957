import { BRAND, SUPPORT } from '../../src/theme/colors';
import {
  LOGO_HEIGHT,
  LOGO_PATH,
  LOGO_WIDTH,
  OVERPRINT_HEIGHT,
  OVERPRINT_PATHS,
  OVERPRINT_WIDTH,
} from '../../src/theme/logo';
import type { Typeface } from '../fonts/createTypeface';
import { drawPoster } from '../images/poster';
import { cardsText } from './houseCards';
import { releaseText } from './release';
import type { FileRequest } from './site';

function logoSvg(): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${LOGO_WIDTH} ${LOGO_HEIGHT}" width="${LOGO_WIDTH}" height="${LOGO_HEIGHT}"><title>SFF</title><path fill="${BRAND.black}" d="${LOGO_PATH}"/></svg>\n`;
}

function overprintLogoSvg(): string {
  const { s, firstF, secondF } = OVERPRINT_PATHS;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${OVERPRINT_WIDTH} ${OVERPRINT_HEIGHT}" width="${OVERPRINT_WIDTH}" height="${OVERPRINT_HEIGHT}"><title>SFF</title><defs><clipPath id="sff-overprint"><path d="${firstF}"/></clipPath></defs><rect width="100%" height="100%" fill="${BRAND.black}"/><path fill="${SUPPORT.paper}" d="${s}"/><path fill="${BRAND.yellow}" d="${firstF}"/><path fill="${BRAND.blue}" d="${secondF}"/><path clip-path="url(#sff-overprint)" fill="${BRAND.lime}" d="${secondF}"/></svg>\n`;
}

/** A file generated here: its text, file extension and format label. */
export interface WrittenFile {
  text: string;
  ending: 'txt' | 'svg';
  format: 'TXT' | 'SVG';
}

/**
 * Returns the content of an offered file as far as it can be generated without disk access, for previews: releases and
 * business cards as plain text (the build makes PDFs of them), posters as SVG (the build makes an image for print).
 * @throws if the typeface lacks a letter of the poster
 */
export function contentOfFile(
  request: Exclude<FileRequest, { type: 'photo' | 'delivered' }>,
  typeface: Typeface,
): WrittenFile {
  switch (request.type) {
    case 'release':
      return { text: releaseText(request.release), ending: 'txt', format: 'TXT' };
    case 'cards':
      return { text: cardsText(request.cards), ending: 'txt', format: 'TXT' };
    case 'poster':
      return { text: drawPoster(request.poster, typeface), ending: 'svg', format: 'SVG' };
    case 'logo':
      return {
        text: request.variant === 'logo' ? logoSvg() : overprintLogoSvg(),
        ending: 'svg',
        format: 'SVG',
      };
  }
}
