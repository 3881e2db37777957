import {
  type ImageWidth,
  type PlateSet,
  POSTER_FORMATS,
  type PosterFormat,
} from '../../../src/config/posters';
import type { MosaicSpan, PictureView } from '../../../src/content/view';
import { omitUndefined } from '../../../src/lib/omitUndefined';
import { pickMotif, pickSet } from '../../images/pickPoster';
import type { PosterRequest } from '../../images/poster';
import type { ImageRequest } from '../../images/renderImage';
import type { FileRequest } from '../site';
import type { Entry } from './entries';

/** A poster with the word that starts its random series. */
export interface SeededPoster extends Pick<PosterRequest, 'seed' | 'motif' | 'set'> {
  text?: string | undefined;
}

/** How a place on the page shows a poster: formats for wide and narrow screens, and the widths of the wide one in px. */
interface Use {
  wide: PosterFormat;
  narrow?: PosterFormat;
  widths: readonly ImageWidth[];
  /** Heroes carry no register mark: the menu button would lie on it (art direction, section 8). */
  hasNoMark?: true;
}

const USES = {
  stage: { wide: 'landscape', narrow: 'tall', widths: [480, 960, 1600], hasNoMark: true },
  hero: { wide: 'landscape', narrow: 'portrait', widths: [480, 960, 1600], hasNoMark: true },
  error: { wide: 'landscape', narrow: 'square', widths: [480, 960, 1600], hasNoMark: true },
  article: { wide: 'landscape', narrow: 'square', widths: [480, 960, 1600] },
  band: { wide: 'landscape', widths: [480, 960, 1600] },
  callout: { wide: 'landscape', narrow: 'portrait', widths: [480, 960, 1600] },
  city: { wide: 'portrait', widths: [480, 960] },
  location: { wide: 'square', widths: [480, 960] },
  word: { wide: 'square', widths: [480] },
} as const satisfies Record<string, Use>;

/** Widths in px of a poster that only narrow screens show. */
const NARROW_WIDTHS = [480, 960] as const;

/** A place on the page that shows posters in its own way. */
export type PictureUse = keyof typeof USES;

/** The format that fits the width a teaser has in the mosaic (12 columns). */
const FORMAT_OF_SPAN: Record<MosaicSpan, PosterFormat> = {
  4: 'portrait',
  5: 'portrait',
  6: 'square',
  7: 'landscape',
  8: 'landscape',
};

function teaserUse(span: MosaicSpan): Use {
  const wide = FORMAT_OF_SPAN[span];
  return { wide, widths: wide === 'landscape' ? [480, 960, 1600] : [480, 960] };
}

/** Where pages find the files they show. */
export interface Media {
  picture(poster: SeededPoster, use: PictureUse | MosaicSpan, alt: string): PictureView;
  /** Address (or the key of one to come) of the image that a shared link shows. */
  socialImage(poster: SeededPoster, title: string): string;
  /** Address (or the key of one to come) of a file to take away. */
  file(request: FileRequest): string;
}

/** The poster of a page. A page that names none gets a neutral one by the hash of its id. */
export function posterOf({ id, card }: Entry): SeededPoster {
  const poster = 'poster' in card ? card.poster : undefined;
  if (!poster) return { seed: id, motif: pickMotif(id), set: pickSet(id) };
  return { seed: id, motif: poster.motif, set: poster.set, text: poster.text };
}

/** What a page's poster shows, in words; empty for a page that names none. */
export function altOf({ card }: Entry): string {
  return ('poster' in card ? card.poster?.alt : undefined) ?? '';
}

/** A poster as a place on the page shows it; `addressOf` says where its file is, or will be. */
export function pictureView(
  poster: SeededPoster,
  place: PictureUse | MosaicSpan,
  alt: string,
  addressOf: (request: ImageRequest) => string,
): PictureView {
  const use: Use = typeof place === 'number' ? teaserUse(place) : USES[place];
  const ground: PlateSet = poster.set;
  const image = (format: PosterFormat, widths: readonly ImageWidth[]) => {
    const { seed, motif, set, text } = poster;
    const registerMark = use.hasNoMark ? false : undefined;
    const src = addressOf(omitUndefined({ seed, motif, set, text, format, registerMark, widths }));
    return { src, ...POSTER_FORMATS[format] };
  };
  const narrow = use.narrow === undefined ? undefined : image(use.narrow, NARROW_WIDTHS);
  return omitUndefined({ alt, ground, wide: image(use.wide, use.widths), narrow });
}
