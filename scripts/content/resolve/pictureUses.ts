/* oxlint-disable eslint/max-lines -- one table: what a place shows is compared with what other places show */
import {
  IMAGE_WIDTHS,
  type ImageWidth,
  POSTER_FORMATS,
  type PosterFormat,
} from '../../../src/config/posters';
import { ratioOf as initialRatio, ratioOfRow, WALL_FORMATS } from '../../../src/config/posterWall';
import type { Kind } from '../../../src/content/types';
import type { MosaicSpan, WallPlace } from '../../../src/content/view';
import { belowStep, BREAKPOINTS, type Breakpoint, upFrom } from '../../../src/theme/breakpoints';
import { VIEWPORTS } from '../../../src/theme/viewports';

/** A CSS length, relative to the window or fixed. */
type Length = `${number}vw` | `${number}px`;

/** Displayed width of a picture from each breakpoint up; `xs` is the width below all of them. */
export type Sizes = { xs: Length } & Partial<Record<Exclude<Breakpoint, 'xs'>, Length>>;

/**
 * A crop of a photograph, shown in windows up to a breakpoint; without `below`, in all wider windows. The ratio is
 * width / height; `own` is the photograph's own, within limits.
 */
export interface Frame {
  below?: Exclude<Breakpoint, 'xs'>;
  ratio: number | 'own';
  sizes: Sizes;
}

/** Ratios (width / height) of the boxes a format has to fill, narrowest and widest. */
export interface Slot {
  format: PosterFormat;
  ratios: readonly [low: number, high: number];
}

/** How a place on a page shows pictures. */
export interface Use {
  /** Poster formats for wide, medium and narrow windows. */
  wide: PosterFormat;
  narrow?: PosterFormat;
  /** Breakpoint below which `narrow` is shown; `md` by default. */
  narrowBelow?: 'sm' | 'md' | 'lg';
  /** Shown below lg in landscape orientation. */
  middle?: PosterFormat;
  /** Set if the picture is cropped to a box of different proportions. */
  slots?: readonly Slot[];
  /** Widths in px of the wide format, if it is not delivered as SVG. */
  widths: readonly ImageWidth[];
  sizes: Sizes;
  /** Heroes have no register mark: the menu button would cover it (art direction, section 8). */
  hasNoMark?: true;
  /** Crops for photographs; by default the poster formats. */
  frames?: readonly Frame[];
}

/** The full page width between the margins. */
const BLEED: Sizes = { xs: '90vw', xxl: '93.6vw' };

const USES = {
  stage: { wide: 'landscape', narrow: 'tall', widths: IMAGE_WIDTHS, sizes: { xs: '100vw' }, hasNoMark: true },
  hero: {
    wide: 'hero',
    middle: 'landscape',
    narrow: 'portrait',
    narrowBelow: 'sm',
    widths: IMAGE_WIDTHS,
    sizes: { xs: '112vw', sm: '100vw', lg: '65vw' },
    hasNoMark: true,
    // Fills the first screen below the headline: from lg on rather tall than wide, except on very wide screens.
    slots: [
      { format: 'portrait', ratios: [0.8, 1] },
      { format: 'landscape', ratios: [4 / 3, 1.8] },
      { format: 'hero', ratios: [0.9, 1.49] },
    ],
    frames: [
      { below: 'md', ratio: 1, sizes: { xs: '112vw', sm: '100vw' } },
      { below: 'lg', ratio: 4 / 3, sizes: { xs: '100vw' } },
      { below: 'xxl', ratio: 1, sizes: { xs: '700px', xl: '900px' } },
      { ratio: 4 / 3, sizes: { xs: '1200px' } },
    ],
  },
  /** Full width below the header: patterns, partly covered by the headline. */
  opening: {
    wide: 'landscape',
    middle: 'landscape',
    narrow: 'tall',
    narrowBelow: 'lg',
    widths: IMAGE_WIDTHS,
    sizes: { xs: '100vw' },
    hasNoMark: true,
    slots: [
      { format: 'tall', ratios: [0.36, 1] },
      { format: 'landscape', ratios: [1, 2.8] },
      { format: 'landscape', ratios: [1, 2.8] },
    ],
    frames: [
      { below: 'md', ratio: 0.6, sizes: { xs: '100vw' } },
      { below: 'lg', ratio: 0.9, sizes: { xs: '100vw' } },
      { ratio: 16 / 9, sizes: { xs: '100vw' } },
    ],
  },
  /** The same, leaving room for the content below. */
  compactOpening: {
    wide: 'landscape',
    narrow: 'square',
    narrowBelow: 'lg',
    widths: IMAGE_WIDTHS,
    sizes: { xs: '100vw' },
    hasNoMark: true,
    slots: [
      { format: 'square', ratios: [0.6, 2.4] },
      { format: 'landscape', ratios: [1.3, 3.6] },
    ],
    frames: [
      { below: 'lg', ratio: 1, sizes: { xs: '100vw' } },
      { ratio: 21 / 9, sizes: { xs: '100vw' } },
    ],
  },
  /** A hero that leaves room for the content below. */
  compactHero: {
    wide: 'hero',
    narrow: 'landscape',
    narrowBelow: 'lg',
    widths: IMAGE_WIDTHS,
    sizes: { xs: '100vw', lg: '65vw' },
    hasNoMark: true,
    slots: [
      { format: 'landscape', ratios: [4 / 3, 1.8] },
      { format: 'hero', ratios: [0.9, 1.49] },
    ],
    frames: [
      { below: 'lg', ratio: 16 / 9, sizes: { xs: '100vw' } },
      { ratio: 4 / 3, sizes: { xs: '900px' } },
    ],
  },
  error: {
    wide: 'landscape',
    narrow: 'square',
    widths: IMAGE_WIDTHS,
    sizes: { xs: '100vw' },
    hasNoMark: true,
  },
  article: {
    wide: 'landscape',
    narrow: 'square',
    narrowBelow: 'sm',
    widths: IMAGE_WIDTHS,
    sizes: BLEED,
    slots: [
      { format: 'square', ratios: [4 / 3, 4 / 3] },
      { format: 'landscape', ratios: [4 / 3, 21 / 9] },
    ],
    frames: [
      { below: 'md', ratio: 4 / 3, sizes: BLEED },
      { ratio: 21 / 9, sizes: BLEED },
    ],
  },
  /** Between the page margins. */
  band: {
    wide: 'landscape',
    widths: IMAGE_WIDTHS,
    sizes: BLEED,
    frames: [{ ratio: 'own', sizes: BLEED }],
  },
  /** The wider and the narrower place in a gallery row, of equal height. */
  galleryWide: {
    wide: 'landscape',
    widths: IMAGE_WIDTHS,
    sizes: { xs: '90vw', md: '51.8vw', xxl: '54vw' },
    slots: [{ format: 'landscape', ratios: [1.41, 16 / 9] }],
    frames: [{ ratio: 1.42, sizes: { xs: '90vw', md: '51.8vw', xxl: '54vw' } }],
  },
  galleryNarrow: {
    wide: 'square',
    widths: [480, 960],
    sizes: { xs: '90vw', md: '36.4vw', xxl: '38.1vw' },
    frames: [{ ratio: 1, sizes: { xs: '90vw', md: '36.4vw', xxl: '38.1vw' } }],
  },
  /** The drawn marks beside a case's number. */
  number: {
    wide: 'square',
    widths: [480, 960],
    sizes: { xs: '90vw', md: '36.4vw', xxl: '38.1vw' },
  },
  /** Beside a quotation. */
  portrait: {
    wide: 'square',
    widths: [480, 960],
    sizes: { xs: '240px', md: '36.4vw', xxl: '38.1vw' },
    hasNoMark: true,
  },
  /** In the text column of an article. */
  column: {
    wide: 'landscape',
    widths: IMAGE_WIDTHS,
    sizes: { xs: '90vw', md: '67vw', lg: '59.3vw', xl: '760px' },
    frames: [{ ratio: 'own', sizes: { xs: '90vw', md: '67vw', lg: '59.3vw', xl: '760px' } }],
  },
  callout: { wide: 'landscape', narrow: 'portrait', widths: IMAGE_WIDTHS, sizes: { xs: '100vw' } },
  /** A strip in the fold-out of cities. */
  city: { wide: 'portrait', widths: [480, 960], sizes: { xs: '95vw', sm: '368px', md: '336px', lg: '36vw' } },
  /** The strip of a city beside its jobs. */
  strip: { wide: 'tall', widths: [960], sizes: { xs: '45vw' }, hasNoMark: true },
  /** A sheet beside the two plates it is printed with. */
  sheet: {
    wide: 'portrait',
    widths: [480, 960],
    sizes: { xs: '90vw', md: '36.4vw', xxl: '38.1vw' },
    hasNoMark: true,
  },
  /** A row in the overview of houses; uses the same files as the hero of the house's page. */
  house: {
    wide: 'landscape',
    narrow: 'portrait',
    widths: IMAGE_WIDTHS,
    sizes: { xs: '33vw', md: '53vw' },
    hasNoMark: true,
    frames: [
      { below: 'md', ratio: 4 / 5, sizes: { xs: '33vw' } },
      { ratio: 4 / 3, sizes: { xs: '33vw' } },
    ],
  },
  /** The location of a job, beside the words or, in narrow windows, below them; to the edges of the window. */
  location: {
    wide: 'hero',
    narrow: 'portrait',
    widths: IMAGE_WIDTHS,
    sizes: { xs: '100vw', md: '59vw' },
    slots: [
      { format: 'portrait', ratios: [4 / 5, 4 / 5] },
      { format: 'hero', ratios: [0.9, 1.49] },
    ],
  },
  /** The same, with the words on its sky. */
  locationBelowSky: { wide: 'landscape', narrow: 'portrait', widths: IMAGE_WIDTHS, sizes: { xs: '100vw' } },
  /** A small inline poster, in a line of text. */
  word: { wide: 'square', widths: [480], sizes: { xs: '12vw' } },
  /** The link to the next case: a strip across the whole page. */
  next: {
    wide: 'landscape',
    widths: IMAGE_WIDTHS,
    sizes: { xs: '120vw', md: '90vw', xxl: '93.6vw' },
    hasNoMark: true,
    slots: [{ format: 'landscape', ratios: [4 / 3, 21 / 9] }],
    frames: [
      { below: 'md', ratio: 4 / 3, sizes: { xs: '90vw' } },
      { ratio: 21 / 9, sizes: BLEED },
    ],
  },
} as const satisfies Record<string, Use>;

/** A place on a page with its own way of showing pictures. */
export type PictureUse = keyof typeof USES;

/** Page kinds whose blocks are set in a text column; on all others they use the full page width. */
const IN_COLUMN: readonly Kind[] = ['press', 'legal', 'applications', 'jobs'];

/** The place of pictures in blocks, by page kind. */
export const blockPlace = (kind: Kind): 'column' | 'band' => (IN_COLUMN.includes(kind) ? 'column' : 'band');

/** Poster format of a teaser by its span (of 12 columns), and its width from md and from xxl up. */
const TEASERS: Record<MosaicSpan, { wide: PosterFormat; md: Length; xxl: Length }> = {
  4: { wide: 'portrait', md: '28.8vw', xxl: '30.2vw' },
  8: { wide: 'landscape', md: '59.5vw', xxl: '62vw' },
  12: { wide: 'landscape', md: '59.5vw', xxl: '62vw' },
};

const widthsOf = (wide: PosterFormat) => (wide === 'landscape' ? IMAGE_WIDTHS : ([480, 960] as const));

function teaserUse(span: MosaicSpan): Use {
  const { wide, md, xxl } = TEASERS[span];
  return { wide, widths: widthsOf(wide), sizes: { xs: '90vw', md, xxl } };
}

/** Widths of the page and of the gap between two posters, in vw. */
const PAGE = { md: 90, xxl: 93.6 };
const GAP = { md: 2, xxl: 1.6 };

/** A poster on a wall; all posters of a row have the same height. */
function wallUse({ format, pair, row }: WallPlace): Use {
  const wide = WALL_FORMATS[format];
  const shareOf = (posters: string, from: keyof typeof PAGE): Length => {
    const width =
      (PAGE[from] - (posters.length - 1) * GAP[from]) * (initialRatio(format) / ratioOfRow(posters));
    return `${Number(width.toFixed(1))}vw`;
  };
  return {
    wide,
    widths: widthsOf(wide),
    sizes: { xs: '90vw', md: shareOf(pair, 'md'), xl: shareOf(row, 'md'), xxl: shareOf(row, 'xxl') },
  };
}

/** How a place shows pictures. */
export function pictureUseOf(place: PictureUse | MosaicSpan | WallPlace): Use {
  if (typeof place === 'object') return wallUse(place);
  return typeof place === 'number' ? teaserUse(place) : USES[place];
}

const ratioOf = (format: PosterFormat): number =>
  POSTER_FORMATS[format].width / POSTER_FORMATS[format].height;

/** The crops of a photograph in a place, narrow windows first. */
export function framesOf({ wide, narrow, narrowBelow = 'md', sizes, frames }: Use): readonly Frame[] {
  if (frames) return frames;
  const all: Frame = { ratio: ratioOf(wide), sizes };
  return narrow === undefined ? [all] : [{ below: narrowBelow, ratio: ratioOf(narrow), sizes }, all];
}

/** Media condition for landscape windows below lg. */
export const LYING_BELOW_LG = `${belowStep('lg')} and (orientation: landscape)`;

const STEPS = ['xxl', 'xl', 'lg', 'md', 'sm'] as const;

/** The value of an image's `sizes` attribute. */
export function sizesAttribute(sizes: Sizes): string {
  const steps = STEPS.flatMap((step) => {
    const length = sizes[step];
    return length === undefined ? [] : [`${upFrom[step]} ${length}`];
  });
  return [...steps, sizes.xs].join(', ');
}

/** Displayed width of a picture in a window, in CSS px. */
function widthIn(sizes: Sizes, window: number): number {
  const step = STEPS.find((name) => sizes[name] !== undefined && window >= BREAKPOINTS[name]);
  const length = (step && sizes[step]) ?? sizes.xs;
  const number = Number.parseFloat(length);
  return length.endsWith('vw') ? (number * window) / 100 : number;
}

/** Device pixel ratios that pictures are made for. */
const DENSITIES = [1, 2];

/** A width in px needed by a window (CSS px) at a device pixel ratio. */
export interface Asked {
  width: number;
  window: number;
  density: number;
}

/** The widths needed at the breakpoints at each device pixel ratio, widest first. */
export function askedFor(frames: readonly Frame[], index: number): Asked[] {
  const { below, sizes } = frames[index] as Frame;
  const before = frames[index - 1]?.below;
  const [from, to] = [
    before === undefined ? 0 : BREAKPOINTS[before],
    below === undefined ? Infinity : BREAKPOINTS[below],
  ];
  const windows = VIEWPORTS.map(({ width }) => width).filter((width) => width >= from && width < to);
  return windows
    .flatMap((window) =>
      DENSITIES.map((density) => ({ width: Math.ceil(widthIn(sizes, window) * density), window, density })),
    )
    .toSorted((a, b) => b.width - a.width);
}
