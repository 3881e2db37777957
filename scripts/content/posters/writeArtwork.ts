import { writeFileSync } from 'node:fs';
import path from 'node:path';
import type { PosterFormat } from '../../../src/config/posters';
import type { Typeface } from '../../fonts/createTypeface';
import { loadTypeface } from '../../fonts/typeface';
import { drawPoster, type PosterRequest } from '../../images/poster';
import type { PictureRequest } from '../../images/renderPicture';
import { buildContent, type ContentOptions } from '../buildContent';
import { formatProblems } from '../problems';
import { readFiles } from '../readFiles';
import { POSTER_RULES } from '../rules';
import { createSourceSet } from '../sourceSet';
import { percent } from './checkPosters';
import { type ComparedPair, comparePosters } from './comparePosters';
import { type OwnPoster, ownPosters } from './ownPosters';
import { renderArtwork, type ShownPoster } from './renderArtwork';

const FILE = 'artwork.html';

/** Format of the posters on the sheet: the most common one on the site's own poster walls. */
const WALL_FORMAT: PosterFormat = 'portrait';

/** Beyond this distance, two posters have nothing noteworthy in common. */
const FAR = 0.5;

const inksOf = ({
  motif,
  plates,
  set,
  text,
}: Pick<PosterRequest, 'motif' | 'plates' | 'set' | 'text'>): string =>
  [plates?.join(' over ') ?? motif, `on ${set}`, text].filter((word) => word !== undefined).join(', ');

/** Kind and id of the poster's page, the same in every language. */
const nameOf = ({ page }: OwnPoster): string => `${page.kind}/${page.id}`;

function shownPoster(
  own: OwnPoster,
  format: PosterFormat,
  typeface: Typeface,
  pairs: readonly ComparedPair[],
): ShownPoster {
  const drawing = drawPoster({ ...own.poster, format, registerMark: false } as PosterRequest, typeface);
  const pair = pairs.find(({ first, second }) => first === own || second === own);
  const nearest = pair && {
    name: nameOf(pair.first === own ? pair.second : pair.first),
    distance: pair.distance,
  };
  return { drawing, name: nameOf(own), inks: inksOf(own.poster), ...(nearest ? { nearest } : {}) };
}

/** Drawings that do not identify a page, without duplicates. */
function otherDrawings(
  images: readonly PictureRequest[],
  own: readonly OwnPoster[],
  typeface: Typeface,
): ShownPoster[] {
  const known = new Set(own.map(({ poster }) => `${poster.seed} ${inksOf(poster)}`));
  return images.flatMap((image) => {
    if ('file' in image) return [];
    const name = `${image.seed} ${inksOf(image)}`;
    if (known.has(name)) return [];
    known.add(name);
    return [{ drawing: drawPoster(image, typeface), name: image.seed, inks: inksOf(image) }];
  });
}

/** `npm run content -- --artwork`: writes all drawings of the site and of its drafts on one sheet. Resolves to the exit code. */
export async function writeArtwork(
  options: ContentOptions & { root: string },
  cacheDir: string,
): Promise<number> {
  const { root, contentDir, date, time = '00:00' } = options;
  const { problems, index } = await buildContent({ ...options, withDrafts: true });
  if (!index) {
    process.stderr.write(formatProblems(problems, { color: process.stderr.isTTY === true }));
    return 1;
  }
  const folder = path.resolve(root, contentDir);
  const { sources } = await readFiles(folder, contentDir, undefined, true);
  const images = Object.values(index.site.images);
  const own = ownPosters(createSourceSet(sources, contentDir), images, `${date}T${time}`);
  const pairs = await comparePosters(own, { below: FAR, cacheDir });
  const typeface = await loadTypeface(cacheDir);
  const [nearest] = pairs;
  const byMotif = own.toSorted((a, b) => (inksOf(a.poster) < inksOf(b.poster) ? -1 : 1));
  const sheet = renderArtwork({
    leastDistance: POSTER_RULES.leastDistance,
    ...(nearest && {
      nearest: {
        first: shownPoster(nearest.first, nearest.format, typeface, []),
        second: shownPoster(nearest.second, nearest.format, typeface, []),
        distance: nearest.distance,
        format: nearest.format,
      },
    }),
    posters: byMotif.map((poster) => shownPoster(poster, WALL_FORMAT, typeface, pairs)),
    others: otherDrawings(images, own, typeface),
  });
  writeFileSync(path.join(root, FILE), sheet);
  const words = nearest
    ? `; the nearest two are ${nameOf(nearest.first)} and ${nameOf(nearest.second)}: ${percent(nearest.distance)} apart, ${percent(POSTER_RULES.leastDistance)} at least`
    : '';
  process.stdout.write(`${own.length} posters of pages${words}; ${FILE}\n`);
  return 0;
}
