import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { type Figure, kilobytes } from './figures';
import { GERMAN_PAGES } from './load/templatePages';

/** Brotli bytes loaded by a first visit to a page, without images; styles are embedded in the HTML. */
export interface PageBytes {
  /** Including the styles. */
  html: number;
  script: number;
  /** All stylesheets, concatenated, which is about what they add to the HTML. */
  css: number;
  fonts: number;
}

function brotliSize(distDir: string, url: string): number {
  const file = path.join(distDir, url);
  return statSync(`${file}.br`, { throwIfNoEntry: false })?.size ?? statSync(file).size;
}

/** Sums up the files named in the head of a built page. `file` is relative to dist, e.g. `work/index.html`. */
export function pageBytes(distDir: string, file: string): PageBytes {
  const html = readFileSync(path.join(distDir, file), 'utf8');
  const urlsOf = (pattern: RegExp) => [
    ...new Set([...html.matchAll(pattern)].map((match) => match[1] ?? '')),
  ];
  const sum = (pattern: RegExp) =>
    urlsOf(pattern).reduce((total, url) => total + brotliSize(distDir, url), 0);
  const sheets = urlsOf(/<style data-href="(\/assets\/[^"]+\.css)"/g).map((url) =>
    readFileSync(path.join(distDir, url)),
  );
  return {
    html: brotliSize(distDir, file),
    script: sum(/(?:src|rel="modulepreload" href)="(\/assets\/[^"]+\.js)"/g),
    css: brotliCompressSync(Buffer.concat(sheets)).length,
    fonts: sum(/as="font" type="font\/woff2" href="([^"]+)"/g),
  };
}

/**
 * Limits of the script that pages name in their head, in compressed kB; checked by tests/dist/weight.test.ts. Lower a
 * limit when its page has become lighter. An opening is a separate file that a case needs besides its template
 * (docs/decisions/0078-four-openings.md). 1.4 kB of each limit are the early script. New names of lazily loaded files
 * change the size by up to 0.12 kB.
 */
export const SCRIPT_LIMITS: readonly [page: string, script: number][] = [
  ['/', 90.4],
  [GERMAN_PAGES.case, 93.9],
  ['/jobs/', 93],
];

const FORMS: readonly [page: string, ownScript: number][] = [
  [GERMAN_PAGES.jobApplication, 30],
  ['/kontakt/', 30],
];

const CSS_LIMIT = 12;

/** Measures script and styles of the first view from the files that pages name, and the additional script of forms. */
export function measureScript(distDir: string): Figure[] {
  const bytesOf = (page: string) => pageBytes(distDir, `${page.slice(1)}index.html`);
  const shared = bytesOf('/about/').script;
  return [
    ...SCRIPT_LIMITS.flatMap(([page, atMost]): Figure[] => {
      const { script, css } = bytesOf(page);
      return [
        { of: page, what: 'script', value: kilobytes(script), unit: 'kB', atMost },
        { of: page, what: 'styles', value: kilobytes(css), unit: 'kB', atMost: CSS_LIMIT },
      ];
    }),
    ...FORMS.map(
      ([page, atMost]): Figure => ({
        of: page,
        what: 'script in addition to that of every page',
        value: kilobytes(bytesOf(page).script - shared),
        unit: 'kB',
        atMost,
      }),
    ),
  ];
}
