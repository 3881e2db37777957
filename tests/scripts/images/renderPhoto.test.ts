// Covers scripts/images.
import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { cropTo } from '../../../scripts/images/photoCrop';
import { type PhotoRequest, renderPhoto } from '../../../scripts/images/renderPhoto';
import { renderSocialPhoto } from '../../../scripts/images/socialImage';
import { colorAt, phonePhoto, quarters } from '../../helpers/photographs';
import { temporaryFolder } from '../../helpers/temporaryFolder';

let folders: { cacheDir: string; contentDir: string };

beforeAll(async () => {
  const root = temporaryFolder();
  folders = { cacheDir: path.join(root, 'cache'), contentDir: path.join(root, 'content-json') };
  await mkdir(path.join(folders.contentDir, 'media/kachelei'), { recursive: true });
});

/** Writes a picture to the folder and returns a request for all of it, upright. */
async function put(name: string, bytes: Buffer, changes: Partial<PhotoRequest> = {}): Promise<PhotoRequest> {
  const file = `kachelei/${name}`;
  await writeFile(path.join(folders.contentDir, 'media', file), bytes);
  const { autoOrient } = await sharp(bytes).metadata();
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 20);
  return { file, hash, crop: cropTo(autoOrient, 'own'), widths: [200, 400], ...changes };
}

it('is served as AVIF, WebP and JPEG in each width, upright, without camera and place', async () => {
  const request = await put('IMG 0042.JPG', await phonePhoto({ width: 800, height: 600 }));
  const { asset, files, wasCached } = await renderPhoto(request, folders);
  expect(wasCached).toBe(false);
  expect(asset).toMatchObject({ kind: 'photo', width: 600, height: 750 });
  expect(asset.preferred?.map(({ type }) => type)).toEqual(['image/avif', 'image/webp']);
  expect(asset.sources.map(({ url }) => url)).toEqual([
    expect.stringMatching(/^\/assets\/img\/img-0042-200\.[0-9a-f]{8}\.jpg$/),
    expect.stringMatching(/^\/assets\/img\/img-0042-400\.[0-9a-f]{8}\.jpg$/),
  ]);
  expect(files).toHaveLength(6);
  for (const { content } of files) {
    const bytes = Buffer.from(content);
    const { exif, xmp, iptc, orientation, width, height, format, icc } = await sharp(bytes).metadata();
    expect({ exif, xmp, iptc, orientation, icc, format, ratio: width / height }).toEqual({
      format: expect.stringMatching(/jpeg|webp|heif/),
      ratio: 0.8,
    });
    expect(bytes.includes('Testkamera')).toBe(false);
    // Rotated clockwise, the blue quarter moves from the bottom left to the top left.
    const [red = 255, , blue = 0] = await colorAt(bytes, 0.25, 0.25);
    expect(blue).toBeGreaterThan(red + 100);
  }
});

it('is not decoded again while its bytes are the same, and refuses other bytes under its name', async () => {
  const bytes = await phonePhoto({ width: 400, height: 300 });
  const request = await put('wand.jpg', bytes);
  const first = await renderPhoto(request, folders);
  const second = await renderPhoto(request, folders);
  expect(second.wasCached).toBe(true);
  expect(second.files).toEqual(first.files);
  await writeFile(path.join(folders.contentDir, 'media/kachelei/wand.jpg'), 'something else');
  await expect(renderPhoto({ ...request, widths: [100] }, folders)).rejects.toThrow(/has changed while/);
  await expect(renderPhoto({ ...request, file: 'gone.jpg', widths: [100] }, folders)).rejects.toThrow(
    /media\/gone\.jpg is missing/,
  );
});

it.each([
  [
    'Display P3',
    async () => (await quarters({ width: 400, height: 400 })).withIccProfile('p3').png().toBuffer(),
  ],
  [
    'CMYK',
    async () =>
      (await quarters({ width: 400, height: 400 }))
        .toColourspace('cmyk')
        .withIccProfile('cmyk')
        .jpeg()
        .toBuffer(),
  ],
])('has the colours that a picture in %s shows, as sRGB', async (name, make) => {
  const bytes = await make();
  const { space, hasProfile } = await sharp(bytes).metadata();
  expect([name, space, hasProfile]).toEqual([name, name === 'CMYK' ? 'cmyk' : 'srgb', true]);
  const { files } = await renderPhoto(await put('profil.bin', bytes), folders);
  const shown = await sharp(bytes).toColourspace('srgb').png().toBuffer();
  for (const { content } of files) {
    const made = Buffer.from(content);
    expect((await sharp(made).metadata()).space).toBe('srgb');
    for (const [x, y] of [[0.25, 0.25] as const, [0.75, 0.25] as const, [0.25, 0.75] as const]) {
      const wanted = await colorAt(shown, x, y);
      const found = await colorAt(made, x, y);
      expect(Math.max(...found.map((value, index) => Math.abs(value - (wanted[index] ?? 0))))).toBeLessThan(
        14,
      );
    }
  }
});

it('has paper where it is transparent', async () => {
  const clear = await sharp({
    create: { width: 300, height: 300, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } },
  })
    .png()
    .toBuffer();
  const { files } = await renderPhoto(await put('clear.png', clear), folders);
  for (const { content } of files) {
    expect(Math.min(...(await colorAt(Buffer.from(content), 0.5, 0.5)))).toBeGreaterThan(230);
  }
});

it('is printed in flat inks: paper where it is light, black where it is dark, and the colour of both plates between', async () => {
  const ramp = Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" width="440" height="400"><linearGradient id="g"><stop offset="0" stop-color="#fff"/><stop offset="1" stop-color="#000"/></linearGradient><rect width="440" height="400" fill="url(#g)"/></svg>',
  );
  const request = await put('ramp.png', await sharp(ramp).png().toBuffer(), {
    print: 'yellow-blue',
    widths: [440],
  });
  const { asset, files } = await renderPhoto(request, folders);
  expect(asset).toMatchObject({ kind: 'png', preferred: [], sources: [{ width: 440 }] });
  const bytes = Buffer.from(files[0]?.content ?? []);
  const { data, info } = await sharp(bytes).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const inks = new Set<string>();
  for (let at = 0; at < data.length; at += info.channels) inks.add([...data.subarray(at, at + 3)].join());
  expect(inks.size).toBeLessThanOrEqual(32);
  // From paper over yellow, lime and blue to black; the palette shifts an ink by one step at most.
  const isNear = (found: string, ink: readonly number[]) =>
    found.split(',').every((value, index) => Math.abs(Number(value) - (ink[index] ?? 0)) <= 1);
  const plates = [
    [244, 244, 238],
    [255, 237, 0],
    [191, 208, 43],
    [41, 172, 227],
    [5, 5, 10],
  ];
  expect(plates.filter((ink) => ![...inks].some((found) => isNear(found, ink)))).toEqual([]);
});

it('is below the title where a link to its page is shared', async () => {
  const { file, hash } = await put('geteilt.jpg', await phonePhoto({ width: 1600, height: 1200 }));
  const crop = cropTo({ width: 1200, height: 1600 }, 1200 / 630);
  const { url, file: made } = await renderSocialPhoto(
    { name: 'rollwerk', title: 'Zwei Räder', photo: { file, hash, crop } },
    folders,
  );
  expect(url).toMatch(/^\/assets\/og\/rollwerk\.[0-9a-f]{8}\.jpg$/);
  const bytes = Buffer.from(made.content);
  const { width, height, exif } = await sharp(bytes).metadata();
  expect([width, height, exif]).toEqual([1200, 630, undefined]);
  expect(Math.max(...(await colorAt(bytes, 0.01, 0.02)))).toBeLessThan(40);
  expect(Math.max(...(await colorAt(bytes, 0.98, 0.98)))).toBeGreaterThan(150);
});
