import sharp from 'sharp';
import { POSTER_FORMATS } from '../../src/config/posters';
import { BRAND, SUPPORT } from '../../src/theme/colors';
import { LOGO_PATH, OVERPRINT_PATHS } from '../../src/theme/logo';
import type { Typeface } from '../fonts/createTypeface';
import { loadTypeface } from '../fonts/typeface';
import { keepKeyed } from '../lib/cachedFile';
import { generatorHash } from './generatorHash';
import { round } from './geometry';
import { outline } from './glyphs';
import { drawPoster, type PosterRequest, posterKey } from './poster';
import { type PhotoPart, type PictureFolders, renderPhotoFile } from './renderPhoto';
import { fileSlug, publish, type PublishedFile } from './publish';
import { type SetTitle, wrapTitle } from './wrapTitle';

/** Link preview with the page's poster (always drawn in the format `social`) and its title. */
export interface SocialPosterRequest {
  poster: PosterRequest;
  title: string;
}

/** Link preview with a photograph; `name` is the name of the resulting file. */
export interface SocialPhotoRequest {
  photo: PhotoPart;
  name: string;
  title: string;
}

/** A social image of either kind. */
export type SocialImageRequest = SocialPosterRequest | SocialPhotoRequest;

const { width: WIDTH, height: HEIGHT } = POSTER_FORMATS.social;

/** Layout of the panel in px. It grows with the title from the top left corner and never covers the whole poster. */
const PANEL = { maxWidth: 800, minWidth: 400, padding: 56, corner: 72, logoHeight: 56, logoGap: 40 } as const;

/** Distance of the first baseline from the logo gap, and depth of descenders, as factors of the font size. */
const ASCENT = 0.8;
const DESCENT = 0.22;

const ROOM = {
  width: PANEL.maxWidth - 2 * PANEL.padding,
  height: HEIGHT - 2 * PANEL.padding - PANEL.logoHeight - PANEL.logoGap - 56,
  maxLines: 4,
  maxSize: 120,
  minSize: 32,
  lineHeight: 0.96,
} as const;

/** 16 colours are 4 bits per pixel: five inks and the blends at their edges. No dithering, to keep areas flat. */
const PNG_OPTIONS = { palette: true, colours: 16, dither: 0, effort: 1, compressionLevel: 6 } as const;

/** The Display cut has only one hyphen and no narrow spaces; zero-width characters are removed. */
const toPrintable = (title: string) =>
  title
    .replaceAll(/[\u200b-\u200d\u2060\ufeff]/g, '')
    .replaceAll(/[\u2010\u2011]/g, '-')
    .replaceAll(/[\u2009\u202f]/g, '\u00a0');

/** Sets a title for the panel. @throws if the Display cut lacks a letter */
export function setSocialTitle(title: string, typeface: Typeface): SetTitle {
  return wrapTitle(toPrintable(title), ROOM, (text) => typeface.advance(text, 1000));
}

function logoMarkup(isOnBlack: boolean): string {
  const place = `transform="translate(${PANEL.padding} ${PANEL.padding})"`;
  if (!isOnBlack) return `<path ${place} fill="${BRAND.black}" d="${LOGO_PATH}"/>`;
  const { s, firstF, secondF } = OVERPRINT_PATHS;
  return (
    `<clipPath id="firstF"><path d="${firstF}"/></clipPath><g ${place}>` +
    `<path fill="${SUPPORT.paper}" d="${s}"/><path fill="${BRAND.yellow}" d="${firstF}"/>` +
    `<path fill="${BRAND.blue}" d="${secondF}"/><path clip-path="url(#firstF)" fill="${BRAND.lime}" d="${secondF}"/></g>`
  );
}

/** A flat panel with the logo and the title as outlines: black, or paper colour on black posters. */
function panelMarkup(title: string, isOnBlack: boolean, typeface: Typeface): string {
  const { lines, size } = setSocialTitle(title, typeface);
  const textWidth = Math.max(...lines.map((line) => typeface.advance(line, size)));
  const firstBaseline = PANEL.padding + PANEL.logoHeight + PANEL.logoGap + size * ASCENT;
  const lastBaseline = firstBaseline + (lines.length - 1) * size * ROOM.lineHeight;
  const right = round(Math.max(PANEL.minWidth, textWidth + 2 * PANEL.padding));
  const bottom = round(lastBaseline + size * DESCENT + PANEL.padding * 0.75);
  const { corner } = PANEL;
  const panel = `M0 0H${right}V${round(bottom - corner)}a${corner} ${corner} 0 0 1 ${-corner} ${corner}H0z`;
  const text = lines
    .map((line, index) =>
      outline(typeface, line, PANEL.padding, firstBaseline + index * size * ROOM.lineHeight, size, {
        kerning: true,
      }),
    )
    .join('');
  return (
    `<path fill="${isOnBlack ? BRAND.black : SUPPORT.paper}" d="${panel}"/>${logoMarkup(isOnBlack)}` +
    `<path fill="${isOnBlack ? SUPPORT.paper : BRAND.black}" d="${text}"/>`
  );
}

/**
 * Draws a social image as SVG text, 1200 × 630 px: the poster, and on it a flat panel with the logo and the title as
 * outlines. The panel is black, or paper colour on a black poster. Pure.
 * @throws if the typeface lacks a letter
 */
export function drawSocialImage({ poster, title }: SocialPosterRequest, typeface: Typeface): string {
  const ground = drawPoster({ ...poster, format: 'social', registerMark: false }, typeface);
  return ground.replace(/<\/svg>$/, `${panelMarkup(title, poster.set !== 'black', typeface)}</svg>`);
}

/**
 * Renders the image for link previews of a page, e.g. `/assets/og/rollwerk.0f3a9c1d.png`: 1200 × 630 px, 16 colours.
 * Cached in `<cacheDir>/social`.
 * @throws if the typeface lacks a letter of the title
 */
export async function renderSocialImage(
  request: SocialPosterRequest,
  cacheDir: string,
): Promise<PublishedFile> {
  const key = posterKey({ ...request.poster, format: 'social', registerMark: false });
  const parts = [await generatorHash(), key, request.title];
  const { bytes } = await keepKeyed(cacheDir, 'social', parts, '.png', async () => {
    const svg = drawSocialImage(request, await loadTypeface(cacheDir));
    return sharp(Buffer.from(svg)).resize(WIDTH, HEIGHT).removeAlpha().png(PNG_OPTIONS).toBuffer();
  });
  return publish('/assets/og', fileSlug(request.poster.seed), 'png', bytes);
}

/**
 * The same with a photograph below the panel, as JPEG, since 16 colours are not enough.
 * @throws also if the photograph is missing or has changed since the content was read
 */
export async function renderSocialPhoto(
  { photo, name, title }: SocialPhotoRequest,
  folders: PictureFolders,
): Promise<PublishedFile> {
  const { cacheDir } = folders;
  const parts = [await generatorHash(), JSON.stringify(photo), title];
  const { bytes } = await keepKeyed(cacheDir, 'social', parts, '.jpg', async () => {
    const panel = panelMarkup(title, true, await loadTypeface(cacheDir));
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">${panel}</svg>`;
    const ground = await renderPhotoFile({ ...photo, width: WIDTH }, folders);
    return sharp(ground.bytes)
      .resize(WIDTH, HEIGHT)
      .composite([{ input: Buffer.from(svg) }])
      .jpeg({ quality: 82, mozjpeg: true })
      .toBuffer();
  });
  return publish('/assets/og', fileSlug(name), 'jpg', bytes);
}
