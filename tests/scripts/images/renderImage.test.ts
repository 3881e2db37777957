import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { type ImageRequest, isServedAsSvg, renderImage } from '../../../scripts/images/renderImage';
import { writeIfChanged } from '../../../scripts/lib/cachedFile';
import { BRAND, SUPPORT } from '../../../src/theme/colors';
import { temporaryFolder } from '../../helpers/temporaryFolder';

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

beforeEach(() => {
  root = temporaryFolder();
});

/** Draws posters and writes their files to a folder, as the build does. */
async function run(requests: readonly ImageRequest[], outName: string) {
  const rendered = [];
  for (const request of requests) {
    const image = await renderImage(request, join(root, 'cache'));
    for (const { path, content } of image.files) await writeIfChanged(join(root, outName, path), content);
    rendered.push(image);
  }
  return rendered;
}

describe('the images of the site', () => {
  it('are SVG when that is light, PNG when it is dense', async () => {
    const [light, dense] = await run([sun, dots], 'first');
    expect([light?.wasCached, dense?.wasCached]).toEqual([false, false]);
    expect(light?.asset).toEqual({
      kind: 'svg',
      sources: [
        {
          url: expect.stringMatching(/^\/assets\/img\/zwei-raeder-sun-portrait\.[0-9a-f]{8}\.svg$/),
          width: 960,
        },
      ],
      width: 960,
      height: 1200,
    });
    expect(dense?.asset).toEqual({
      kind: 'png',
      sources: [
        {
          url: expect.stringMatching(/^\/assets\/img\/punkte-halffield-square-480\.[0-9a-f]{8}\.png$/),
          width: 480,
        },
      ],
      width: 1000,
      height: 1000,
    });
  });

  it('lie where their addresses say, in the promised size', async () => {
    for (const { asset } of await run([sun, dots], 'first')) {
      for (const { url, width } of asset.sources) {
        const meta = await sharp(join(root, 'first', url)).metadata();
        expect(meta.width).toBe(width);
        expect(meta.height).toBe(Math.round((width * asset.height) / asset.width));
      }
    }
  });

  it('come in every width that is asked for', async () => {
    const [image] = await run([{ ...dots, widths: [480, 960] }], 'widths');
    expect(image?.asset.sources.map(({ width }) => width)).toEqual([480, 960]);
    expect(image?.files).toHaveLength(2);
  });

  it('keep the flat inks of a dense poster, and little between them', async () => {
    const [image] = await run([dots], 'first');
    const { data, info } = await sharp(image?.files[0]?.content).raw().toBuffer({ resolveWithObject: true });
    const inks = [BRAND.yellow, BRAND.blue, BRAND.lime, SUPPORT.paper].map((ink) =>
      Buffer.from(ink.slice(1), 'hex'),
    );
    let flat = 0;
    for (let at = 0; at < data.length; at += info.channels) {
      if (inks.some((ink) => ink.every((value, channel) => Math.abs(value - (data[at + channel] ?? 0)) <= 3)))
        flat += 1;
    }
    expect(flat / (info.width * info.height)).toBeGreaterThan(0.9);
  });

  it('are neither drawn nor encoded a second time, and come out the same', async () => {
    const first = await run([sun, dots], 'first');
    const again = await run([sun, dots], 'second');
    expect(again.map(({ wasCached }) => wasCached)).toEqual([true, true]);
    expect(again.map(({ asset }) => asset)).toEqual(first.map(({ asset }) => asset));
    const contents = (images: typeof first) =>
      images.flatMap(({ files }) => files.map(({ content }) => content));
    expect(contents(again)).toEqual(contents(first));
  });

  it('leave no half-written file in the cache', async () => {
    await run([sun, dots], 'first');
    const files = await readdir(join(root, 'cache'), { recursive: true });
    expect(files.filter((file) => file.endsWith('.part'))).toEqual([]);
  });

  it('say which poster cannot be drawn, and why', async () => {
    const broken: ImageRequest = { ...sun, motif: 'type', seed: 'seite', text: '字' };
    await expect(run([broken], 'broken')).rejects.toThrow(/^"type" for "seite": .*no glyph/);
  });

  it('must name a width', async () => {
    await expect(run([{ ...sun, widths: [] }], 'broken')).rejects.toThrow(
      /"sun" for "Zwei Räder" has no width/,
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
