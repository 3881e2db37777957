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

/** Quality of each coding in the header, 0 to 1. A malformed quality counts as 0, so that coding is not used. */
function readQualities(header: string): Map<string, number> {
  const qualities = new Map<string, number>();
  for (const part of header.split(',')) {
    const [coding = '', ...parameters] = part.split(';').map((piece) => piece.trim().toLowerCase());
    if (coding === '') continue;
    const weight = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2);
    const quality =
      weight === undefined ? 1 : /^(?:0(?:\.\d{0,3})?|1(?:\.0{0,3})?)$/.test(weight) ? Number(weight) : 0;
    // RFC 9110, section 8.4.1.3: x-gzip means gzip.
    qualities.set(coding === 'x-gzip' ? 'gzip' : coding, quality);
  }
  return qualities;
}

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
    const quality = qualities.get(encoding) ?? qualities.get('*') ?? 0;
    if (quality > 0 && quality >= bestQuality) {
      best = encoding;
      bestQuality = quality;
    }
  }
  return best;
}
