import type { FilmContent } from './filmContent';
import { cutOff, EXPORT_ADVICE, FilmFault, notHeard, notPlayed } from './filmFault';
import { av1Codec } from './videoCodecs';

/** Ids of the EBML (RFC 8794) and Matroska (RFC 9559) elements read here. */
const ID = {
  ebml: 0x1a45dfa3,
  docType: 0x4282,
  segment: 0x18538067,
  info: 0x1549a966,
  timestampScale: 0x2ad7b1,
  duration: 0x4489,
  tracks: 0x1654ae6b,
  track: 0xae,
  trackType: 0x83,
  codecId: 0x86,
  codecPrivate: 0x63a2,
  video: 0xe0,
  pixelWidth: 0xb0,
  pixelHeight: 0xba,
  displayWidth: 0x54b0,
  displayHeight: 0x54ba,
  displayUnit: 0x54b2,
  cluster: 0x1f43b675,
} as const;

interface Element {
  id: number;
  content: Buffer;
}

/** Reads a variable-length integer: the leading zeros of the first byte give its length. */
function variable(bytes: Buffer, at: number, keepsMarker: boolean): { value: number; next: number } {
  const first = bytes[at];
  if (first === undefined || first === 0) throw cutOff();
  const length = Math.clz32(first) - 23;
  if (at + length > bytes.length) throw cutOff();
  let value = keepsMarker ? first : first & (0xff >> length);
  let isUnknown = value === 0xff >> length;
  for (const byte of bytes.subarray(at + 1, at + length)) {
    isUnknown &&= byte === 0xff;
    value = value * 256 + byte;
  }
  // All bits set: unknown length.
  return { value: isUnknown && !keepsMarker ? Infinity : value, next: at + length };
}

/** The consecutive elements up to the first cluster; nothing needed here comes after it. */
function elementsIn(bytes: Buffer): Element[] {
  const elements: Element[] = [];
  let at = 0;
  while (at < bytes.length) {
    const { value: id, next } = variable(bytes, at, true);
    if (id === ID.cluster) break;
    const { value: size, next: start } = variable(bytes, next, false);
    const end = size === Infinity ? bytes.length : start + size;
    if (end > bytes.length) throw cutOff();
    elements.push({ id, content: bytes.subarray(start, end) });
    at = end;
  }
  return elements;
}

const find = (elements: readonly Element[], id: number): Buffer | undefined =>
  elements.find((element) => element.id === id)?.content;

function children(elements: readonly Element[], id: number): Element[] {
  const found = find(elements, id);
  if (!found) throw cutOff();
  return elementsIn(found);
}

function numberOf(elements: readonly Element[], id: number): number | undefined {
  const found = find(elements, id);
  return found && found.length > 0 ? found.readUIntBE(0, Math.min(found.length, 6)) : undefined;
}

const textOf = (elements: readonly Element[], id: number): string =>
  (find(elements, id)?.toString('latin1') ?? '').replace(/\0+$/, '');

/** Duration in s; unfinished browser recordings have none. */
function secondsOf(info: readonly Element[]): number {
  const duration = find(info, ID.duration);
  const ticks = duration && (duration.length === 4 ? duration.readFloatBE(0) : duration.readDoubleBE(0));
  if (!ticks)
    throw new FilmFault(
      'the film does not say how long it is: it is a recording that was not finished',
      'export it once more from a program for films, as WebM or MP4',
    );
  return (ticks * (numberOf(info, ID.timestampScale) ?? 1_000_000)) / 1e9;
}

/** Displayed size in px. */
function sizeOf(track: readonly Element[]): { width: number; height: number } {
  const video = children(track, ID.video);
  const [width, height] = [numberOf(video, ID.pixelWidth) ?? 0, numberOf(video, ID.pixelHeight) ?? 0];
  // Display units other than px (0) only give an aspect ratio, which the pixel size has too.
  if ((numberOf(video, ID.displayUnit) ?? 0) !== 0) return { width, height };
  return {
    width: numberOf(video, ID.displayWidth) ?? width,
    height: numberOf(video, ID.displayHeight) ?? height,
  };
}

function pictureCodec(track: readonly Element[]): string {
  const id = textOf(track, ID.codecId);
  switch (id) {
    case 'V_VP8':
      return 'vp8';
    case 'V_VP9':
      return 'vp9';
    case 'V_AV1':
      return av1Codec(find(track, ID.codecPrivate) ?? Buffer.alloc(0));
    case 'V_MPEGH/ISO/HEVC':
      throw notPlayed('HEVC (H.265)');
    default:
      throw notPlayed(`${id.replace(/^V_/, '')} in WebM`);
  }
}

const SOUND: Readonly<Record<string, string>> = { A_OPUS: 'opus', A_VORBIS: 'vorbis' };

function soundCodec(track: readonly Element[]): string {
  const id = textOf(track, ID.codecId);
  const codec = SOUND[id];
  if (codec === undefined) throw notHeard(`${id.replace(/^A_/, '')} in WebM`);
  return codec;
}

/**
 * Reads the metadata of a WebM. Nothing is decoded.
 * @throws FilmFault if browsers cannot play it
 */
export function readWebm(bytes: Buffer): FilmContent {
  const top = elementsIn(bytes);
  const kind = textOf(children(top, ID.ebml), ID.docType);
  if (kind !== 'webm')
    throw new FilmFault(`the film is of the format ${kind}, which browsers do not play`, EXPORT_ADVICE);
  const segment = children(top, ID.segment);
  const tracks = children(segment, ID.tracks)
    .filter(({ id }) => id === ID.track)
    .map(({ content }) => elementsIn(content));
  const ofType = (type: number) => tracks.find((track) => numberOf(track, ID.trackType) === type);
  const [picture, sound] = [ofType(1), ofType(2)];
  if (!picture) throw new FilmFault('there are no pictures in the film: it is sound alone', EXPORT_ADVICE);
  const codec = pictureCodec(picture);
  return {
    ...sizeOf(picture),
    isEverywhere: false,
    seconds: secondsOf(children(segment, ID.info)),
    hasSound: sound !== undefined,
    mediaType: `video/webm; codecs="${sound ? `${codec}, ${soundCodec(sound)}` : codec}"`,
    // The headers precede the pictures; the seek index is only requested when the visitor seeks.
    startsAtOnce: true,
  };
}
