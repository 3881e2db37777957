import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { FileCache } from '../cache/fileCache';
import { readCaptions } from './film/readCaptions';
import { readFilm } from './film/readFilm';
import type { MediaFacts, MediaFile, MediaIndex } from './mediaFacts';

/** Files that are read as pictures, be they fit for it or not. */
const PICTURE_NAME = /\.(?:jpe?g|png|webp|avif|gif|tiff?|heic|heif|svg|bmp)$/i;

/** Files that are read as films. */
const FILM_NAME = /\.(?:mp4|m4v|mov|webm|mkv|avi|wmv|ogv|mpe?g)$/i;

/** Files that are read as captions. */
const CAPTIONS_NAME = /\.(?:vtt|srt)$/i;

/** Files below a folder by their paths there, in the order of these; without hidden ones and notes for people. */
function filesBelow(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
    .filter((file) => !/(?:^|\/)\.|\.md$/.test(file))
    .toSorted();
}

/** What a file of the folder says, with its size. */
export type MediaFinding = MediaFacts & Pick<MediaFile, 'bytes'>;

/** Loading the libraries takes longer than a run without a new file. */
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

/**
 * What lies in the folder `media` of a content folder. A file is looked into once: as long as its bytes are the same, the
 * cache knows what they say.
 */
export async function readMedia(
  contentDir: string,
  cache = new FileCache<MediaFinding>(),
): Promise<MediaIndex> {
  const folder = path.join(contentDir, 'media');
  const found = new Map<string, MediaFile>();
  for (const file of filesBelow(folder)) {
    const looked = cache.look(file, path.join(folder, file));
    const { hash, value } =
      'value' in looked ? looked : cache.add(file, looked, await findingOf(file, looked.bytes));
    found.set(file, { ...value, path: file, hash });
  }
  return found;
}
