// Covers scripts/media.
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { shrinkPicture } from '../../../scripts/media/shrinkPicture';
import { quarters } from '../../helpers/photographs';
import { temporaryFolder } from '../../helpers/temporaryFolder';

const SIDE = 256;

/** Every mixture of red and green, one pixel each, and a bluer left half. */
function manyColors(): Sharp {
  const pixels = Buffer.alloc(SIDE * SIDE * 3);
  for (let index = 0; index < SIDE * SIDE; index += 1) {
    const [x, y] = [index % SIDE, Math.floor(index / SIDE)];
    pixels.set([x, y, x < SIDE / 2 ? 200 : 40], index * 3);
  }
  return sharp(pixels, { raw: { width: SIDE, height: SIDE, channels: 3 } });
}

const pixelsOf = (bytes: Buffer): Promise<Buffer> => sharp(bytes).raw().toBuffer();

/** Writes a picture into a folder and shrinks it there. */
async function shrunk(before: Buffer, width: number): Promise<Buffer> {
  const place = path.join(temporaryFolder(), 'bild');
  await writeFile(place, before);
  const { after } = await shrinkPicture(place, width);
  expect(after).toMatchObject({ width, isSmaller: true });
  return readFile(place);
}

it('keeps all colours of a PNG', async () => {
  const before = await manyColors().png({ compressionLevel: 0 }).toBuffer();
  const after = await shrunk(before, SIDE);
  expect((await sharp(after).metadata()).isPalette).toBe(false);
  expect((await pixelsOf(after)).equals(await pixelsOf(before))).toBe(true);
});

it('keeps the palette of a PNG that has one', async () => {
  const before = await (await quarters({ width: 400, height: 300 }))
    .png({ palette: true, compressionLevel: 0 })
    .toBuffer();
  const after = await shrunk(before, 200);
  const { isPalette, width } = await sharp(after).metadata();
  expect({ isPalette, width }).toEqual({ isPalette: true, width: 200 });
});

it('keeps the tones of a PNG with 16 bits, and what is transparent in it', async () => {
  const [tones, expected] = [Buffer.alloc(SIDE * SIDE * 2), Buffer.alloc(SIDE * SIDE * 4)];
  for (let index = 0; index < SIDE * SIDE; index += 1) {
    const [grey, alpha] = [index % SIDE, Math.floor(index / SIDE)];
    tones.set([grey, alpha], index * 2);
    expected.set([grey, grey, grey, alpha], index * 4);
  }
  const before = await sharp(tones, { raw: { width: SIDE, height: SIDE, channels: 2 } })
    .toColourspace('grey16')
    .png({ compressionLevel: 0 })
    .toBuffer();
  expect(await sharp(before).metadata()).toMatchObject({ depth: 'ushort', hasAlpha: true });
  const after = await shrunk(before, SIDE);
  expect((await pixelsOf(after)).equals(expected)).toBe(true);
});

it('reduces a GIF, too', async () => {
  const before = await (await quarters({ width: 400, height: 300 })).gif().toBuffer();
  const { format, width } = await sharp(await shrunk(before, 100)).metadata();
  expect({ format, width }).toEqual({ format: 'gif', width: 100 });
});
