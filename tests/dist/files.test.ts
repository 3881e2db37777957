// Covers scripts, src/hosting, content-json.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { DIST, distFiles, htmlOf, jsonOf, ROOT } from '../helpers/builtSite';

const ORIGIN = 'https://www.sff.example';
const files = new Set(distFiles.map((file) => `/${file}`));
const isText = (file: string) => /\.(html|css|js|json|xml|txt|webmanifest)$/.test(file) || /^_/.test(file);
const texts = new Map(
  distFiles.filter(isText).map((file) => [file, readFileSync(path.join(DIST, file), 'utf8')] as const),
);

/** The references in files that match a pattern, each with its file: `/a.css: /assets/b.woff2`. */
function named(pattern: RegExp, found: RegExp, resolve: (target: string, file: string) => string): string[] {
  return [...texts]
    .filter(([file]) => pattern.test(file))
    .flatMap(([file, text]) =>
      [...text.matchAll(found)].map(([, target = '']) => `${file}: ${resolve(target, file)}`),
    );
}

const isMissing = (entry: string) => {
  const target = entry.slice(entry.indexOf(': ') + 2);
  return !files.has(target) && !files.has(`${target}index.html`);
};

describe('everything that is named exists', () => {
  it.each([
    [
      'by style sheets',
      named(
        /\.css$/,
        /url\(\s*["']?([^"')]+)/g,
        (target, file) => new URL(target, `${ORIGIN}/${file}`).pathname,
      ),
    ],
    [
      'by heads, as an absolute address',
      named(/\.html$/, /(?:content|href)="https:\/\/www\.sff\.example(\/[^"?#]*)/g, (target) => target),
    ],
    [
      'by page data, as a file',
      named(/page-data\.json$/, /"(\/[^"\s?#]+\.[a-z\d]{2,5})"/g, (target) => target),
    ],
    [
      'by page data, as a set of pictures',
      named(/page-data\.json$/, /(\/assets\/[^"\s,]+)/g, (target) => target),
    ],
    ['by scripts', named(/^assets\/.*\.js$/, /["'`](\/assets\/[^"'`]+)["'`]/g, (target) => target)],
    ['by feeds and sitemap', named(/\.xml$/, /https:\/\/www\.sff\.example(\/[^"<\s]*)/g, (target) => target)],
    ['by redirects', named(/^_redirects$/, /^\S+\s+(\/\S*)/gm, (target) => target)],
  ])('%s', (_by, entries) => {
    expect(entries.filter(isMissing)).toEqual([]);
  });

  it('by the manifest', () => {
    const { icons, start_url } = jsonOf<{ icons: { src: string }[]; start_url: string }>(
      'manifest.webmanifest',
    );
    expect(icons.length).toBeGreaterThan(0);
    expect(
      [...icons.map(({ src }) => src), `${start_url}index.html`].filter((file) => !files.has(file)),
    ).toEqual([]);
  });

  it.each([
    ['style sheets', /\.css$/, /url\(/],
    ['heads', /\.html$/, /property="og:image" content="https:/],
    ['feeds', /feed\.xml$/, /<entry>/],
    ['page data', /page-data\.json$/, /\/assets\//],
  ])('and %s do name something', (_what, pattern, token) => {
    expect([...texts].some(([file, text]) => pattern.test(file) && token.test(text))).toBe(true);
  });
});

const assets = distFiles.filter((file) => file.startsWith('assets/') && !/\.(br|gz)$/.test(file));

it('names every file under /assets/ by its content, since browsers keep it for a year', () => {
  expect(assets.filter((file) => !/[.-][0-9a-f]{8,}\.\w+$/.test(file))).toEqual([]);
});

it('holds the licence of the typeface, which has to go with the fonts', () => {
  expect(readFileSync(path.join(DIST, 'OFL.txt'), 'utf8')).toContain('SIL OPEN FONT LICENSE');
});

it('holds nothing under /assets/ that nobody asks for', () => {
  // The build list names every file.
  const asking = [...texts].filter(([file]) => file !== '_build.json');
  const everything = asking.map(([, text]) => text).join('\n');
  // Parcel refers to chunks by file name only; other files are referred to by URL.
  expect(assets.filter((file) => !everything.includes(path.basename(file)))).toEqual([]);
});

it('holds nothing that is not meant for visitors', () => {
  expect(distFiles.filter((file) => /(^|\/)\.|\.(map|ts|tsx|md|log|tmp)$/.test(file))).toEqual([]);
});

it('names no folder of the machine it was built on, and no path of a package', () => {
  const root = path.resolve(DIST, '..');
  const names = [root, 'file:///', 'node_modules/'];
  const found = [...texts].filter(([, text]) => names.some((name) => text.includes(name)));
  expect(found.map(([file]) => file)).toEqual([]);
});

it('offers a picture whole, upright and without what the camera wrote, with its size and who made it', async () => {
  for (const [page, facts] of [
    ['/work/gruenspan-was-vorher-da-war/', '2.400\u00a0×\u00a01.600\u00a0px'],
    ['/en/work/gruenspan-was-vorher-da-war/', '2,400\u00a0×\u00a01,600\u00a0px'],
  ] as const) {
    const [link = '', href = ''] = /<a [^>]*href="([^"]+\.jpg)" download.*?<\/a>/s.exec(htmlOf(page)) ?? [];
    const { format, width, height, exif } = await sharp(path.join(DIST, href)).metadata();
    expect([format, width, height, exif]).toEqual(['jpeg', 2400, 1600, undefined]);
    expect(link).toContain(`JPEG, ${facts}, `);
    expect(link).toContain('Serifenplatz');
  }
});

it('offers a PDF as it was delivered, with its pages, its size and its language', () => {
  for (const [page, facts, language] of [
    ['/work/gruenspan-was-vorher-da-war/', 'PDF, 1 Seite, 59', undefined],
    ['/en/work/gruenspan-was-vorher-da-war/', 'PDF, 1 page, 59', 'de'],
  ] as const) {
    const [link = '', href = ''] = /<a [^>]*href="([^"]+\.pdf)".*?<\/a>/s.exec(htmlOf(page)) ?? [];
    expect(readFileSync(path.join(DIST, href))).toEqual(
      readFileSync(path.join(ROOT, 'content-json/media/gruenspan/farbkarte.pdf')),
    );
    expect(link).toContain(`${facts}\u00a0kB`);
    expect(/ hreflang="(\w+)"/i.exec(link)?.[1]).toBe(language);
  }
});
