import { readFileSync } from 'node:fs';
import path from 'node:path';

const FOLDER = path.join(__dirname, '../../content-json/media/rollwerk');

/** A real film of the site: twelve seconds, 960 × 540 px, without sound; as MP4 (H.264) or WebM (VP9). */
export const realFilm = (ending: 'mp4' | 'webm'): Buffer => readFileSync(path.join(FOLDER, `rad.${ending}`));

/** The German captions of that film. */
export const realCaptions = (): Buffer => readFileSync(path.join(FOLDER, 'rad.de.vtt'));

/** A film with some of its bytes replaced by as many others. */
export function changed(film: Buffer, from: string | Buffer, to: string | Buffer): Buffer {
  const [old, next] = [from, to].map((part) =>
    typeof part === 'string' ? Buffer.from(part, 'latin1') : part,
  ) as [Buffer, Buffer];
  const at = film.indexOf(old);
  if (at < 0 || old.length !== next.length)
    throw new Error('The film lacks these bytes, or others do not fit.');
  const copy = Buffer.from(film);
  next.copy(copy, at);
  return copy;
}

/** Replaces the bytes at an offset after a name. */
export function patched(film: Buffer, name: string, offset: number, bytes: readonly number[]): Buffer {
  const copy = Buffer.from(film);
  copy.set(bytes, copy.indexOf(name, 0, 'latin1') + name.length + offset);
  return copy;
}

/** The MP4 with another video codec, given by the type of its sample entry, e.g. `hvc1`. */
export const codedAs = (type: string): Buffer => changed(realFilm('mp4'), 'avc1\0', `${type}\0`);

/** The top-level boxes of an MP4. */
function boxesOf(film: Buffer): { type: string; bytes: Buffer }[] {
  const boxes = [];
  for (let at = 0; at < film.length; at += film.readUInt32BE(at)) {
    const bytes = film.subarray(at, at + film.readUInt32BE(at));
    boxes.push({ type: bytes.toString('latin1', 4, 8), bytes });
  }
  return boxes;
}

/** The MP4 with its index after the media data, as written by programs that do not optimise for the web. */
export function withTableAtEnd(): Buffer {
  const boxes = boxesOf(realFilm('mp4'));
  const isTable = ({ type }: { type: string }) => type === 'moov';
  return Buffer.concat(
    [...boxes.filter((one) => !isTable(one)), ...boxes.filter(isTable)].map(({ bytes }) => bytes),
  );
}

/** A box with its content. */
export function box(type: string, ...content: Buffer[]): Buffer {
  const head = Buffer.alloc(8);
  head.writeUInt32BE(8 + content.reduce((sum, { length }) => sum + length, 0));
  head.write(type, 4, 'latin1');
  return Buffer.concat([head, ...content]);
}

/** The MP4 with an added audio track of a codec, e.g. `mp4a`; the offsets of its video are not corrected. */
export function withSound(type: string): Buffer {
  const handler = Buffer.alloc(24);
  handler.write('soun', 8, 'latin1');
  const entry = Buffer.concat([Buffer.from([0, 0, 0, 0, 0, 0, 0, 1]), box(type, Buffer.alloc(28))]);
  const track = box('trak', box('mdia', box('hdlr', handler), box('minf', box('stbl', box('stsd', entry)))));
  return Buffer.concat(
    boxesOf(realFilm('mp4')).map(({ type: name, bytes }) =>
      name === 'moov' ? box('moov', bytes.subarray(8), track) : bytes,
    ),
  );
}
