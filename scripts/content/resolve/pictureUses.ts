/* oxlint-disable eslint/max-lines -- one table: what a place shows is compared with what other places show */
import { POSTER_FORMATS, type ImageWidth, type PosterFormat } from '../../../src/config/posters';
import { ratioOf as initialRatio, ratioOfRow, WALL_FORMATS } from '../../../src/config/posterWall';
import type { Kind } from '../../../src/content/types';
import type { MosaicSpan, WallPlace } from '../../../src/content/view';
import { BREAKPOINTS, type Breakpoint, upFrom } from '../../../src/theme/breakpoints';
import { VIEWPORTS } from '../../../src/theme/viewports';

/** A width of the window or of the page, as CSS writes it. */
type Length = `${number}vw` | `${number}px`;

/** How wide a picture is shown from each layout step on; with `xs` for all below. */
export type Sizes = { xs: Length } & Partial<Record<Exclude<Breakpoint, 'xs'>, Length>>;

/**
 * A part of a photograph as windows up to a layout step show it, or all windows that are wider than those of the frames before.
 * A ratio is width by height; `own` is the photograph's own, within limits.
 */
export interface Frame {
  below?: Exclude<Breakpoint, 'xs'>;
  ratio: number | 'own';
  sizes: Sizes;
}

/** The boxes that a format has to fill, from the narrowest to the widest, as width by height. */
export interface Slot {
  format: PosterFormat;
  ratios: readonly [low: number, high: number];
}

/** How a place on the page shows a picture. */
export interface Use {
  /** Formats of a drawn poster for wide windows, for those between and for narrow ones. */
  wide: PosterFormat;
  narrow?: PosterFormat;
  /** Layout step below which the narrow one is shown; `md` by default. */
  narrowBelow?: 'sm' | 'md' | 'lg';
  /** Shown below lg in windows that lie on their side. */
  middle?: PosterFormat;
  /** Where the picture fills a box of other proportions, which cuts its edges off. */
  slots?: readonly Slot[];
  /** Widths in px of the wide one where it is not drawn as SVG. */
  widths: readonly ImageWidth[];
  sizes: Sizes;
  /** Heroes carry no register mark: the menu button would lie on it (art direction, section 8). */
  hasNoMark?: true;
  /** How it shows a photograph; by default in the formats of posters. */
  frames?: readonly Frame[];
}

const ALL_WIDTHS = [480, 960, 1600] as const;

/** The whole page between its margins. */
const BLEED: Sizes = { xs: '90vw', xxl: '93.6vw' };

const USES = {
  stage: { wide: 'landscape', narrow: 'tall', widths: ALL_WIDTHS, sizes: { xs: '100vw' }, hasNoMark: true },
  hero: {
    wide: 'hero',
    middle: 'landscape',
    narrow: 'portrait',
    narrowBelow: 'sm',
    widths: ALL_WIDTHS,
    sizes: { xs: '112vw', sm: '100vw', lg: '65vw' },
    hasNoMark: true,
    // It fills what the headline leaves of the first screen: from lg on rather high than wide, until screens are very wide.
    slots: [
      { format: 'portrait', ratios: [0.8, 1] },
      { format: 'landscape', ratios: [4 / 3, 1.8] },
      { format: 'hero', ratios: [0.62, 1.45] },
    ],
    frames: [
      { below: 'md', ratio: 1, sizes: { xs: '112vw', sm: '100vw' } },
      { below: 'lg', ratio: 4 / 3, sizes: { xs: '100vw' } },
      { below: 'xxl', ratio: 1, sizes: { xs: '700px', xl: '900px' } },
      { ratio: 4 / 3, sizes: { xs: '1400px' } },
    ],
  },
  /** Below the header, from edge to edge: patterns, of which a part lies under the headline. */
  opening: {
    wide: 'landscape',
    middle: 'landscape',
    narrow: 'tall',
    narrowBelow: 'lg',
    widths: ALL_WIDTHS,
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
  /** The same, which leaves room for what follows. */
  compactOpening: {
    wide: 'landscape',
    narrow: 'square',
    narrowBelow: 'lg',
    widths: ALL_WIDTHS,
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
  /** A hero that leaves room for what follows. */
  compactHero: {
    wide: 'hero',
    narrow: 'landscape',
    narrowBelow: 'lg',
    widths: ALL_WIDTHS,
    sizes: { xs: '100vw', lg: '65vw' },
    hasNoMark: true,
    slots: [
      { format: 'landscape', ratios: [4 / 3, 1.8] },
      { format: 'hero', ratios: [0.62, 1.45] },
    ],
    frames: [
      { below: 'lg', ratio: 16 / 9, sizes: { xs: '100vw' } },
      { ratio: 4 / 3, sizes: { xs: '900px' } },
    ],
  },
  error: {
    wide: 'landscape',
    narrow: 'square',
    widths: ALL_WIDTHS,
    sizes: { xs: '100vw' },
    hasNoMark: true,
  },
  article: {
    wide: 'landscape',
    narrow: 'square',
    narrowBelow: 'sm',
    widths: ALL_WIDTHS,
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
  /** Between the margins of a page. */
  band: {
    wide: 'landscape',
    widths: ALL_WIDTHS,
    sizes: BLEED,
    frames: [{ ratio: 'own', sizes: BLEED }],
  },
  /** The wider and the narrower place in a row of a gallery: of one height. */
  galleryWide: {
    wide: 'landscape',
    widths: ALL_WIDTHS,
    sizes: { xs: '90vw', md: '51.8vw', xxl: '54vw' },
    frames: [{ ratio: 4 / 3, sizes: { xs: '90vw', md: '51.8vw', xxl: '54vw' } }],
  },
  galleryNarrow: {
    wide: 'square',
    widths: [480, 960],
    sizes: { xs: '90vw', md: '36.4vw', xxl: '38.1vw' },
    frames: [{ ratio: 15 / 16, sizes: { xs: '90vw', md: '36.4vw', xxl: '38.1vw' } }],
  },
  /** The marks of a case's number, beside it. */
  number: {
    wide: 'square',
    widths: [480, 960],
    sizes: { xs: '90vw', md: '36.4vw', xxl: '38.1vw' },
  },
  /** Beside a quotation. */
  portrait: {
    wide: 'square',
    widths: [480],
    sizes: { xs: '128px', md: '192px' },
  },
  /** In the reading column of an article. */
  column: {
    wide: 'landscape',
    widths: ALL_WIDTHS,
    sizes: { xs: '90vw', md: '67vw', lg: '59.3vw', xl: '760px' },
    frames: [{ ratio: 'own', sizes: { xs: '90vw', md: '67vw', lg: '59.3vw', xl: '760px' } }],
  },
  callout: { wide: 'landscape', narrow: 'portrait', widths: ALL_WIDTHS, sizes: { xs: '100vw' } },
  /** A strip of the fold-out of cities. */
  city: { wide: 'portrait', widths: [480, 960], sizes: { xs: '95vw', sm: '368px', md: '336px', lg: '36vw' } },
  /** A strip at the edge of the address of a house, enlarged. */
  strip: { wide: 'tall', widths: [960], sizes: { xs: '45vw' }, hasNoMark: true },
  /** A sheet beside the two plates of which it is printed. */
  sheet: {
    wide: 'portrait',
    widths: [480, 960],
    sizes: { xs: '90vw', md: '36.4vw', xxl: '38.1vw' },
    hasNoMark: true,
  },
  /** A row of the overview of houses; drawn like the hero of the house's own page, of the same files. */
  house: {
    wide: 'landscape',
    narrow: 'portrait',
    widths: ALL_WIDTHS,
    sizes: { xs: '33vw', md: '53vw' },
    hasNoMark: true,
    frames: [
      { below: 'md', ratio: 4 / 5, sizes: { xs: '33vw' } },
      { ratio: 4 / 3, sizes: { xs: '33vw' } },
    ],
  },
  /** The house a job is in. */
  location: { wide: 'square', widths: [480, 960], sizes: { xs: '100vw', md: '42vw' } },
  /** A small poster that stands in a line like a word. */
  word: { wide: 'square', widths: [480], sizes: { xs: '12vw' } },
  /** The case after a case: a strip over the whole page. */
  next: {
    wide: 'landscape',
    widths: ALL_WIDTHS,
    sizes: { xs: '120vw', md: '90vw', xxl: '93.6vw' },
    slots: [{ format: 'landscape', ratios: [4 / 3, 21 / 9] }],
    frames: [
      { below: 'md', ratio: 4 / 3, sizes: { xs: '90vw' } },
      { ratio: 21 / 9, sizes: BLEED },
    ],
  },
} as const satisfies Record<string, Use>;

/** A place on the page that shows pictures in its own way. */
export type PictureUse = keyof typeof USES;

/** Press releases, legal pages and forms set their blocks in a column; everywhere else they have the width of the page. */
const IN_COLUMN: readonly Kind[] = ['press', 'legal', 'applications', 'jobs'];

/** The place in which a block shows a picture, by the kind of its page. */
export const blockPlace = (kind: Kind): 'column' | 'band' => (IN_COLUMN.includes(kind) ? 'column' : 'band');

/** The format that fits the width a teaser has in a selection (12 columns), and that width from md and from xxl on. */
const TEASERS: Record<MosaicSpan, { wide: PosterFormat; md: Length; xxl: Length }> = {
  4: { wide: 'portrait', md: '28.8vw', xxl: '30.2vw' },
  8: { wide: 'landscape', md: '59.5vw', xxl: '62vw' },
};

const widthsOf = (wide: PosterFormat) => (wide === 'landscape' ? ALL_WIDTHS : ([480, 960] as const));

function teaserUse(span: MosaicSpan): Use {
  const { wide, md, xxl } = TEASERS[span];
  return { wide, widths: widthsOf(wide), sizes: { xs: '90vw', md, xxl } };
}

/** Widths of a page and of the gap between two posters, in vw. */
const PAGE = { md: 90, xxl: 93.6 };
const GAP = { md: 2, xxl: 1.6 };

/** Posters of a wall are as high as those beside them. */
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

/** The frames in which a place shows a photograph, those for narrow windows first. */
export function framesOf({ wide, narrow, narrowBelow = 'md', sizes, frames }: Use): readonly Frame[] {
  if (frames) return frames;
  const all: Frame = { ratio: ratioOf(wide), sizes };
  return narrow === undefined ? [all] : [{ below: narrowBelow, ratio: ratioOf(narrow), sizes }, all];
}

/** The condition for windows below a layout step, as in the `media` of a source. */
export const belowStep = (step: Breakpoint): string => `(max-width: ${BREAKPOINTS[step] - 0.02}px)`;

/** The condition for windows below lg that lie on their side. */
export const LYING_BELOW_LG = `${belowStep('lg')} and (orientation: landscape)`;

const STEPS = ['xxl', 'xl', 'lg', 'md', 'sm'] as const;

/** Sizes as the attribute of an image says them. */
export function sizesAttribute(sizes: Sizes): string {
  const steps = STEPS.flatMap((step) => {
    const length = sizes[step];
    return length === undefined ? [] : [`${upFrom[step]} ${length}`];
  });
  return [...steps, sizes.xs].join(', ');
}

/** How wide, in CSS px, a picture is in a window. */
function widthIn(sizes: Sizes, window: number): number {
  const step = STEPS.find((name) => sizes[name] !== undefined && window >= BREAKPOINTS[name]);
  const length = (step && sizes[step]) ?? sizes.xs;
  const number = Number.parseFloat(length);
  return length.endsWith('vw') ? (number * window) / 100 : number;
}

/** Pixels for each CSS px of the screens that pictures are made for. */
const DENSITIES = [1, 2];

/** A width in px that a window asks for, of a screen with so many pixels for each CSS px. */
export interface Asked {
  width: number;
  window: number;
  density: number;
}

/** What windows at the layout steps ask for, on plain and on dense screens, widest first. */
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
