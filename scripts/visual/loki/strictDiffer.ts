import { rmSync } from 'node:fs';
import sharp from 'sharp';
import type { CreateDiffer } from './lokiModules';

const pixelsOf = async (file: string) => {
  const { data, info } = await sharp(file).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
};

/**
 * Compares strictly: same size and same pixels. Loki's own comparison accepts a picture that has grown by one light
 * row, is slow and only reads PNG; it is only used to draw the difference.
 */
export const strictDiffer: (create: CreateDiffer) => CreateDiffer = (create) => (config) => {
  const draw = create(config);
  return async (reference, current, difference, tolerance) => {
    const [before, after] = await Promise.all([pixelsOf(reference), pixelsOf(current)]);
    const isEqual =
      before.width === after.width && before.height === after.height && before.data.equals(after.data);
    if (isEqual) return true;
    const readable = `${current}.before.png`;
    await sharp(reference).png({ compressionLevel: 1 }).toFile(readable);
    await draw(readable, current, difference, tolerance);
    rmSync(readable);
    return false;
  };
};
