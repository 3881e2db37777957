import type { Browser } from 'playwright-core';
import { type Figure, kilobytes } from './figures';
import { GERMAN_PAGES } from './load/templatePages';
import { startVisit } from './visits';

/** One page of each kind, with the size limit of its first load in kB. */
const PAGES: readonly [path: string, limit: number][] = [
  ['/', 350],
  [GERMAN_PAGES.case, 250],
  ['/jobs/', 250],
  [GERMAN_PAGES.jobDetail, 250],
  [GERMAN_PAGES.jobApplication, 250],
  [GERMAN_PAGES.press, 250],
  ['/kontakt/', 250],
  ['/standorte/wien/', 250],
  ['/services/', 250],
];

/** Titles of the browser's resource types. */
const KINDS: Readonly<Record<string, string>> = {
  Document: 'HTML with styles',
  Script: 'script',
  Stylesheet: 'styles',
  Font: 'fonts',
  Image: 'pictures',
};

/**
 * Returns the bytes received by resource type; without headers, which HTTP/2 sends once and then refers to by index.
 */
async function bytesOf(browser: Browser, address: string): Promise<Map<string, number>> {
  const { page, session, close } = await startVisit(browser, 1);
  const kinds = new Map<string, string>();
  const sums = new Map<string, number>();
  await session.send('Network.enable');
  const headers = new Map<string, number>();
  session.on('Network.responseReceived', ({ requestId, type, response }) => {
    kinds.set(requestId, type);
    headers.set(requestId, response.encodedDataLength);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const kind = KINDS[kinds.get(requestId) ?? ''] ?? 'data';
    const bytes = encodedDataLength - (headers.get(requestId) ?? 0);
    sums.set(kind, (sums.get(kind) ?? 0) + bytes);
  });
  const answer = await page.goto(address, { waitUntil: 'networkidle' });
  if (answer?.status() !== 200) throw new Error(`${address} was answered with ${answer?.status()}.`);
  await close();
  return sums;
}

/** Measures the size of first loads at 360 px width and a pixel ratio of 2, without scrolling. */
export async function measureFirstLoads(browser: Browser, origin: string): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const [path, limit] of PAGES) {
    const sums = await bytesOf(browser, origin + path);
    for (const kind of [...Object.values(KINDS), 'data']) {
      const bytes = sums.get(kind);
      if (bytes !== undefined) figures.push({ of: path, what: kind, value: kilobytes(bytes), unit: 'kB' });
    }
    const total = [...sums.values()].reduce((sum, bytes) => sum + bytes, 0);
    figures.push({ of: path, what: 'all', value: kilobytes(total), unit: 'kB', atMost: limit });
  }
  return figures;
}
