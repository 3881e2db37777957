import type { Locale } from '../../../src/content/locales';
import type { Machine } from '../machine';
import type { MeasuredTemplate } from './templatePages';

/** Time of a paint for a page and its two control pages, ms. */
export interface Paints {
  whole: number;
  withoutScript: number;
  /** Without scripts and web fonts. */
  bare: number;
}

/** Figures of one page: medians of all runs; times in ms since the navigation started. */
export interface PageFigures {
  template: MeasuredTemplate;
  locale: Locale;
  path: string;
  firstPaint: Paints;
  largestPaint: Paints;
  /** When the menu was open, if opened from the first paint on. */
  menu: number;
  /** When search box or form responded, if typed into from the first paint on; null if there is none. */
  input: number | null;
  /** Time above 50 ms, summed over all tasks. */
  blocking: number;
  /** Of the page, and of its control page without scripts and web fonts; 0 if below 50. */
  longestTask: { whole: number; bare: number };
  /** Longest time from a tap to its frame, with a tap every 100 ms; 0 if below 16. */
  slowestPress: number;
  /**
   * Bytes received until the page is idle, including headers; for styles, the bytes they add to the HTML, without
   * headers.
   */
  bytes: { html: number; styles: number; script: number; fonts: number; pictures: number; data: number };
}

/** One run of the first-load benchmark, as stored. */
export interface LoadReport {
  /** Day of the run, YYYY-MM-DD. */
  date: string;
  machine: Machine;
  /** Number of loads of each variant of a page; the median counts. */
  runs: number;
  pages: PageFigures[];
}

/** A figure that depends little or not at all on the machine, with its limit. */
interface Budget {
  name: string;
  of: (page: PageFigures) => number;
  atMost: number;
}

const ratio = (value: number, control: number) => Math.round((value / control) * 100) / 100;

const BUDGETS = {
  firstPaint: {
    name: 'first paint, relative to that without script and fonts',
    of: ({ firstPaint }) => ratio(firstPaint.whole, firstPaint.bare),
    atMost: 1.05,
  },
  largestPaint: {
    name: 'largest paint, relative to that without script and fonts',
    of: ({ largestPaint }) => ratio(largestPaint.whole, largestPaint.bare),
    atMost: 1.05,
  },
  menu: {
    name: 'menu, relative to the first paint without script and fonts',
    of: ({ menu, firstPaint }) => ratio(menu, firstPaint.bare),
    atMost: 1.2,
  },
  longestTask: { name: 'longest task, ms', of: ({ longestTask }) => longestTask.whole, atMost: 50 },
  slowestPress: { name: 'slowest press, ms', of: ({ slowestPress }) => slowestPress, atMost: 100 },
} satisfies Record<string, Budget>;

/** Column titles of a report's table. */
export const LOAD_COLUMNS = [
  'template',
  'first paint',
  'no script',
  'no script or fonts',
  'ratio',
  'largest paint',
  'no script or fonts',
  'ratio',
  'menu',
  'ratio',
  'search, form',
  'blocking',
  'longest task',
  'no script or fonts',
  'slowest press',
  'HTML',
  'styles in it',
  'script',
  'fonts',
  'pictures',
  'data',
] as const;

const taskLength = (ms: number) => (ms === 0 ? '< 50' : String(ms));
const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1);

/** Returns the cells of a report's table, a row for each page. */
export function loadRows({ pages }: Pick<LoadReport, 'pages'>): string[][] {
  return pages.map((page) => {
    const { firstPaint, largestPaint, bytes } = page;
    return [
      `${page.template} ${page.locale}`,
      String(firstPaint.whole),
      String(firstPaint.withoutScript),
      String(firstPaint.bare),
      BUDGETS.firstPaint.of(page).toFixed(2),
      String(largestPaint.whole),
      String(largestPaint.bare),
      BUDGETS.largestPaint.of(page).toFixed(2),
      String(page.menu),
      BUDGETS.menu.of(page).toFixed(2),
      page.input === null ? '–' : String(page.input),
      String(page.blocking),
      taskLength(page.longestTask.whole),
      taskLength(page.longestTask.bare),
      page.slowestPress === 0 ? '< 16' : String(page.slowestPress),
      kilobytes(bytes.html),
      kilobytes(bytes.styles),
      kilobytes(bytes.script),
      kilobytes(bytes.fonts),
      kilobytes(bytes.pictures),
      kilobytes(bytes.data),
    ];
  });
}

/** Returns a line for each missed budget, with its pages: `longest task, ms: at most 50; case de 62, press en 58`. */
export function missedBudgets({ pages }: Pick<LoadReport, 'pages'>): string[] {
  return Object.values<Budget>(BUDGETS).flatMap(({ name, of, atMost }) => {
    const missed = pages
      // NaN, for a failed measurement, counts as missed.
      .filter((page) => !(of(page) <= atMost))
      .map((page) => `${page.template} ${page.locale} ${of(page)}`);
    return missed.length > 0 ? [`${name}: at most ${atMost}; ${missed.join(', ')}`] : [];
  });
}
