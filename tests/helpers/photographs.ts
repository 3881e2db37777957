import sharp from 'sharp';

/** Size in px. */
interface Size {
  width: number;
  height: number;
}

/**
 * A picture with four quarters of different colours, from the top left in reading order, which show how it was rotated
 * and cropped.
 */
export async function quarters(
  { width, height }: Size,
  colors = ['#e02020', '#20c020', '#2020e0', '#f0f0f0'],
) {
  const [left, top] = [width / 2, height / 2];
  const part = (index: number) =>
    `<rect x="${index % 2 ? left : 0}" y="${index > 1 ? top : 0}" width="${left}" height="${top}" fill="${colors[index]}"/>`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${[0, 1, 2, 3].map(part).join('')}</svg>`;
  return sharp(Buffer.from(svg)).removeAlpha();
}

/** A photograph as written by a phone: rotated by its EXIF orientation (6: clockwise), with camera and location. */
export async function phonePhoto(size: Size): Promise<Buffer> {
  return (await quarters(size))
    .withExif({
      IFD0: { Make: 'Testkamera', Copyright: 'Testhaus' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '52/1 31/1 12/1' },
    })
    .withMetadata({ orientation: 6 })
    .jpeg({ quality: 95 })
    .toBuffer();
}

/** The colour of a pixel, given as a share of width and height. */
export async function colorAt(bytes: Buffer, x: number, y: number): Promise<number[]> {
  const { data, info } = await sharp(bytes).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const at = (Math.floor(y * info.height) * info.width + Math.floor(x * info.width)) * info.channels;
  return [...data.subarray(at, at + 3)];
}

/** An animation of two frames. */
export async function animation(): Promise<Buffer> {
  const frames = await Promise.all(
    ['red', 'blue'].map((background) =>
      sharp({ create: { width: 20, height: 20, channels: 3, background } })
        .png()
        .toBuffer(),
    ),
  );
  return sharp(frames, { join: { animated: true } })
    .gif()
    .toBuffer();
}
