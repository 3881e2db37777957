import type { MediaFacts } from '../mediaFacts';
import { cutOff, EXPORT_ADVICE, FilmFault } from './filmFault';
import type { FilmContent } from './filmContent';
import { readMp4 } from './readMp4';
import { readWebm } from './readWebm';

/** The first four bytes of every Matroska file, WebM among them. */
const MATROSKA = 0x1a45dfa3;

/** Types of boxes with which MP4 and QuickTime films begin. */
const FIRST_BOXES: readonly string[] = ['ftyp', 'moov', 'mdat', 'wide', 'free', 'skip'];

type Reader = (bytes: Buffer) => FilmContent;

/** What reads a film, by its first bytes, with the ending that its name should have. */
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
  if (!file.toLowerCase().endsWith(`.${ending}`))
    throw new FilmFault(
      `the film is of the format ${ending === 'mp4' ? 'MP4' : 'WebM'}, and its name says otherwise`,
      `rename it so that it ends in .${ending}`,
    );
  return content;
}

/** Whether a box or element is shorter than the number that was to be read from it. */
const isBeyondEnd = (error: unknown): boolean =>
  ['ERR_OUT_OF_RANGE', 'ERR_BUFFER_OUT_OF_BOUNDS'].includes((error as { code?: string }).code ?? '');

/** What the bytes of a film say: how large and long it is, and whether browsers play it. Nothing is decoded. */
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
