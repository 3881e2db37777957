import type { Browser, Page } from 'playwright-core';
import { type Figure, median } from './figures';
import { openAtRest, startVisit, THROTTLING } from './visits';

const DESKTOP = { viewport: { width: 1280, height: 900 } };

/** Limit of the gap between two frames of a movement, ms. */
const LONGEST_FRAME_MS = 50;

/** Times of frames, in ms of `performance.now()`. */
type Recorder = { frames: number[] };

/** A movement of the site: its page, its trigger and the recording time in ms. */
interface Movement {
  name: string;
  path: string;
  /** Runs before the recording starts. */
  prepare?: (page: Page) => Promise<unknown>;
  start: (page: Page) => Promise<unknown>;
  ms: number;
}

async function sweep(page: Page): Promise<void> {
  for (let step = 0; step <= 20; step += 1) await page.mouse.move(120 + step * 50, 300 + (step % 5) * 40);
}

const radios = (page: Page, side: number) => page.locator('main fieldset').nth(side).locator('label');

const MOVEMENTS: readonly Movement[] = [
  {
    name: 'stage under the pointer',
    path: '/',
    prepare: (page) => page.mouse.move(100, 300),
    start: sweep,
    ms: 1200,
  },
  {
    // Replaces the system cursor, which makes the browser compute all styles of the page.
    name: 'first move of the pointer',
    path: '/work/',
    start: (page) => page.mouse.move(100, 300),
    ms: 1000,
  },
  {
    name: 'wall, a filter chosen',
    path: '/work/',
    prepare: (page) => radios(page, 0).nth(2).hover(),
    start: (page) => radios(page, 0).nth(2).click(),
    ms: 1000,
  },
  {
    name: 'wall, all posters again',
    path: '/work/',
    prepare: (page) => radios(page, 0).nth(2).click(),
    start: (page) => radios(page, 0).first().click(),
    ms: 1000,
  },
  {
    name: 'mixer, another plate',
    path: '/services/',
    prepare: (page) => radios(page, 1).nth(4).click(),
    start: (page) => radios(page, 0).nth(3).click(),
    ms: 1000,
  },
];

interface Recording {
  longest: number;
  perSecond: number;
}

/** Evaluates the frames recorded so far in a page. */
async function recordingOf(page: Page): Promise<Recording> {
  const frames = await page.evaluate(() => (window as unknown as Recorder).frames);
  const gaps = frames.slice(1).map((time, index) => time - (frames[index] ?? time));
  const lasted = (frames.at(-1) ?? 0) - (frames[0] ?? 0);
  // NaN without frames counts as missed.
  return {
    longest: gaps.length === 0 ? Number.NaN : Math.max(...gaps),
    perSecond: (gaps.length * 1000) / lasted,
  };
}

async function record(page: Page, { start, ms }: Movement): Promise<Recording> {
  await page.evaluate(() => {
    const frames: number[] = [];
    Object.assign(window, { frames });
    const note = (now: number) => {
      frames.push(now);
      requestAnimationFrame(note);
    };
    requestAnimationFrame(note);
  });
  await start(page);
  await page.waitForTimeout(ms);
  return recordingOf(page);
}

async function measure(browser: Browser, origin: string, movement: Movement): Promise<Recording> {
  const { page, close } = await startVisit(browser, THROTTLING, DESKTOP);
  // esbuild, which compiles this file, calls a helper to name functions that the page lacks.
  await page.addInitScript('globalThis.__name = (value) => value');
  await openAtRest(page, origin + movement.path);
  await movement.prepare?.(page);
  await page.waitForTimeout(movement.ms);
  const recording = await record(page, movement);
  await close();
  return recording;
}

/** Records the beat of the stage after loading: its strips move into register within 900 ms. */
async function measureArrival(browser: Browser, origin: string): Promise<Recording> {
  const { page, close } = await startVisit(browser, THROTTLING, DESKTOP);
  // esbuild, which runs this file, names functions with a helper that the page lacks.
  await page.addInitScript('globalThis.__name = (value) => value');
  await page.addInitScript(() => {
    const frames: number[] = [];
    Object.assign(window, { frames });
    // Script starts the beat, while the drift before it is an animation of the stylesheet. Loading is measured elsewhere.
    const isBeating = () =>
      [...document.querySelectorAll('[data-plate]')].some((strip) =>
        strip.getAnimations().some((animation) => !(animation instanceof CSSAnimation)),
      );
    const note = (now: number) => {
      const [first] = frames;
      if (first === undefined ? isBeating() : now - first < 1000) frames.push(now);
      requestAnimationFrame(note);
    };
    requestAnimationFrame(note);
  });
  await openAtRest(page, `${origin}/`);
  await page.waitForTimeout(2000);
  const recording = await recordingOf(page);
  await close();
  return recording;
}

/**
 * Measures the frames of the site's larger movements with a processor four times slower; the curtain is measured by
 * `change`.
 */
export async function measureFrames(browser: Browser, origin: string, runs: number): Promise<Figure[]> {
  const figures: Figure[] = [];
  const add = (of: string, recordings: readonly Recording[]) => {
    const middle = (value: (recording: Recording) => number) => Math.round(median(recordings.map(value)));
    figures.push(
      {
        of,
        what: 'longest frame',
        value: middle(({ longest }) => longest),
        unit: 'ms',
        atMost: LONGEST_FRAME_MS,
      },
      { of, what: 'frames per second', value: middle(({ perSecond }) => perSecond), unit: '' },
    );
  };
  const arrivals: Recording[] = [];
  for (let count = 0; count < runs; count += 1) arrivals.push(await measureArrival(browser, origin));
  add('stage on arrival', arrivals);
  for (const movement of MOVEMENTS) {
    const recordings: Recording[] = [];
    for (let count = 0; count < runs; count += 1) recordings.push(await measure(browser, origin, movement));
    add(movement.name, recordings);
  }
  return figures;
}
