import { POSTER_FORMATS } from '../config/posters';
import { type Box, overlapOf } from '../lib/boxes';
import type { PicturePlace } from './carriedPlaces';

/** Format, width and hash at the end of a picture's URL. */
const FILE_END = new RegExp(
  String.raw`(?:-(?:${Object.keys(POSTER_FORMATS).join('|')}))?(?:-\d+)?\.[\da-f]+\.\w+$`,
);

/** The file name of a poster without format, width and hash: the same for all its formats and sizes. */
export const posterName = (address: string): string =>
  address.slice(address.lastIndexOf('/') + 1).replace(FILE_END, '');

const nameOf = (image: HTMLImageElement) => posterName(image.src);

/** Teaser links are recognised by their cursor. */
const TEASER = 'a[data-cursor="teaserMore"]';

/** Returns the poster of a teaser that the next page opens with; null for links without one. */
export function teaserImage(link: Element): HTMLImageElement | null {
  if (!link.matches(TEASER)) return null;
  // In a row the link is the name of a house, and the poster is beside it.
  const image = (link.querySelector('img') ?? link.closest('li')?.querySelector('img')) || null;
  return image?.closest('[data-stays]') ? null : image;
}

const boxOf = (element: Element): Box => {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { left, top, width, height };
};

/** Returns the box of an image and the part that its clipping ancestors leave visible; null if it is not displayed. */
export function placeOf(image: HTMLImageElement): PicturePlace | null {
  const box = boxOf(image);
  let seen: Box | null = box.width > 0 && box.height > 0 ? box : null;
  for (let around = image.parentElement; seen && around?.closest('main'); around = around.parentElement) {
    const { overflowX } = getComputedStyle(around);
    if (overflowX === 'hidden' || overflowX === 'clip') seen = overlapOf(seen, boxOf(around));
  }
  return seen && { image: box, seen };
}

/**
 * Returns the radius of the lower right corner of a poster in its hover state, as fractions of its width and height.
 */
export function cornerOf(image: HTMLImageElement): [x: number, y: number] {
  for (let around = image.parentElement; around?.closest('a, li'); around = around.parentElement) {
    const { clipPath, borderBottomRightRadius } = getComputedStyle(around);
    const round = clipPath.includes('round') ? clipPath : borderBottomRightRadius;
    const [x, y = x] = (round.match(/[\d.]+(?=%)/g) ?? []).map((percent) => Number(percent) / 100);
    if (x !== undefined && y !== undefined) return [x, y];
  }
  return [0, 0];
}

/** The images that show a poster, in document order. */
function imagesOf(name: string): HTMLImageElement[] {
  return [...document.querySelectorAll<HTMLImageElement>('main img')].filter(
    (image) => nameOf(image) === name,
  );
}

/** Returns the image of a poster in the opening of its own page: the first displayed one outside teasers and list items. */
export function openingImage(name: string): HTMLImageElement | null {
  const isOwn = (image: HTMLImageElement) => !image.closest(`li, ${TEASER}`) && placeOf(image) !== null;
  return imagesOf(name).find(isOwn) ?? null;
}

/** Returns the image of a poster in the teaser that links to a path. */
export function imageLeadingTo(path: string, name: string): HTMLImageElement | null {
  for (const link of document.querySelectorAll<HTMLAnchorElement>(`main ${TEASER}`)) {
    if (link.pathname !== path) continue;
    const image = teaserImage(link);
    if (image && nameOf(image) === name && placeOf(image)) return image;
  }
  return null;
}
