import type { PosterFormat } from '../../../src/config/posters';
import { generatorHash } from '../../images/generatorHash';
import { type PosterRequest, posterKey } from '../../images/poster';
import { keepKeyed } from '../../lib/cachedFile';
import type { Fingerprint } from './fingerprint';
import type { OwnPoster } from './ownPosters';

/** Change this whenever fingerprints or distances are computed differently. */
const FORM = 'fingerprints 1';

/** Two posters with the smallest distance between them, and the format it occurs in. */
export interface ComparedPair {
  first: OwnPoster;
  second: OwnPoster;
  format: PosterFormat;
  distance: number;
}

const requestOf = ({ poster }: OwnPoster, format: PosterFormat): PosterRequest =>
  ({ ...poster, format, registerMark: false }) as PosterRequest;

/**
 * The cached fingerprint of a poster. Modules for drawing are imported on demand: loading them takes longer than a run
 * without new posters.
 */
async function keptFingerprint(
  request: PosterRequest,
  generator: string,
  cacheDir: string,
): Promise<Fingerprint> {
  const { fingerprintOf, packFingerprint, unpackFingerprint } = await import('./fingerprint');
  const { loadTypeface } = await import('../../fonts/typeface');
  const parts = [FORM, generator, posterKey(request)];
  const { bytes } = await keepKeyed(cacheDir, 'posters', parts, '', async () =>
    packFingerprint(await fingerprintOf(request, await loadTypeface(cacheDir))),
  );
  return unpackFingerprint(bytes);
}

/** False for one page in two languages: its posters may differ only by a word. */
const areTwoPages = (a: OwnPoster, b: OwnPoster): boolean => a.page.id !== b.page.id;

async function compareAll(
  posters: readonly OwnPoster[],
  generator: string,
  below: number,
  cacheDir: string,
): Promise<ComparedPair[]> {
  const { distanceBetween } = await import('./distance');
  const nearest = new Map<string, ComparedPair>();
  const formats = [...new Set(posters.flatMap((poster) => poster.formats))].toSorted();
  for (const format of formats) {
    const shown = await Promise.all(
      posters
        .filter((poster) => poster.formats.includes(format))
        .map(async (poster) => ({
          poster,
          print: await keptFingerprint(requestOf(poster, format), generator, cacheDir),
        })),
    );
    for (const [index, { poster: second, print }] of shown.entries()) {
      for (const { poster: first, print: other } of shown.slice(0, index)) {
        if (!areTwoPages(first, second)) continue;
        const name = `${posters.indexOf(first)} ${posters.indexOf(second)}`;
        const distance = distanceBetween(other, print, Math.min(below, nearest.get(name)?.distance ?? below));
        if (distance < (nearest.get(name)?.distance ?? below))
          nearest.set(name, { first, second, format, distance });
      }
    }
  }
  return [...nearest.values()].toSorted((a, b) => a.distance - b.distance);
}

/** A cached pair: indexes into the list of posters. */
type KeptPair = [first: number, second: number, format: PosterFormat, distance: number];

/**
 * Returns the pairs of posters that differ by less than `below`, most similar first. Results are cached in
 * `<cacheDir>/posters`; if a poster changes, only its fingerprint is computed again.
 */
export async function comparePosters(
  posters: readonly OwnPoster[],
  { below, cacheDir }: { below: number; cacheDir: string },
): Promise<ComparedPair[]> {
  const generator = await generatorHash();
  const names = posters.map((poster) => [
    poster.page.id,
    ...poster.formats.map((format) => posterKey(requestOf(poster, format))),
  ]);
  const parts = [FORM, generator, JSON.stringify([below, names])];
  const { bytes } = await keepKeyed(cacheDir, 'posters', parts, '', async () => {
    const pairs = await compareAll(posters, generator, below, cacheDir);
    const kept = pairs.map(
      ({ first, second, format, distance }): KeptPair => [
        posters.indexOf(first),
        posters.indexOf(second),
        format,
        distance,
      ],
    );
    return JSON.stringify(kept);
  });
  return (JSON.parse(bytes.toString()) as KeptPair[]).map(([first, second, format, distance]) => ({
    first: posters[first] as OwnPoster,
    second: posters[second] as OwnPoster,
    format,
    distance,
  }));
}
