import type { MediaFacts } from '../mediaFacts';
import { cutOff, EXPORT_ADVICE, FilmFault } from './filmFault';
import type { FilmContent } from './filmContent';
import { readMp4 } from './readMp4';
import { readWebm } from './readWebm';

/** First four bytes of every Matroska file, including WebM. */
const MATROSKA = 0x1a45dfa3;

/** Types of the boxes that MP4 and QuickTime files start with. */
const FIRST_BOXES: readonly string[] = ['ftyp', 'moov', 'mdat', 'wide', 'free', 'skip'];

type Reader = (bytes: Buffer) => FilmContent;

/** The parser for a film by its first bytes, with the expected file extension. */
function readerOf(bytes: Buffer): [ending: string, read: Reader] | undefined {
  if (bytes.length < 8) return undefined;
  if (bytes.readUInt32BE(0) === MATROSKA) return ['webm', readWebm];
  return FIRST_BOXES.includes(bytes.toString('latin1', 4, 8)) ? ['mp4', readMp4] : undefined;
}

function contentOf(bytes: Buffer, file: string): FilmContent {
  const [ending, read] = readerOf(bytes) ?? [];
  if (ending === undefined || !read)
    throw new FilmFault(
      'the film cannot be read: the file is damaged or of a format that browsers do not play',
      EXPORT_ADVICE,
    );
  const content = read(bytes);
  if (!(content.width > 0 && content.height > 0 && Number.isFinite(content.seconds))) throw cutOff();
  // Small letters only: each version of a film is found by the name of the other.
  if (!file.endsWith(`.${ending}`))
    throw new FilmFault(
      `the film is of the format ${ending === 'mp4' ? 'MP4' : 'WebM'}, but its name does not end in .${ending}`,
      `rename it so that it ends in .${ending}, in small letters`,
    );
  return content;
}

/** True if a read went past the end of a box or element. */
const isBeyondEnd = (error: unknown): boolean =>
  ['ERR_OUT_OF_RANGE', 'ERR_BUFFER_OUT_OF_BOUNDS'].includes((error as { code?: string }).code ?? '');

/** Reads size, duration and playability of a film. Nothing is decoded. */
export function readFilm(bytes: Buffer, file: string): MediaFacts {
  try {
    return { type: 'film', ...contentOf(bytes, file) };
  } catch (error) {
    const isFault = error instanceof FilmFault;
    if (!isFault && !isBeyondEnd(error)) throw error;
    return {
      type: 'faulty',
      message: isFault ? error.message : 'the film is damaged: its parts do not fit together',
      fix: isFault ? error.fix : 'export it once more',
    };
  }
}
