import { join } from 'node:path';
import type { PosterFormat } from '../../../src/config/posters';
import { generatorHash } from '../../images/generatorHash';
import { type PosterRequest, posterKey } from '../../images/poster';
import { contentHash, keepFile } from '../../lib/fileCache';
import type { Fingerprint } from './fingerprint';
import type { OwnPoster } from './ownPosters';

/** Changes whenever fingerprints or distances are made in another way. */
const FORM = 'fingerprints 1';

/** Two posters with how much they differ, at least, in a format in which both are shown. */
export interface ComparedPair {
  first: OwnPoster;
  second: OwnPoster;
  format: PosterFormat;
  distance: number;
}

const requestOf = ({ poster }: OwnPoster, format: PosterFormat): PosterRequest =>
  ({ ...poster, format, registerMark: false }) as PosterRequest;

/** The fingerprint of a poster, made once. Loading what draws takes longer than a run without a new poster. */
async function keptFingerprint(
  request: PosterRequest,
  generator: string,
  cacheDir: string,
): Promise<Fingerprint> {
  const { fingerprintOf, packFingerprint, unpackFingerprint } = await import('./fingerprint');
  const { loadTypeface } = await import('../../fonts/typeface');
  const name = contentHash(FORM, generator, posterKey(request)).slice(0, 24);
  const { bytes } = await keepFile(join(cacheDir, 'posters', name), async () =>
    packFingerprint(await fingerprintOf(request, await loadTypeface(cacheDir))),
  );
  return unpackFingerprint(bytes);
}

/** Two pages of one id are one page in two languages, whose posters may bear a word in each. */
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

/** A pair as the cache keeps it: positions in the list of posters. */
type KeptPair = [first: number, second: number, format: PosterFormat, distance: number];

/**
 * Pairs of posters that differ by less than `below`, the nearest first. What was found for the same posters is read from
 * `<cacheDir>/posters`; with a poster that has changed its fingerprint alone is made anew.
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
  const name = contentHash(FORM, generator, JSON.stringify([below, names])).slice(0, 24);
  const { bytes } = await keepFile(join(cacheDir, 'posters', name), async () => {
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
