import path from 'node:path';
import { filesBelow } from '../../lib/filesBelow';
import { FileCache } from '../cache/fileCache';
import { readCaptions } from './film/readCaptions';
import { readFilm } from './film/readFilm';
import type { MediaFacts, MediaFile, MediaIndex } from './mediaFacts';

/** Files read as pictures, whether usable or not. */
const PICTURE_NAME = /\.(?:jpe?g|png|webp|avif|gif|tiff?|heic|heif|svg|bmp)$/i;

/** Files read as films. */
const FILM_NAME = /\.(?:mp4|m4v|mov|webm|mkv|avi|wmv|ogv|mpe?g)$/i;

/** Files read as captions. */
const CAPTIONS_NAME = /\.(?:vtt|srt)$/i;

/** Hidden files and Markdown notes. */
const IGNORED_NAME = /(?:^|\/)\.|\.md$/;

/** Facts and size of a media file. */
export type MediaFinding = MediaFacts & Pick<MediaFile, 'bytes'>;

/** Imports the parsers on demand: loading them takes longer than a run without new files. */
async function findingOf(file: string, bytes: Buffer): Promise<MediaFinding> {
  const size = { bytes: bytes.byteLength };
  if (file.toLowerCase().endsWith('.pdf')) {
    const { readDocument } = await import('./readDocument');
    return { ...(await readDocument(bytes)), ...size };
  }
  if (FILM_NAME.test(file)) return { ...readFilm(bytes, file), ...size };
  if (CAPTIONS_NAME.test(file)) return { ...readCaptions(bytes), ...size };
  if (!PICTURE_NAME.test(file)) return { type: 'other', ...size };
  const { readPicture } = await import('./readPicture');
  return { ...(await readPicture(bytes)), ...size };
}

/** Reads the `media` folder of a content folder. Results are cached by file content, so each file is parsed only once. */
export async function readMedia(
  contentDir: string,
  cache = new FileCache<MediaFinding>(),
): Promise<MediaIndex> {
  const folder = path.join(contentDir, 'media');
  const found = new Map<string, MediaFile>();
  for (const file of filesBelow(folder)) {
    if (IGNORED_NAME.test(file)) continue;
    const known = cache.lookUp(file, path.join(folder, file));
    const { hash, value } =
      'value' in known ? known : cache.add(file, known, await findingOf(file, known.bytes));
    found.set(file, { ...value, path: file, hash });
  }
  return found;
}
