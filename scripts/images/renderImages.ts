import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import pLimit from 'p-limit';
import sharp from 'sharp';
import { IMAGE_WIDTHS, type ImageWidth, type PlateSet, POSTER_FORMATS } from '../../src/config/posters';
import { contentHash, readIfPresent, writeWhole } from '../fonts/fileCache';
import { loadTypeface } from '../fonts/typeface';
import { generatorHash } from './generatorHash';
import { countSubPaths, drawPlates, drawPoster, type PosterRequest, posterKey } from './poster';
import { fileSlug, publish } from './publish';

/** A poster that a page shows, and the widths in px its layout needs. */
export interface ImageRequest extends PosterRequest {
  widths: readonly ImageWidth[];
}

/** Where an image can be loaded from. */
export interface ImageAsset {
  kind: 'svg' | 'avif';
  /** One entry for SVG, one per width for AVIF, ascending. Widths in px. */
  sources: { url: string; width: number }[];
  /** Size of the drawing in px, for the width and height attributes. */
  width: number;
  height: number;
  /** Colour to show behind the image until it is there: the set is named by its ground. */
  ground: PlateSet;
}

/** How far a run is. `rendered + cached` equals `done`; a poster is cached when nothing of it was drawn or encoded. */
export interface RenderProgress {
  done: number;
  total: number;
  rendered: number;
  cached: number;
}

/** Folders of a run, and who is told about each finished poster; the last call is the report of the run. */
export interface RenderOptions {
  /** Root of the built site; files go to `assets/img` in it. */
  outDir: string;
  /** Kept between builds; files go to `images` in it. */
  cacheDir: string;
  onProgress?: (progress: RenderProgress) => void;
}

const MAX_SVG_SUB_PATHS = 400;
const MAX_SVG_GZIP_BYTES = 12_000;

/**
 * Effort 2 of 9: flat colours gain 3 % from the default of 4 and take six times as long. Chroma stays 4:4:4, otherwise
 * the edges between yellow and blue smear.
 */
const AVIF_OPTIONS = { quality: 60, chromaSubsampling: '4:4:4', effort: 2 } as const;

/** Two encoders at a time keep a build machine of two cores busy and its memory small. */
const PARALLEL = 2;

/** The name of a request in the result of `renderImages`; requests that differ only in widths share it. */
export function imageKey(request: PosterRequest): string {
  return posterKey(request);
}

/**
 * Whether a poster goes out as the SVG itself. Measured on the prototypes, every motif below 400 sub-paths is smaller
 * gzipped (0.5 to 12 kB) than its AVIF at 480 px (3 to 45 kB) and sharper at any size; above that a browser spends more
 * time filling paths than decoding pixels. So nothing has to be encoded to decide.
 */
export function isServedAsSvg(svg: string, subPaths: number): boolean {
  return subPaths < MAX_SVG_SUB_PATHS && gzipSync(svg).byteLength < MAX_SVG_GZIP_BYTES;
}

interface Job {
  key: string;
  request: PosterRequest;
  widths: ImageWidth[];
}

function toJobs(requests: readonly ImageRequest[]): Job[] {
  const jobs = new Map<string, Job>();
  for (const request of requests) {
    const key = imageKey(request);
    if (request.widths.length === 0) {
      throw new Error(
        `The poster "${request.motif}" for "${request.seed}" asks for no width. Name at least one of ${IMAGE_WIDTHS.join(', ')}.`,
      );
    }
    const widths = new Set([...(jobs.get(key)?.widths ?? []), ...request.widths]);
    jobs.set(key, { key, request, widths: IMAGE_WIDTHS.filter((width) => widths.has(width)) });
  }
  return [...jobs.values()];
}

async function renderJob(
  { request, key, widths }: Job,
  options: RenderOptions,
): Promise<[ImageAsset, boolean]> {
  const stem = join(options.cacheDir, 'images', contentHash(await generatorHash(), key).slice(0, 24));
  let wasCached = true;
  let drawn: string | undefined;
  const draw = async () => {
    wasCached = false;
    drawn ??= drawPoster(request, await loadTypeface(options.cacheDir));
    return drawn;
  };
  const cached = async (path: string, make: () => Promise<Uint8Array | string>) => {
    const present = await readIfPresent(path);
    if (present) return present;
    const bytes = Buffer.from(await make());
    await writeWhole(path, bytes);
    return bytes;
  };

  const decide = async () => {
    const plates = drawPlates(request, await loadTypeface(options.cacheDir));
    return isServedAsSvg(await draw(), countSubPaths(plates)) ? 'svg' : 'avif';
  };
  const kind = (await cached(`${stem}.kind`, decide)).toString() === 'svg' ? 'svg' : 'avif';
  const { width, height } = POSTER_FORMATS[request.format];
  const name = `${fileSlug(request.seed)}-${request.motif}-${request.format}`;
  const encode = (target: number) => async () =>
    sharp(Buffer.from(await draw()), { density: (72 * target) / width })
      .resize(target, Math.round((height * target) / width))
      .avif(AVIF_OPTIONS)
      .toBuffer();

  const sources: ImageAsset['sources'] = [];
  if (kind === 'svg') {
    const url = await publish(options.outDir, '/assets/img', name, 'svg', await cached(`${stem}.svg`, draw));
    sources.push({ url, width });
  } else {
    for (const target of widths) {
      const bytes = await cached(`${stem}-${target}.avif`, encode(target));
      const url = await publish(options.outDir, '/assets/img', `${name}-${target}`, 'avif', bytes);
      sources.push({ url, width: target });
    }
  }
  return [{ kind, sources, width, height, ground: request.set }, wasCached];
}

/**
 * Draws every poster that the requests name (once, whatever the number of pages that show it), writes the files and
 * resolves to their addresses by `imageKey`, in the order of the requests. What the cache has is neither drawn nor
 * encoded again. Rejects with one error that lists every poster that could not be drawn.
 */
export async function renderImages(
  requests: readonly ImageRequest[],
  options: RenderOptions,
): Promise<Map<string, ImageAsset>> {
  const jobs = toJobs(requests);
  const assets = new Map<string, ImageAsset>();
  const problems: string[] = [];
  const progress: RenderProgress = { done: 0, total: jobs.length, rendered: 0, cached: 0 };

  await pLimit(PARALLEL).map(jobs, async (job) => {
    try {
      const [asset, wasCached] = await renderJob(job, options);
      assets.set(job.key, asset);
      progress[wasCached ? 'cached' : 'rendered'] += 1;
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      problems.push(`"${job.request.motif}" for "${job.request.seed}": ${reason}`);
      return;
    }
    progress.done += 1;
    options.onProgress?.({ ...progress });
  });

  if (problems.length > 0) {
    throw new Error(`${problems.length} poster(s) could not be drawn:\n${problems.toSorted().join('\n')}`);
  }
  return new Map(
    jobs.flatMap(({ key }) => {
      const asset = assets.get(key);
      return asset ? [[key, asset]] : [];
    }),
  );
}
