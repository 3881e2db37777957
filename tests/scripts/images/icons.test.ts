import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { wrapInIco } from '../../../scripts/images/ico';
import { ICONS } from '../../../scripts/images/iconFiles';
import { renderIcons } from '../../../scripts/images/icons';
import { writeIfChanged } from '../../../scripts/lib/cachedFile';
import { temporaryFolder } from '../../helpers/temporaryFolder';

let root: string;

beforeAll(async () => {
  root = temporaryFolder();
  for (const { path, content } of await renderIcons(join(root, 'cache')))
    await writeIfChanged(join(root, 'site', path), content);
});

const read = (url: string) => readFile(join(root, 'site', url));

describe('the icons of the site', () => {
  it('are all written, in the size they claim', async () => {
    for (const { url, type, size } of ICONS) {
      const bytes = await read(url);
      expect(bytes.byteLength).toBeGreaterThan(0);
      if (type !== 'image/png') continue;
      const meta = await sharp(bytes).metadata();
      expect([meta.width, meta.height]).toEqual([size, size]);
    }
  });

  it('have a favicon.ico that old readers accept: one 32 px picture in PNG form', async () => {
    const ico = await read('/favicon.ico');
    expect([ico.readUInt16LE(0), ico.readUInt16LE(2), ico.readUInt16LE(4)]).toEqual([0, 1, 1]);
    expect([ico.readUInt8(6), ico.readUInt8(7)]).toEqual([32, 32]);
    const [length, offset] = [ico.readUInt32LE(14), ico.readUInt32LE(18)];
    expect(offset).toBe(22);
    expect(offset + length).toBe(ico.byteLength);
    const meta = await sharp(ico.subarray(offset)).metadata();
    expect(meta).toMatchObject({ format: 'png', width: 32, height: 32 });
  });

  it('keep the maskable logo inside the safe zone, on a ground without holes', async () => {
    const side = 512;
    const { data, info } = await sharp(await read('/icon-maskable-512.png'))
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    const outside: number[] = [];
    const holes: number[] = [];
    for (let pixel = 0; pixel < side * side; pixel += 1) {
      const at = pixel * info.channels;
      if (data[at + 3] !== 255) holes.push(pixel);
      const isLogo = (data[at] ?? 0) > 128;
      const distance = Math.hypot((pixel % side) - side / 2, Math.floor(pixel / side) - side / 2);
      if (isLogo && distance > side * 0.4) outside.push(pixel);
    }
    expect(outside).toEqual([]);
    expect(holes).toEqual([]);
  });

  it('have a vector favicon without style or script', async () => {
    expect((await read('/favicon.svg')).toString()).not.toMatch(/style|script|currentColor/);
  });

  it('are taken from the cache the second time', async () => {
    const toBuffer = jest.spyOn(sharp.prototype, 'toBuffer');
    const again = await renderIcons(join(root, 'cache'));
    expect(toBuffer).not.toHaveBeenCalled();
    toBuffer.mockRestore();
    for (const { path, content } of again) expect(content).toEqual(await read(path));
  });
});

describe('an ICO file', () => {
  it('writes 256 px as 0, as the format has one byte for it', () => {
    expect(wrapInIco(new Uint8Array(3), 256).readUInt8(6)).toBe(0);
  });

  it.each([0, 257, 1.5])('refuses a picture of %s px', (size) => {
    expect(() => wrapInIco(new Uint8Array(3), size)).toThrow(/1 to 256 px/);
  });
});
