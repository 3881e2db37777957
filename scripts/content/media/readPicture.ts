import sharp, { type Metadata, type Sharp } from 'sharp';
import { PLATE_SETS, type PlateSet } from '../../../src/config/posters';
import { plateSets } from '../../../src/theme/plates';
import type { MediaFacts } from './mediaFacts';

/** Supported formats, by their sharp names; sharp counts AVIF as HEIF. */
const READ = ['jpeg', 'png', 'webp', 'tiff', 'heif', 'gif'] as const;

/** A format of pictures in `content-json/media`. */
export type PictureFormat = (typeof READ)[number];

/** A colour in CIELAB, where distances match perceived differences. */
type Lab = readonly number[];

async function averageOf(image: Sharp): Promise<Lab> {
  const { data } = await image
    .resize(1, 1, { fit: 'fill' })
    .toColourspace('lab')
    .raw({ depth: 'float' })
    .toBuffer({ resolveWithObject: true });
  return [...new Float32Array(data.buffer, data.byteOffset, 3)];
}

let grounds: Promise<(readonly [PlateSet, Lab])[]> | undefined;

/** The ground colours of all themes in CIELAB. */
function groundColors() {
  grounds ??= Promise.all(
    PLATE_SETS.map(async (set) => {
      const background = plateSets[set].ground;
      const one = sharp({ create: { width: 1, height: 1, channels: 3, background } });
      return [set, await averageOf(one)] as const;
    }),
  );
  return grounds;
}

const distance = (a: Lab, b: Lab): number => Math.hypot(...a.map((value, index) => value - (b[index] ?? 0)));

/** The theme whose ground is closest to the picture's average colour. */
async function nearestGround(bytes: Buffer): Promise<PlateSet> {
  const average = await averageOf(sharp(bytes).flatten({ background: plateSets.paper.ground }));
  const byDistance = (await groundColors()).toSorted(
    ([, a], [, b]) => distance(a, average) - distance(b, average),
  );
  return byDistance[0]?.[0] ?? 'paper';
}

/** True for animations. Multi-page TIFFs are not: their first page is used. */
function isAnimated({ format, pages = 1 }: Metadata): boolean {
  return pages > 1 && (format === 'gif' || format === 'webp');
}

const FAULTY = {
  unreadable: {
    type: 'faulty',
    message: 'the picture cannot be read: the file is damaged or of another format than its name says',
    fix: 'export it once more, as JPEG or PNG',
  },
  heic: {
    type: 'faulty',
    message: 'pictures of the format HEIC cannot be read',
    fix: 'export it as JPEG; phones do so where they are set to “Most compatible”',
  },
  vector: {
    type: 'faulty',
    message: 'drawings and documents of this format are not shown as pictures',
    fix: 'export it as PNG, or choose a motif that the build draws',
  },
  animated: {
    type: 'faulty',
    message: 'the picture is animated: nobody can stop it, and it weighs more than a film',
    fix: 'deliver it as a film (MP4) for a block "video", or as a still picture',
  },
} as const satisfies Record<string, MediaFacts>;

/** Reads the displayed size of a picture and the theme shown while it loads. */
export async function readPicture(bytes: Buffer): Promise<MediaFacts> {
  let metadata: Metadata;
  try {
    metadata = await sharp(bytes).metadata();
  } catch {
    return FAULTY.unreadable;
  }
  const { format, compression, autoOrient } = metadata;
  if (format === 'heif' && compression !== 'av1') return FAULTY.heic;
  if (!READ.some((supported) => supported === format)) return FAULTY.vector;
  if (isAnimated(metadata)) return FAULTY.animated;
  try {
    const ground = await nearestGround(bytes);
    return { type: 'picture', width: autoOrient.width, height: autoOrient.height, ground };
  } catch {
    return FAULTY.unreadable;
  }
}
