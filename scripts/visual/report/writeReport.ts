import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Outcome } from '../outcome';
import { renderReport } from './renderReport';
import { reportData } from './reportData';
import { reportFontFaces } from './reportFonts';
import { reportStyles } from './reportStyles';

/** Path of the report, relative to the project root. */
const REPORT_FILE = 'visual-report/index.html';

/**
 * Writes the report of a run as one self-contained file that can be opened from disk.
 * @returns its path relative to the project root, and its size in bytes
 */
export async function writeReport(root: string, outcome: Outcome): Promise<{ file: string; bytes: number }> {
  const data = await reportData(root, outcome);
  const fontUrl = (file: string) =>
    `data:font/woff2;base64,${readFileSync(path.join(root, 'src/generated/fonts', file), 'base64')}`;
  const html = renderReport(data, {
    styles: `${reportFontFaces(fontUrl)}\n${reportStyles()}`,
    script: readFileSync(new URL('./reportClient.js', import.meta.url), 'utf8'),
  });
  const file = path.join(root, REPORT_FILE);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, html);
  return { file: REPORT_FILE, bytes: Buffer.byteLength(html) };
}
