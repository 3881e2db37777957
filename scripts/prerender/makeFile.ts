import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
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
import type { MadeFile } from '../content/finishSite';
import type { FileRequest } from '../content/site';
import { loadTypeface } from '../fonts/typeface';
import { drawPoster } from '../images/poster';

function logoSvg(): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${LOGO_WIDTH} ${LOGO_HEIGHT}" width="${LOGO_WIDTH}" height="${LOGO_HEIGHT}"><title>SFF</title><path fill="${BRAND.black}" d="${LOGO_PATH}"/></svg>\n`;
}

function overprintLogoSvg(): string {
  const { s, firstF, secondF } = OVERPRINT_PATHS;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${OVERPRINT_WIDTH} ${OVERPRINT_HEIGHT}" width="${OVERPRINT_WIDTH}" height="${OVERPRINT_HEIGHT}"><title>SFF</title><defs><clipPath id="sff-overprint"><path d="${firstF}"/></clipPath></defs><rect width="100%" height="100%" fill="${BRAND.black}"/><path fill="${SUPPORT.paper}" d="${s}"/><path fill="${BRAND.yellow}" d="${firstF}"/><path fill="${BRAND.blue}" d="${secondF}"/><path clip-path="url(#sff-overprint)" fill="${BRAND.lime}" d="${secondF}"/></svg>\n`;
}

async function make(
  request: FileRequest,
  cacheDir: string,
): Promise<{ text: string; ending: string; format: string }> {
  switch (request.type) {
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

/** Makes a file that a page offers for download, below `/assets/files/`, named by its content. */
export async function makeFile(
  request: FileRequest,
  { outDir, cacheDir }: { outDir: string; cacheDir: string },
): Promise<MadeFile> {
  const { text, ending, format } = await make(request, cacheDir);
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 8);
  const href = `/assets/files/${request.name}.${hash}.${ending}`;
  const file = path.join(outDir, href);
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, text);
  return { href, format, bytes: Buffer.byteLength(text) };
}
