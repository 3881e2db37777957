// Covers scripts/images, scripts/content, scripts/output, scripts/build.ts, src/components, src/sections, src/templates.
import { createHash } from 'node:crypto';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { filesBelow } from '../../scripts/lib/filesBelow';
import { mulberry32 } from '../../scripts/images/prng';
import { shrinkContent } from '../../scripts/testbed/pruneContent';
import { VIEWPORTS } from '../../src/theme/viewports';
import { buildContent } from '../helpers/buildContent';
import { DIST, distFiles, htmlOf, ROOT } from '../helpers/builtSite';
import { ownSiteInBrowser, siteInBrowser } from '../helpers/siteInBrowser';
import { untilHydrated } from '../helpers/visit';

const CASE = '/work/gruenspan-was-vorher-da-war/';

/** A phone photograph: large, rotated by its EXIF orientation, with the location where it was taken. */
async function photograph(hue: number): Promise<Buffer> {
  const [width, height] = [1500, 2000];
  const random = mulberry32(hue);
  const grains = Buffer.from(Array.from({ length: 45 * 60 * 3 }, () => 68 + random() * 120));
  const { data, info } = await sharp(grains, { raw: { width: 45, height: 60, channels: 3 } })
    .resize(width, height, { kernel: 'cubic' })
    .modulate({ hue })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return sharp(data, { raw: info })
    .withExif({ IFD0: { Make: 'Testkamera' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '52/1 31/1 12/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg({ quality: 70 })
    .toBuffer();
}

type Json = Record<string, unknown>;

const folder = mkdtempSync(path.join(tmpdir(), 'sff-photographs-'));
const [content, out] = [path.join(folder, 'content'), path.join(folder, 'site')];

/** Edits the JSON of a German page. */
function change(file: string, edit: (page: Json & { blocks: Json[] }) => void): void {
  const place = path.join(content, 'de', file);
  const page = JSON.parse(readFileSync(place, 'utf8')) as Json & { blocks: Json[] };
  edit(page);
  writeFileSync(place, JSON.stringify(page, null, 2));
}

let photographs = 0;

/** A new photograph in the form used in page content. */
async function picture(changes: Json = {}): Promise<Json> {
  photographs += 1;
  const file = `probe/IMG_${photographs}.JPG`;
  writeFileSync(path.join(content, 'media', file), await photograph(photographs * 38));
  return { file, credit: 'Testhaus', alt: `Eine Probe, Nummer ${photographs}.`, ...changes };
}

const CASES = ['rollwerk-zwei-raeder', 'hoerfein-leise', 'klangraum-reihe-vierzehn', 'mokkaly-neun-minuten'];

/** A small site with photographs in every place that can show one. */
async function writeContent(): Promise<void> {
  cpSync(path.join(ROOT, 'content-json'), content, { recursive: true });
  mkdirSync(path.join(content, 'media/probe'), { recursive: true });
  const release = readdirSync(path.join(content, 'de/press')).toSorted()[0] ?? '';
  await shrinkContent(content, [
    ...CASES.map((id) => `cases/${id}`),
    `press/${path.basename(release, '.json')}`,
    ...readdirSync(path.join(content, 'de/locations')).map(
      (file) => `locations/${path.basename(file, '.json')}`,
    ),
  ]);
  const scene = await picture({ focus: [0.3, 0.4] });
  for (const id of CASES) change(`cases/${id}.json`, (page) => Object.assign(page, { poster: scene }));
  change('locations/wien.json', (page) => Object.assign(page, { poster: scene }));
  const detail = await picture();
  change(`cases/${CASES[0]}.json`, ({ blocks }) => {
    blocks.splice(
      1,
      0,
      { type: 'gallery', pictures: [detail, detail, detail] },
      { type: 'image', ...detail },
    );
  });
  change(`press/${release}`, (page) => {
    page['poster'] = scene;
    page.blocks.push({ type: 'image', ...detail });
  });
  pages = [`/work/${CASES[0]}/`, '/work/', `/presse/${path.basename(release, '.json')}/`, '/standorte/wien/'];
}

let pages: string[] = [];
beforeAll(async () => {
  await writeContent();
  buildContent(content, out);
}, 600_000);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const site = siteInBrowser();
const probe = ownSiteInBrowser({ distDir: out });

const pathsBelow = (dir: string): string[] => filesBelow(dir).map((file) => path.join(dir, file));

const hashOf = (file: string) => createHash('sha256').update(readFileSync(file)).digest('hex');

it('shows a photograph of the site in three formats, with its room, its words and its maker', () => {
  for (const [page, maker] of [
    [CASE, 'Bild: Labor am Serifenplatz'] as const,
    [`/en${CASE}`, 'Image: the lab on Serifenplatz'] as const,
  ]) {
    const [, figure = ''] = /(<figure>(?:(?!<\/figure>).)*kirschsaft.*?<\/figure>)/s.exec(htmlOf(page)) ?? [];
    expect([...figure.matchAll(/<source type="([^"]+)"/g)].map(([, type]) => type)).toEqual([
      'image/avif',
      'image/webp',
    ]);
    expect(figure).toMatch(
      /<img [^>]*src="\/assets\/img\/kirschsaft-\d+\.[0-9a-f]{8}\.jpg"[^>]* width="2400" height="1600"/,
    );
    expect(figure).toContain(maker);
  }
  expect(distFiles.some((file) => /kirschsaft-\d+\.[0-9a-f]{8}\.png$/.test(file))).toBe(true);
});

it('publishes no original, and nothing that a camera has written', async () => {
  const originals = new Set(
    [path.join(ROOT, 'content-json/media'), path.join(content, 'media')]
      .flatMap(pathsBelow)
      .filter((file) => /\.jpe?g$/i.test(file))
      .map(hashOf),
  );
  expect(originals.size).toBe(3);
  for (const dir of [DIST, out]) {
    const pictures = pathsBelow(path.join(dir, 'assets')).filter((file) => /\.(?:avif|webp|jpg)$/.test(file));
    expect(pictures.length).toBeGreaterThan(20);
    expect(pictures.filter((file) => originals.has(hashOf(file)))).toEqual([]);
    for (const file of pictures) {
      const { exif, xmp, iptc, orientation } = await sharp(file).metadata();
      expect([file, exif, xmp, iptc, orientation]).toEqual([
        file,
        undefined,
        undefined,
        undefined,
        undefined,
      ]);
    }
  }
});

interface Shown {
  /** URL of the file chosen by the browser. */
  src: string;
  /** Width it covers on the screen, in device pixels. */
  pixels: number;
}

/** Scrolls to each picture and waits until it is loaded. Runs in the browser. */
async function loadEachPicture(): Promise<void> {
  for (const image of document.images) {
    image.scrollIntoView();
    while (!(image.complete && image.naturalWidth > 0) && image.checkVisibility())
      await new Promise(requestAnimationFrame);
  }
}

/** The photographs of a page as shown in a viewport. Runs in the browser. */
function shownPhotographs(): Shown[] {
  return [...document.querySelectorAll('img')]
    .filter(
      (image) => /-\d+\.[0-9a-f]{8}\.(?:avif|webp|jpg)$/.test(image.currentSrc) && image.clientWidth > 0,
    )
    .map((image) => {
      const { width, height } = image.getBoundingClientRect();
      const ratio = image.naturalWidth / image.naturalHeight;
      return {
        src: new URL(image.currentSrc).pathname,
        pixels: Math.max(width, height * ratio) * devicePixelRatio,
      };
    });
}

/** File sizes of a set of widths in bytes, ascending by width. */
function setOf(src: string): [width: number, bytes: number][] {
  const [, name = '', , end = ''] = /([^/]+)-(\d+)(\.[0-9a-f]{8}\.\w+)$/.exec(src) ?? [];
  return readdirSync(path.join(out, 'assets/img'))
    .filter((file) => file.startsWith(`${name}-`) && file.endsWith(end))
    .map((file): [number, number] => [
      Number(file.slice(name.length + 1, -end.length)),
      statSync(path.join(out, 'assets/img', file)).size,
    ])
    .toSorted(([a], [b]) => a - b);
}

/** Estimated bytes of a file of exactly this many pixels, interpolated from its neighbours in the set. */
function bytesFor(files: readonly [number, number][], pixels: number): number {
  const above = files.findIndex(([width]) => width >= pixels);
  const [width, bytes] = files.at(above) ?? [1, 0];
  const [lower, lowerBytes] = files[above - 1] ?? [width / 2, bytes / 4];
  const power = Math.log(bytes / lowerBytes) / Math.log(width / lower);
  return bytes * (Math.min(pixels, width) / width) ** power;
}

it.each([1, 2])(
  'loads at most 15 % more bytes than a window needs, at no breakpoint, and no blurred picture (%i× screens)',
  async (deviceScaleFactor) => {
    const seen = new Set<string>();
    const faults: string[] = [];
    const { page, close } = await probe.visit({ deviceScaleFactor, reducedMotion: 'reduce' });
    // Otherwise a larger file loaded by a previous page would be shown again.
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Network.enable');
    await devtools.send('Network.setCacheDisabled', { cacheDisabled: true });
    for (const { name, width, height } of VIEWPORTS) {
      // Before the page is opened: a page that is already open would keep a larger file.
      await page.goto('about:blank');
      await page.setViewportSize({ width, height });
      for (const address of pages) {
        await page.goto(probe.url() + address);
        await untilHydrated(page);
        await page.evaluate(loadEachPicture);
        let [loaded, needed] = [0, 0];
        const shown: string[] = [];
        for (const { src, pixels } of await page.evaluate(shownPhotographs)) {
          const files = setOf(src);
          const chosen = Number(/-(\d+)\.[0-9a-f]{8}/.exec(src)?.[1]);
          const [largest = 0] = files.at(-1) ?? [];
          seen.add(`${name} ${address} ${src}`);
          if (chosen < Math.min(pixels, largest) * 0.85)
            faults.push(`${name} ${address} ${src} is blurred: shown ${Math.round(pixels)} px wide`);
          shown.push(`${chosen} px for ${Math.round(pixels)}`);
          loaded += bytesFor(files, chosen);
          needed += bytesFor(files, Math.min(pixels, chosen));
        }
        if (!(needed >= loaded * 0.85))
          faults.push(
            `${name} ${address}: ${loaded} bytes, of which ${Math.round(needed)} are needed: ${shown.join(', ')}`,
          );
      }
    }
    await close();
    expect(faults).toEqual([]);
    expect(seen.size).toBeGreaterThan(40);
  },
);

it('has room in an ink until it is there, and is there without script', async () => {
  const { page, close } = await site.visit({
    javaScriptEnabled: false,
    viewport: { width: 1280, height: 900 },
  });
  await page.route('**/*.avif', (route) => route.abort());
  await page.goto(site.url() + CASE);
  const image = page.locator('main figure img[alt*="Kirschsaft"]');
  await image.scrollIntoViewIfNeeded();
  const box = await image.boundingBox();
  expect((box?.width ?? 0) / (box?.height ?? 1)).toBeCloseTo(1.5, 1);
  // Paper colour, without any script.
  expect(await image.getAttribute('class')).toBeTruthy();
  expect(await image.evaluate((element) => getComputedStyle(element).backgroundColor)).toBe(
    'rgb(244, 244, 238)',
  );
  await close();
});
