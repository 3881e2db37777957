import { createHash } from 'node:crypto';
import path from 'node:path';
import { omitUndefined } from '../../src/lib/omitUndefined';
import { contentOfFile } from '../content/contentOfFile';
import { readMedium } from '../lib/readMedium';
import type { MadeFile } from '../content/resolveRouteMedia';
import type { FileRequest } from '../content/site';
import { loadTypeface } from '../fonts/typeface';
import type { NewFile } from '../lib/newFile';

/** Folders used by `makeFile`. */
interface FileFolders {
  cacheDir: string;
  /** Content folder; PDFs and films are in its `media` folder. */
  contentDir: string;
}

async function make(
  request: FileRequest,
  { cacheDir, contentDir }: FileFolders,
): Promise<{ text: string | Uint8Array; ending: string; format: string; pages?: string }> {
  if (request.type === 'photo') {
    const { renderPhotoFile } = await import('../images/renderPhoto');
    const { bytes, ending } = await renderPhotoFile(request.photo, { cacheDir, contentDir });
    return { text: bytes, ending, format: ending === 'jpg' ? 'JPEG' : 'PNG' };
  }
  if (request.type === 'poster') {
    const { renderPosterFile } = await import('../images/renderPosterFile');
    return { text: await renderPosterFile(request.poster, cacheDir), ending: 'png', format: 'PNG' };
  }
  if (request.type === 'release') {
    const { renderReleaseFile } = await import('../releases/renderReleaseFile');
    const { bytes, pages } = await renderReleaseFile(request.release, cacheDir);
    return omitUndefined({ text: bytes, ending: 'pdf', format: 'PDF', pages });
  }
  if (request.type === 'cards') {
    const { renderCardsFile } = await import('../cards/renderCardsFile');
    return { text: await renderCardsFile(request.cards, cacheDir), ending: 'pdf', format: 'PDF' };
  }
  if (request.type !== 'delivered') return contentOfFile(request, await loadTypeface(cacheDir));
  const bytes = await readMedium(contentDir, request);
  const ending = path.extname(request.file).slice(1).toLowerCase();
  return { text: bytes, ending, format: ending.toUpperCase() };
}

/**
 * Makes a file that a page offers or plays, below `/assets/files/`, with a content hash in its name.
 * @throws with the path, if a file of content-json/media is missing
 */
export async function makeFile(
  request: FileRequest,
  folders: FileFolders,
): Promise<{ made: MadeFile; file: NewFile }> {
  const { text, ending, ...facts } = await make(request, folders);
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 8);
  const href = `/assets/files/${request.name}.${hash}.${ending}`;
  const content = Buffer.from(text);
  return { made: { href, ...facts, bytes: content.byteLength }, file: { path: href.slice(1), content } };
}
