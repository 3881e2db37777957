import { cutOff, EXPORT_ADVICE, FilmFault, notHeard, notPlayed } from './filmFault';
import type { FilmContent, FilmPictures } from './filmContent';
import { av1Codec, h264Codec } from './videoCodecs';

/** A box of an MP4 (ISO/IEC 14496-12): its four-letter type and its content. */
interface Box {
  type: string;
  start: number;
  content: Buffer;
}

/**
 * The consecutive boxes in `bytes`.
 * @throws FilmFault if a box is longer than the remaining bytes
 */
function boxesIn(bytes: Buffer): Box[] {
  const boxes: Box[] = [];
  let start = 0;
  while (start + 8 <= bytes.length) {
    const short = bytes.readUInt32BE(start);
    if (short === 1 && start + 16 > bytes.length) throw cutOff();
    const head = short === 1 ? 16 : 8;
    // 0: the box extends to the end of the file.
    const size =
      short === 1 ? Number(bytes.readBigUInt64BE(start + 8)) : short === 0 ? bytes.length - start : short;
    if (size < head || start + size > bytes.length) throw cutOff();
    const type = bytes.toString('latin1', start + 4, start + 8);
    boxes.push({ type, start, content: bytes.subarray(start + head, start + size) });
    start += size;
  }
  return boxes;
}

/** Content of the first box at a path of types. */
function find(bytes: Buffer, ...[type, ...rest]: string[]): Buffer | undefined {
  const found = boxesIn(bytes).find((box) => box.type === type)?.content;
  return found && rest.length > 0 ? find(found, ...rest) : found;
}

/** Same as `find`; throws if the box is missing, since the film is then damaged. */
function need(bytes: Buffer, ...types: string[]): Buffer {
  const found = find(bytes, ...types);
  if (!found) throw cutOff();
  return found;
}

/** Duration in s, from `mvhd`; fragmented files have it in `mehd`. */
function secondsOf(movie: Buffer): number {
  const header = need(movie, 'mvhd');
  const isLong = header.readUInt8(0) === 1;
  const scale = header.readUInt32BE(isLong ? 20 : 12);
  const own = isLong ? Number(header.readBigUInt64BE(24)) : header.readUInt32BE(16);
  const late = find(movie, 'mvex', 'mehd');
  const length = own || (late?.readUInt8(0) === 1 ? Number(late.readBigUInt64BE(4)) : late?.readUInt32BE(4));
  if (!length || !scale)
    throw new FilmFault('the film does not say how long it is: it was recorded in pieces', EXPORT_ADVICE);
  return length / scale;
}

/** Displayed size in px: phones record upright films sideways, with a rotation matrix. */
function sizeOf(track: Buffer): Pick<FilmPictures, 'width' | 'height'> {
  const header = need(track, 'tkhd');
  const matrix = header.readUInt8(0) === 1 ? 52 : 40;
  const [width, height] = [header.readUInt32BE(matrix + 36), header.readUInt32BE(matrix + 40)].map((fixed) =>
    Math.round(fixed / 65_536),
  ) as [number, number];
  const isTurned = header.readInt32BE(matrix) === 0 && header.readInt32BE(matrix + 4) !== 0;
  return isTurned ? { width: height, height: width } : { width, height };
}

/** Names of video codecs that browsers do not play, by sample entry type. */
const UNPLAYED: Readonly<Record<string, string>> = {
  hvc1: 'HEVC (H.265)',
  hev1: 'HEVC (H.265)',
  dvh1: 'Dolby Vision (HEVC)',
  dvhe: 'Dolby Vision (HEVC)',
  apch: 'ProRes',
  apcn: 'ProRes',
  apcs: 'ProRes',
  apco: 'ProRes',
  ap4h: 'ProRes',
  ap4x: 'ProRes',
  AVdn: 'DNxHD',
  mp4v: 'MPEG-4 part 2',
  s263: 'H.263',
  jpeg: 'Motion JPEG',
  encv: 'protected pictures (DRM)',
  vp09: 'VP9 in MP4 instead of WebM',
};

/** Offset of the child boxes in a VisualSampleEntry. */
const PICTURE_ENTRY = 78;

function picturesOf(track: Buffer, entry: Box): FilmPictures {
  const part = (type: string) => need(entry.content.subarray(PICTURE_ENTRY), type);
  const size = sizeOf(track);
  if (entry.type === 'avc1' || entry.type === 'avc3')
    return { ...size, codec: h264Codec(part('avcC')), isEverywhere: true };
  if (entry.type === 'av01') return { ...size, codec: av1Codec(part('av1C')), isEverywhere: false };
  throw notPlayed(UNPLAYED[entry.type] ?? `“${entry.type.trim()}”`);
}

/** Codec strings of playable audio, by sample entry type. */
const PLAYED_SOUND: Readonly<Record<string, string>> = {
  mp4a: 'mp4a.40.2',
  Opus: 'opus',
  fLaC: 'flac',
  '.mp3': 'mp3',
};

const UNPLAYED_SOUND: Readonly<Record<string, string>> = {
  'ac-3': 'Dolby Digital (AC-3)',
  'ec-3': 'Dolby Digital Plus (E-AC-3)',
  alac: 'Apple Lossless',
  sowt: 'PCM',
  twos: 'PCM',
  lpcm: 'PCM',
  in24: 'PCM',
  ipcm: 'PCM',
};

function soundOf({ type }: Box): string {
  const codec = PLAYED_SOUND[type];
  if (codec === undefined) throw notHeard(UNPLAYED_SOUND[type] ?? `“${type.trim()}”`);
  return codec;
}

/** Where phones store the recording place: in `udta` (QuickTime, 3GPP) and in key lists (Apple). */
const PLACE_NOTES = ['\u00A9xyz', 'loci', 'com.apple.quicktime.location'];

/**
 * Reads the metadata of an MP4. Nothing is decoded.
 * @throws FilmFault if browsers cannot play it
 */
export function readMp4(bytes: Buffer): FilmContent {
  const top = boxesIn(bytes);
  const brand = top.find(({ type }) => type === 'ftyp')?.content.toString('latin1', 0, 4);
  if (brand === undefined || brand === 'qt  ')
    throw new FilmFault('the film is a QuickTime film (MOV), which not every browser plays', EXPORT_ADVICE);
  const startOf = (...types: string[]) => top.find(({ type }) => types.includes(type))?.start;
  const movie = top.find(({ type }) => type === 'moov')?.content;
  // An interrupted recording has no index.
  if (!movie) throw cutOff();
  const tracks = boxesIn(movie).flatMap(({ type, content }) => (type === 'trak' ? [content] : []));
  const entriesOf = (handler: string) =>
    tracks
      .filter((track) => need(track, 'mdia', 'hdlr').toString('latin1', 8, 12) === handler)
      .map((track) => {
        const [entry] = boxesIn(need(track, 'mdia', 'minf', 'stbl', 'stsd').subarray(8));
        if (!entry) throw cutOff();
        return { track, entry };
      });
  const [picture] = entriesOf('vide');
  if (!picture) throw new FilmFault('there are no pictures in the film: it is sound alone', EXPORT_ADVICE);
  const [sound] = entriesOf('soun');
  const { codec, ...pictures } = picturesOf(picture.track, picture.entry);
  const codecs = sound ? `${codec}, ${soundOf(sound.entry)}` : codec;
  const data = startOf('mdat', 'moof');
  return {
    ...pictures,
    seconds: secondsOf(movie),
    hasSound: sound !== undefined,
    mediaType: `video/mp4; codecs="${codecs}"`,
    ...(PLACE_NOTES.some((note) => movie.includes(note, 0, 'latin1')) ? { namesPlace: true as const } : {}),
    startsAtOnce: data === undefined || (startOf('moov') ?? 0) < data,
  };
}
