import {
  type Count,
  type Motif,
  type PlatePair,
  type PlateSet,
  POSTER_FORMATS,
  type PosterFormat,
  SEEN_PARTS,
} from '../../src/config/posters';
import type { Typeface } from '../fonts/createTypeface';
import { round } from './geometry';
import { hasHorizon, SKY_PARTS } from './horizons';
import { count as drawCount } from './motifs/count';
import { motifFunctions } from './motifs/motifs';
import { overprint } from './motifs/overprint';
import type { Box, Plates, Shape, Sheet } from './plates';
import { plateSets } from '../../src/theme/plates';
import { fnv1a, posterRandom } from './prng';

/** What a poster shows: a motif, the overprinted plates of two disciplines, or a number of marks. */
export type Subject =
  | { motif: Motif; plates?: never; count?: never }
  | { motif: 'overprint'; plates: PlatePair; count?: never }
  | { motif: 'count'; count: Count; plates?: never };

/** Identifies a poster: equal requests give equal files. */
export type PosterRequest = Subject & {
  /** Seed of the random series; usually the slug of the page. */
  seed: string;
  set: PlateSet;
  format: PosterFormat;
  /** Letters for the motifs `glyph` (one character or a number) and `type` (3 to 6 letters); ignored by others. */
  text?: string;
  /**
   * Prints the register mark. By default, calm motifs have one; heroes set `false`, as it would collide with the menu
   * button.
   */
  registerMark?: boolean;
};

/** Motifs with an even area at the top right, where the mark is legible. */
const CALM_MOTIFS: ReadonlySet<PosterRequest['motif']> = new Set<Motif>([
  'sun',
  'wheels',
  'eye',
  'bite',
  'sound',
  'clock',
  'telephone',
  'dice',
  'parcel',
  'plane',
  'lamp',
  'keys',
  'bell',
  'feather',
  'glyph',
]);

/** Key of a poster for maps and caches; equal for equal requests. */
export function posterKey(request: PosterRequest): string {
  const { seed, motif, plates, count, set, format, text = '' } = request;
  const { registerMark = CALM_MOTIFS.has(motif) } = request;
  const drawn = count ? [count.mark, count.marks] : (plates ?? []);
  return JSON.stringify([motif, set, format, seed, text, registerMark, ...drawn]);
}

/** The part of a format in which the subject of a motif stands, and the bottom of the sky beside or above it, in px. */
function placesOf(motif: PosterRequest['motif'], format: PosterFormat): { seen: Box; sky: number } {
  const { width, height } = POSTER_FORMATS[format];
  const { left, top, right, bottom } = SEEN_PARTS[format];
  const seen = { left: left * width, top: top * height, right: right * width, bottom: bottom * height };
  const sky = hasHorizon(motif) ? SKY_PARTS[format] : undefined;
  if (!sky) return { seen, sky: 0 };
  const isAbove = sky.right === 1;
  return {
    seen: isAbove ? { ...seen, top: sky.bottom * height } : { ...seen, left: sky.right * width },
    sky: sky.bottom * height,
  };
}

/** Draws the plates of a request without colours. @throws if the typeface lacks a letter of `text` */
export function drawPlates(request: PosterRequest, typeface: Typeface): Plates {
  const { width, height } = POSTER_FORMATS[request.format];
  const sheet: Sheet = {
    width,
    height,
    short: Math.min(width, height),
    isWide: width > height,
    ...placesOf(request.motif, request.format),
    isBesideWords: request.format === 'hero',
    random: posterRandom(request.seed, request.motif),
    typeface,
    text: request.text,
  };
  if (request.motif === 'overprint') return overprint(request.plates, sheet);
  return request.motif === 'count' ? drawCount(request.count, sheet) : motifFunctions[request.motif](sheet);
}

/** Number of separate contours in all plates, which a browser has to fill. */
export function countSubPaths({ a, b, key }: Plates): number {
  return [...a, ...b, ...key].reduce((sum, shape) => sum + (shape.d.match(/m/gi)?.length ?? 0), 0);
}

const printed = (shapes: readonly Shape[]) => shapes.filter((shape) => shape.d !== '');

/**
 * Markup of a plate without colour. The elements that use it set fill and stroke, so that each geometry is written once
 * and printed twice.
 */
function plateMarkup(id: string, shapes: readonly Shape[]): string {
  const hasLines = shapes.some((shape) => shape.strokeWidth !== undefined);
  const paths = printed(shapes).map(({ d, strokeWidth, isRounded }) => {
    if (strokeWidth === undefined) return hasLines ? `<path stroke="none" d="${d}"/>` : `<path d="${d}"/>`;
    const ends = isRounded ? ' stroke-linecap="round" stroke-linejoin="round"' : '';
    return `<path fill="none" stroke-width="${round(strokeWidth)}"${ends} d="${d}"/>`;
  });
  return `<g id="${id}">${paths.join('')}</g>`;
}

function inked(shapes: readonly Shape[], color: string): string {
  const hasLines = shapes.some((shape) => shape.strokeWidth !== undefined);
  return `fill="${color}"${hasLines ? ` stroke="${color}"` : ''}`;
}

function keyMarkup(shapes: readonly Shape[], color: string): string {
  return printed(shapes)
    .map(({ d, strokeWidth, isRounded }) => {
      if (strokeWidth === undefined) return `<path fill="${color}" d="${d}"/>`;
      const ends = isRounded ? ' stroke-linecap="round" stroke-linejoin="round"' : '';
      return `<path fill="none" stroke="${color}" stroke-width="${round(strokeWidth)}"${ends} d="${d}"/>`;
    })
    .join('');
}

/** A circle with a cross, sized in modules of 1/60 of the shorter side, 3.2 modules from the top right corner. */
function registerMarkMarkup(width: number, height: number, color: string): string {
  const module = Math.min(width, height) / 60;
  const [x, y] = [width - module * 3.2, module * 3.2];
  const cross =
    `M${round(x - module * 1.6)} ${round(y)}h${round(module * 3.2)}` +
    `M${round(x)} ${round(y - module * 1.6)}v${round(module * 3.2)}`;
  return (
    `<g fill="none" stroke="${color}" stroke-width="${round(module * 0.16)}">` +
    `<circle cx="${round(x)}" cy="${round(y)}" r="${round(module * 0.85)}"/><path d="${cross}"/></g>`
  );
}

/**
 * Draws a poster as SVG text in the size of its format: ground, plate A, plate B, plate B again where it overlaps A (in
 * the overlap colour), key. Pure: equal requests give equal bytes. Ids are derived from the request, so that different
 * posters can be in one document. Contains no style attributes and no text elements.
 * @throws if the typeface lacks a letter of `text`
 */
export function drawPoster(request: PosterRequest, typeface: Typeface): string {
  const { width, height } = POSTER_FORMATS[request.format];
  const colors = plateSets[request.set];
  const { a, b, key, isNested = false } = drawPlates(request, typeface);
  const sheet = `M0 0h${width}v${height}H0z`;
  const id = `p${fnv1a(posterKey(request)).toString(36)}`;
  const plateB = `<use href="#${id}b" ${inked(b, colors.plateB)}/>`;
  const outsideMask =
    `<mask id="${id}o" maskUnits="userSpaceOnUse" x="0" y="0" width="${width}" height="${height}">` +
    `<path fill="#fff" d="${sheet}"/><use href="#${id}a" ${inked(a, '#000')}/></mask>`;
  // On paper, which is also the ground of pages, it would float beside the drawing.
  const hasMark = request.registerMark ?? (CALM_MOTIFS.has(request.motif) && request.set !== 'paper');
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">` +
    `<defs>${plateMarkup(`${id}a`, a)}${plateMarkup(`${id}b`, b)}` +
    `<mask id="${id}m" maskUnits="userSpaceOnUse" x="0" y="0" width="${width}" height="${height}">` +
    `<use href="#${id}a" ${inked(a, '#fff')}/></mask>` +
    (isNested ? outsideMask : '') +
    `</defs><path fill="${colors.ground}" d="${sheet}"/>` +
    `<use href="#${id}a" ${inked(a, colors.plateA)}/>` +
    (isNested ? `<g mask="url(#${id}o)">${plateB}</g>` : plateB) +
    `<g mask="url(#${id}m)"><use href="#${id}b" ${inked(b, colors.overlap)}/></g>` +
    keyMarkup(key, colors.key) +
    (hasMark ? registerMarkMarkup(width, height, colors.key) : '') +
    '</svg>'
  );
}
