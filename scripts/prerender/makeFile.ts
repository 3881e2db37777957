import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { BRAND, SUPPORT } from '../../src/theme/colors';
import {
  LOGO_HEIGHT,
  LOGO_PATH,
  LOGO_WIDTH,
  OVERPRINT_HEIGHT,
  OVERPRINT_PATHS,
  OVERPRINT_WIDTH,
} from '../../src/theme/logo';
import type { MadeFile } from '../content/resolveMediaUrls';
import type { FileRequest } from '../content/site';
import { loadTypeface } from '../fonts/typeface';
import { drawPoster } from '../images/poster';
import type { NewFile } from '../output/stageFiles';

function logoSvg(): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${LOGO_WIDTH} ${LOGO_HEIGHT}" width="${LOGO_WIDTH}" height="${LOGO_HEIGHT}"><title>SFF</title><path fill="${BRAND.black}" d="${LOGO_PATH}"/></svg>\n`;
}

function overprintLogoSvg(): string {
  const { s, firstF, secondF } = OVERPRINT_PATHS;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${OVERPRINT_WIDTH} ${OVERPRINT_HEIGHT}" width="${OVERPRINT_WIDTH}" height="${OVERPRINT_HEIGHT}"><title>SFF</title><defs><clipPath id="sff-overprint"><path d="${firstF}"/></clipPath></defs><rect width="100%" height="100%" fill="${BRAND.black}"/><path fill="${SUPPORT.paper}" d="${s}"/><path fill="${BRAND.yellow}" d="${firstF}"/><path fill="${BRAND.blue}" d="${secondF}"/><path clip-path="url(#sff-overprint)" fill="${BRAND.lime}" d="${secondF}"/></svg>\n`;
}

/** Where makeFile reads. */
interface FileFolders {
  cacheDir: string;
  /** Folder of the content; films lie in its folder `media`. */
  contentDir: string;
}

async function readFilm(contentDir: string, file: string): Promise<Buffer> {
  const place = path.join(contentDir, 'media', file);
  return readFile(place).catch(() => {
    throw new Error(`${place} is missing: src/config/films.ts names the film. Put the file there.`);
  });
}

async function make(
  request: FileRequest,
  { cacheDir, contentDir }: FileFolders,
): Promise<{ text: string | Buffer; ending: string; format: string }> {
  switch (request.type) {
    case 'film': {
      const { name, ending } = request;
      return {
        text: await readFilm(contentDir, `${name}.${ending}`),
        ending,
        format: path.extname(`.${ending}`).slice(1).toUpperCase(),
      };
    }
    case 'text':
      return { text: request.text, ending: 'txt', format: 'TXT' };
    case 'poster':
      return { text: drawPoster(request.poster, await loadTypeface(cacheDir)), ending: 'svg', format: 'SVG' };
    case 'logo':
      return {
        text: request.variant === 'logo' ? logoSvg() : overprintLogoSvg(),
        ending: 'svg',
        format: 'SVG',
      };
  }
}

/**
 * Makes a file that a page offers or plays, below `/assets/files/`, named by its content.
 * @throws when a file of a film is missing, naming it
 */
export async function makeFile(
  request: FileRequest,
  folders: FileFolders,
): Promise<{ made: MadeFile; file: NewFile }> {
  const { text, ending, format } = await make(request, folders);
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 8);
  const href = `/assets/files/${request.name}.${hash}.${ending}`;
  const content = Buffer.from(text);
  return { made: { href, format, bytes: content.byteLength }, file: { path: href.slice(1), content } };
}
