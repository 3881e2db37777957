import { readQualities } from '../readQualities';

/** Content codings the build prepares, and the unmodified file; in order of preference, smallest response first. */
export const encodings = ['br', 'gzip', 'identity'] as const;

/** One of {@link encodings}. */
export type Encoding = (typeof encodings)[number];

/** Browsers send few different headers; the cache is cleared beyond this number. */
const MAX_READINGS = 100;
const readings = new Map<string, ReadonlyMap<string, number>>();

/** {@link readQualities}, cached by header. */
function qualitiesOf(header: string): ReadonlyMap<string, number> {
  let qualities = readings.get(header);
  if (qualities === undefined) {
    if (readings.size >= MAX_READINGS) readings.clear();
    qualities = readQualities(header);
    readings.set(header, qualities);
  }
  return qualities;
}

const largestFirst = encodings.toReversed();

/** RFC 9110, section 8.4.1.3: x-gzip means gzip. */
const oldNames: Partial<Record<Encoding, string>> = { gzip: 'x-gzip' };

/**
 * Chooses the content coding of a response by `Accept-Encoding` (RFC 9110, section 12.5.3).
 *
 * @param header The header's value; if undefined (not sent), only the unmodified file is safe.
 * @param available The codings that exist for this file besides `identity`.
 * @returns The available coding with the highest quality, the smallest among equals; `identity` if none fits.
 */
export function negotiateEncoding(
  header: string | undefined,
  available: { has: (encoding: Encoding) => boolean },
): Encoding {
  if (header === undefined) return 'identity';
  const qualities = qualitiesOf(header);
  let best: Encoding = 'identity';
  // If not listed, the unmodified file is acceptable, but ranks below every coding the client listed.
  let bestQuality = qualities.get('identity') ?? 0;
  for (const encoding of largestFirst) {
    if (encoding === 'identity' || !available.has(encoding)) continue;
    const quality =
      qualities.get(encoding) ?? qualities.get(oldNames[encoding] ?? '') ?? qualities.get('*') ?? 0;
    if (quality > 0 && quality >= bestQuality) {
      best = encoding;
      bestQuality = quality;
    }
  }
  return best;
}
