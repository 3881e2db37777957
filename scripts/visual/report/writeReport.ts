import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Outcome } from '../outcome';
import { renderReport } from './renderReport';
import { reportData } from './reportData';
import { reportStyles } from './reportStyles';

/** Path of the report, relative to the project root. */
const REPORT_FILE = 'visual-report/index.html';

/** Font weights used by the report, by file below src/generated/fonts. */
const CUTS = { 'display-800': 800, 'text-400': 400, 'text-650': 650 } as const;

function fontFaces(root: string): string {
  return Object.entries(CUTS)
    .map(([cut, weight]) => {
      const bytes = readFileSync(path.join(root, 'src/generated/fonts', `${cut}.base.woff2`));
      return `@font-face { font-family: 'Bricolage Grotesque'; font-weight: ${weight}; src: url(data:font/woff2;base64,${bytes.toString('base64')}) format('woff2'); }`;
    })
    .join('\n');
}

/**
 * Writes the report of a run as one self-contained file that can be opened from disk.
 * @returns its path relative to the project root, and its size in bytes
 */
export async function writeReport(root: string, outcome: Outcome): Promise<{ file: string; bytes: number }> {
  const data = await reportData(root, outcome);
  const html = renderReport(data, {
    styles: `${fontFaces(root)}\n${reportStyles()}`,
    script: readFileSync(new URL('./reportClient.js', import.meta.url), 'utf8'),
  });
  const file = path.join(root, REPORT_FILE);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, html);
  return { file: REPORT_FILE, bytes: Buffer.byteLength(html) };
}
