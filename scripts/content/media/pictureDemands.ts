import { PICTURE_MAX_WIDTH } from '../../../src/config/pictures';
import type { Kind } from '../../../src/content/types';
import { cropTo } from '../../images/photoCrop';
import type { PictureUseFact } from '../facts';
import { askedFor, blockPlace, framesOf, type PictureUse, pictureUseOf } from '../resolve/pictureUses';
import type { PageSource } from '../sourceSet';
import type { PictureFacts } from './mediaFacts';

/** Where the picture of a page is shown largest, by the kind of the page. Jobs and legal pages show theirs to other sites only. */
const POSTER_PLACES: Partial<Record<Kind, PictureUse>> = {
  cases: 'hero',
  events: 'hero',
  locations: 'hero',
  news: 'hero',
  pages: 'hero',
  press: 'article',
  units: 'hero',
};

/** Whether a page offers the picture at a pointer of its file to take away, and shows it nowhere. */
export const isOffered = (at: string): boolean => /^\/blocks\/\d+\/items\/\d+\/picture\//.test(at);

/** The place of a page that shows the picture at a pointer of its file. */
function placeOf({ kind }: PageSource, at: string): PictureUse | undefined {
  if (at.startsWith('/poster/')) return POSTER_PLACES[kind];
  if (isOffered(at)) return undefined;
  if (/^\/blocks\/\d+\/picture\//.test(at)) return 'portrait';
  const place = blockPlace(kind);
  return place === 'band' && /^\/blocks\/\d+\/pictures\//.test(at) ? 'galleryWide' : place;
}

/** A print needs no more than a few px for each of its dots. */
const PRINT_NEEDS = 480;

/** What the window that asks for the most asks of a picture, in one of the formats in which a page shows it. */
export interface PictureDemand {
  /** Px that the format leaves of the picture's width. */
  has: number;
  /** Px that a screen of the window has for it. */
  wanted: number;
  /** Width of the window in CSS px. */
  window: number;
  /** Pixels of the screen for each of them. */
  density: number;
}

/** What a page asks of a picture that it shows; nothing where only other sites show it, in links to the page. */
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
