import { writeFile } from 'node:fs/promises';
import type { Browser } from 'playwright-core';
import { escapeHtml } from '../../../src/document/html';

/** A frame drawn by the browser, with its time in ms since the navigation started. */
export interface Frame {
  ms: number;
  /** JPEG, Base64. */
  image: string;
}

/** The frames of one page load. */
export interface Film {
  title: string;
  frames: readonly Frame[];
}

/** Times shown on a contact sheet, ms: the first two seconds. */
export const SHEET_TIMES: readonly number[] = Array.from({ length: 21 }, (_, index) => index * 100);

/** Returns the frame visible at each time: the last one drawn until then; undefined before the first. */
export function framesAt(frames: readonly Frame[], times: readonly number[]): (string | undefined)[] {
  const inOrder = frames.toSorted((a, b) => a.ms - b.ms);
  return times.map((time) => inOrder.findLast(({ ms }) => ms <= time)?.image);
}

/** Size of a frame on the sheet, px: a quarter of the phone's screen. */
const FRAME = { width: 103, height: 206 } as const;

/** Returns the sheet as an HTML page: a row for each film, a column for each time. */
export function sheetHtml(films: readonly Film[]): string {
  const cell = (image: string | undefined) =>
    `<td>${image === undefined ? '' : `<img src="data:image/jpeg;base64,${image}">`}</td>`;
  const rows = films.map(
    ({ title, frames }) =>
      `<tr><th>${escapeHtml(title)}</th>${framesAt(frames, SHEET_TIMES).map(cell).join('')}</tr>`,
  );
  return `<!doctype html><meta charset="utf-8"><style>
    body { margin: 8px; font: 12px sans-serif; background: #888 }
    table { border-spacing: 3px }
    th { width: 90px; text-align: left; vertical-align: top; font-weight: normal }
    td { width: ${FRAME.width}px; height: ${FRAME.height}px; padding: 0; background: #bbb }
    img { display: block; width: ${FRAME.width}px; height: ${FRAME.height}px }
  </style><table><tr><th></th>${SHEET_TIMES.map((ms) => `<th>${ms} ms</th>`).join('')}</tr>${rows.join('')}</table>`;
}

/** Renders the sheet and writes it as a PNG. */
export async function writeContactSheet(
  browser: Browser,
  films: readonly Film[],
  file: string,
): Promise<void> {
  const page = await browser.newPage({ viewport: { width: 2400, height: 800 } });
  try {
    await page.setContent(sheetHtml(films), { waitUntil: 'load' });
    await writeFile(file, await page.locator('table').screenshot());
  } finally {
    await page.close();
  }
}
