import type { Browser, Page } from 'playwright-core';
import { type Figure, median } from './figures';
import { openAtRest, startVisit, THROTTLING } from './visits';

const DESKTOP = { viewport: { width: 1280, height: 900 } };

/** Longest gap between two frames of a movement, ms. */
const LONGEST_FRAME_MS = 50;

/** Times of frames on the page's clock, ms. */
type Recorder = { frames: number[] };

/** A movement of the site: where it is, what starts it, and how long it is recorded from then on, ms. */
interface Movement {
  name: string;
  path: string;
  /** Runs before the recording. */
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
    name: 'wall, a filter chosen',
    path: '/work/',
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

/** What the recorder of a page has noted so far. */
async function recordingOf(page: Page): Promise<Recording> {
  const frames = await page.evaluate(() => (window as unknown as Recorder).frames);
  const gaps = frames.slice(1).map((time, index) => time - (frames[index] ?? time));
  const lasted = (frames.at(-1) ?? 0) - (frames[0] ?? 0);
  return { longest: Math.max(...gaps), perSecond: (gaps.length * 1000) / lasted };
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
  // esbuild, which runs this file, names functions with a helper that the page lacks.
  await page.addInitScript('globalThis.__name = (value) => value');
  await openAtRest(page, origin + movement.path);
  await movement.prepare?.(page);
  await page.waitForTimeout(movement.ms);
  const recording = await record(page, movement);
  await close();
  return recording;
}

/** The stage once more from its first paint: its strips move into register within the first 900 ms. */
async function measureArrival(browser: Browser, origin: string): Promise<Recording> {
  const { page, close } = await startVisit(browser, THROTTLING, DESKTOP);
  await page.addInitScript(() => {
    const frames: number[] = [];
    Object.assign(window, { frames });
    const note = (now: number) => {
      // Loading is measured elsewhere; the movement begins when the app runs.
      if ('hasApp' in window) frames.push(now);
      requestAnimationFrame(note);
    };
    requestAnimationFrame(note);
  });
  await page.addInitScript('globalThis.__name = (value) => value');
  await openAtRest(page, `${origin}/`);
  await page.waitForTimeout(2000);
  const recording = await recordingOf(page);
  await close();
  return recording;
}

/** Frames of the site's larger movements on a processor four times slower; the curtain is part of `change`. */
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
  add('stage on arrival, from the start of the app', arrivals);
  for (const movement of MOVEMENTS) {
    const recordings: Recording[] = [];
    for (let count = 0; count < runs; count += 1) recordings.push(await measure(browser, origin, movement));
    add(movement.name, recordings);
  }
  return figures;
}
