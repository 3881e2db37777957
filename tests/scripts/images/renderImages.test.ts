import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import {
  imageKey,
  type ImageRequest,
  isServedAsSvg,
  renderImages,
  type RenderProgress,
} from '../../../scripts/images/renderImage';
import { makeTempFolder } from './testCache';

const sun: ImageRequest = {
  seed: 'Zwei Räder',
  motif: 'sun',
  set: 'blue',
  format: 'portrait',
  widths: [480],
};
const dots: ImageRequest = {
  seed: 'punkte',
  motif: 'halffield',
  set: 'lime',
  format: 'square',
  widths: [480],
};

let root: string;
let removeRoot: () => Promise<void>;

beforeAll(async () => {
  const folder = await makeTempFolder();
  root = folder.path;
  removeRoot = folder.remove;
});

afterAll(() => removeRoot());

async function run(requests: readonly ImageRequest[], outName: string) {
  const reports: RenderProgress[] = [];
  const assets = await renderImages(requests, {
    outDir: join(root, outName),
    cacheDir: join(root, 'cache'),
    onProgress: (progress) => reports.push(progress),
  });
  return { assets, report: reports.at(-1), calls: reports.length };
}

describe('the images of the site', () => {
  it('are SVG when that is light, AVIF when it is dense, and drawn once for all pages that show them', async () => {
    const { assets, report, calls } = await run([sun, dots, { ...sun, widths: [1600] }], 'first');
    expect(report).toEqual({ done: 2, total: 2, rendered: 2, cached: 0 });
    expect(calls).toBe(2);
    expect([...assets.keys()]).toEqual([imageKey(sun), imageKey(dots)]);
    expect(assets.get(imageKey(sun))).toEqual({
      kind: 'svg',
      sources: [
        {
          url: expect.stringMatching(/^\/assets\/img\/zwei-raeder-sun-portrait\.[0-9a-f]{8}\.svg$/),
          width: 960,
        },
      ],
      width: 960,
      height: 1200,
      ground: 'blue',
    });
    expect(assets.get(imageKey(dots))).toEqual({
      kind: 'avif',
      sources: [
        {
          url: expect.stringMatching(/^\/assets\/img\/punkte-halffield-square-480\.[0-9a-f]{8}\.avif$/),
          width: 480,
        },
      ],
      width: 1000,
      height: 1000,
      ground: 'lime',
    });
  });

  it('lie where their addresses say, in the promised size', async () => {
    const { assets } = await run([sun, dots], 'first');
    for (const asset of assets.values()) {
      for (const { url, width } of asset.sources) {
        const meta = await sharp(join(root, 'first', url)).metadata();
        expect(meta.width).toBe(width);
        expect(meta.height).toBe(Math.round((width * asset.height) / asset.width));
      }
    }
  });

  it('are neither drawn nor encoded a second time, and come out the same in another folder', async () => {
    const first = await run([sun, dots], 'first');
    const before = await stat(join(root, 'first', first.assets.get(imageKey(dots))?.sources[0]?.url ?? ''));
    const again = await run([dots, sun], 'second');
    expect(again.report).toEqual({ done: 2, total: 2, rendered: 0, cached: 2 });
    expect(Object.fromEntries(again.assets)).toEqual(Object.fromEntries(first.assets));

    await run([sun, dots], 'first');
    const after = await stat(join(root, 'first', first.assets.get(imageKey(dots))?.sources[0]?.url ?? ''));
    expect(after.mtimeMs).toBe(before.mtimeMs);

    const files = await readdir(join(root, 'first/assets/img'));
    for (const file of files) {
      const [one, two] = await Promise.all(
        ['first', 'second'].map((name) => readFile(join(root, name, 'assets/img', file))),
      );
      expect(one && two && one.equals(two)).toBe(true);
    }
  });

  it('leave no half-written file in the cache', async () => {
    const files = await readdir(join(root, 'cache'), { recursive: true });
    expect(files.filter((file) => file.endsWith('.part'))).toEqual([]);
  });

  it('say all at once which posters cannot be drawn, and why', async () => {
    const broken: ImageRequest[] = ['字', '漢'].map((text) => ({
      ...sun,
      motif: 'type',
      seed: `seite-${text}`,
      text,
    }));
    await expect(run([sun, ...broken], 'broken')).rejects.toThrow(
      /2 poster\(s\) could not be drawn:\n"type" for "seite-字": .*no glyph.*\n"type" for "seite-漢": .*no glyph/,
    );
  });

  it('must name a width', async () => {
    await expect(run([{ ...sun, widths: [] }], 'broken')).rejects.toThrow(
      /"sun" for "Zwei Räder" asks for no width/,
    );
  });
});

describe('serving a poster as SVG', () => {
  const light = '<svg/>';
  const heavy = Array.from({ length: 6000 }, (_, index) => ((index * 7919) % 100_003).toString(36)).join(' ');

  it('depends on the number of sub-paths', () => {
    expect(isServedAsSvg(light, 399)).toBe(true);
    expect(isServedAsSvg(light, 400)).toBe(false);
  });

  it('depends on the gzipped size', () => {
    expect(isServedAsSvg(heavy, 10)).toBe(false);
  });
});
