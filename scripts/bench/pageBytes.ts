import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';

/** Brotli bytes that a first visit to a page loads, without images; styles stand in the HTML. */
export interface PageBytes {
  /** With the styles in it. */
  html: number;
  script: number;
  /** The sheets as files, which is about what they add to the HTML. */
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
  const sum = (pattern: RegExp) => {
    const urls = new Set([...html.matchAll(pattern)].map((match) => match[1] ?? ''));
    return [...urls].reduce((total, url) => total + brotliSize(distDir, url), 0);
  };
  return {
    html: brotliSize(distDir, file),
    script: sum(/(?:src|rel="modulepreload" href)="(\/assets\/[^"]+\.js)"/g),
    css: sum(/<style data-href="(\/assets\/[^"]+\.css)"/g),
    fonts: sum(/as="font" type="font\/woff2" href="([^"]+)"/g),
  };
}
