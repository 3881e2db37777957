import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Figure } from './figures';

/** Brotli bytes that a first visit to a page loads, without images; styles stand in the HTML. */
export interface PageBytes {
  /** With the styles in it. */
  html: number;
  script: number;
  /** The sheets one after the other, which is about what they add to the HTML. */
  css: number;
  fonts: number;
}

function brotliSize(distDir: string, url: string): number {
  const file = path.join(distDir, url);
  return statSync(`${file}.br`, { throwIfNoEntry: false })?.size ?? statSync(file).size;
}

/** Reads a built page and adds up the files its head names. `file` is relative to dist, e.g. `work/index.html`. */
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
 * The script that pages name in their head, in compressed kB at most; tests/dist/weight.test.ts holds them to it. Lower one here
 * when its page has become lighter. An opening is a file of its own, which a case needs beside its template
 * (docs/decisions/0078-four-openings.md). New names of files that are loaded later move the weight by up to 0.12 kB.
 */
export const SCRIPT_LIMITS: readonly [page: string, script: number][] = [
  ['/', 89],
  ['/work/rollwerk-zwei-raeder/', 92.1],
  ['/jobs/', 91.4],
];

const FORMS: readonly [page: string, ownScript: number][] = [
  ['/jobs/application/initiative/', 30],
  ['/kontakt/', 30],
];

const CSS_LIMIT = 12;

const kilobytes = (bytes: number) => Math.round(bytes / 100) / 10;

/** Script and styles of the first view by the files that the pages name, and what forms load beyond every page. */
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
        what: 'script beyond every page',
        value: kilobytes(bytesOf(page).script - shared),
        unit: 'kB',
        atMost,
      }),
    ),
  ];
}
