import { PICTURE_MAX_WIDTH } from '../../../src/config/pictures';
import type { Kind } from '../../../src/content/types';
import { cropTo } from '../../images/photoCrop';
import type { PictureUseFact } from '../facts';
import { askedFor, blockPlace, framesOf, type PictureUse, pictureUseOf } from '../resolve/pictureUses';
import type { PageSource } from '../sourceSet';
import { textAt } from '../sources';
import type { PictureFacts } from './mediaFacts';

/**
 * Where the main picture is shown largest, by page kind. Jobs show it only in link previews on other sites, and so do
 * legal pages that do not open with it.
 */
const POSTER_PLACES: Partial<Record<Kind, PictureUse>> = {
  cases: 'hero',
  events: 'hero',
  locations: 'hero',
  news: 'hero',
  pages: 'hero',
  press: 'article',
  units: 'hero',
};

/** True if the page offers the picture at this pointer as a download only. */
export const isOffered = (at: string): boolean => /^\/blocks\/\d+\/items\/\d+\/picture\//.test(at);

/** Where a page shows the picture at a pointer of its file; undefined if nowhere. */
function placeOf(page: PageSource, at: string): PictureUse | undefined {
  const { kind } = page;
  if (at.startsWith('/poster/'))
    return kind === 'legal' && textAt(page, 'opening') !== undefined ? 'compactOpening' : POSTER_PLACES[kind];
  if (isOffered(at)) return undefined;
  if (/^\/blocks\/\d+\/picture\//.test(at)) return 'portrait';
  const place = blockPlace(kind);
  return place === 'band' && /^\/blocks\/\d+\/pictures\//.test(at) ? 'galleryWide' : place;
}

/** Largest useful width in px of a picture printed as halftone: a few px per dot. */
const PRINT_NEEDS = 480;

/** Size needed by the most demanding window, for one of the formats in which a page shows the picture. */
export interface PictureDemand {
  /** Picture width in px that remains after cropping to the format. */
  has: number;
  /** Width needed in px. */
  wanted: number;
  /** Window width in CSS px. */
  window: number;
  /** Device pixels per CSS px. */
  density: number;
}

/** The sizes a page needs of a picture, one per format; empty if the page itself does not show it. */
export function demandsOf(
  page: PageSource,
  { at, focus, isPrinted }: PictureUseFact,
  facts: Pick<PictureFacts, 'width' | 'height'>,
): PictureDemand[] {
  const place = placeOf(page, at);
  if (place === undefined) return [];
  const frames = framesOf(pictureUseOf(place));
  return frames.flatMap(({ ratio }, index) => {
    const [most] = askedFor(frames, index);
    if (!most) return [];
    const { width, window, density } = most;
    const wanted = Math.min(width, isPrinted ? PRINT_NEEDS : PICTURE_MAX_WIDTH);
    return [{ has: cropTo(facts, ratio, focus).width, wanted, window, density }];
  });
}
