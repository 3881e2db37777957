import type { Locale } from '../../../src/content/locales';
import type { Machine } from '../machine';
import type { MeasuredTemplate } from './templatePages';

/** A paint of a page and of its two control pages, ms. */
export interface Paints {
  whole: number;
  withoutScript: number;
  /** Without script and web fonts. */
  bare: number;
}

/** What was measured of one page: the middle of the runs; times in ms since the navigation began. */
export interface PageFigures {
  template: MeasuredTemplate;
  locale: Locale;
  path: string;
  firstPaint: Paints;
  largestPaint: Paints;
  /** When the menu stood open, asked for since the first paint. */
  menu: number;
  /** When search box or form answered, typed into since the first paint; null where there is none. */
  input: number | null;
  /** What is above 50 ms in all tasks together. */
  blocking: number;
  /** Of the page, and of its control page without script and web fonts; 0 for less than 50. */
  longestTask: { whole: number; bare: number };
  /** From a press to its frame, one press every 100 ms; 0 for less than 16. */
  slowestPress: number;
  /** Received until the page rests, with headers; what the styles add to the HTML, without. */
  bytes: { html: number; styles: number; script: number; fonts: number; pictures: number; data: number };
}

/** One run of the benchmark of first loads, as it is kept. */
export interface LoadReport {
  /** Day of the run, YYYY-MM-DD. */
  date: string;
  machine: Machine;
  /** Loads of each kind of each page; the middle one counts. */
  runs: number;
  pages: PageFigures[];
}

/** A figure that does not depend on the machine, or hardly, with what it may be at most. */
interface Budget {
  name: string;
  of: (page: PageFigures) => number;
  atMost: number;
}

const ratio = (value: number, control: number) => Math.round((value / control) * 100) / 100;

const BUDGETS = {
  firstPaint: {
    name: 'first paint, as many times as without script and fonts',
    of: ({ firstPaint }) => ratio(firstPaint.whole, firstPaint.bare),
    atMost: 1.05,
  },
  largestPaint: {
    name: 'largest paint, as many times as without script and fonts',
    of: ({ largestPaint }) => ratio(largestPaint.whole, largestPaint.bare),
    atMost: 1.05,
  },
  menu: {
    name: 'menu, as many times as the first paint without script and fonts',
    of: ({ menu, firstPaint }) => ratio(menu, firstPaint.bare),
    atMost: 1.2,
  },
  longestTask: { name: 'longest task, ms', of: ({ longestTask }) => longestTask.whole, atMost: 50 },
  slowestPress: { name: 'slowest press, ms', of: ({ slowestPress }) => slowestPress, atMost: 100 },
} satisfies Record<string, Budget>;

/** Names of the columns of a report's table. */
export const LOAD_COLUMNS = [
  'template',
  'first paint',
  'no script',
  'nor fonts',
  'ratio',
  'largest paint',
  'nor fonts',
  'ratio',
  'menu',
  'ratio',
  'search, form',
  'blocking',
  'longest task',
  'nor fonts',
  'slowest press',
  'HTML',
  'of it styles',
  'script',
  'fonts',
  'pictures',
  'data',
] as const;

const taskLength = (ms: number) => (ms === 0 ? '< 50' : String(ms));
const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1);

/** The cells of a report's table, a row for each page. */
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

/** A line for each budget that a page misses: `case de: longest task, ms: 62, at most 50`. */
export function missedBudgets({ pages }: Pick<LoadReport, 'pages'>): string[] {
  return pages.flatMap((page) =>
    Object.values<Budget>(BUDGETS)
      // What could not be measured is missed, too.
      .filter(({ of, atMost }) => !(of(page) <= atMost))
      .map(
        ({ name, of, atMost }) => `${page.template} ${page.locale}: ${name}: ${of(page)}, at most ${atMost}`,
      ),
  );
}
