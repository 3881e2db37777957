import sharp from 'sharp';
import { BRAND } from '../../src/theme/colors';
import { LOGO_HEIGHT, LOGO_PATH, LOGO_WIDTH } from '../../src/theme/logo';
import { keepKeyed } from '../lib/cachedFile';
import { generatorHash } from './generatorHash';
import type { NewFile } from '../lib/newFile';
import { round } from './geometry';
import { wrapInIco } from './ico';
import { ICONS } from './iconFiles';

/** How an icon is drawn. */
interface Drawing {
  /** Width of the logo as a share of the side. */
  logoShare: number;
  /** Radius of the bottom right corner as a share of the side; 0 for systems that mask icons themselves. */
  corner: number;
}

type Icon = (typeof ICONS)[number];

/**
 * The maskable icon keeps the logo inside the safe zone of the web app manifest: a circle with a radius of 40 % of the
 * side. Half the diagonal of a logo 60 % wide is 35 %.
 */
const DRAWINGS: Readonly<Record<Icon['url'], Drawing>> = {
  '/favicon.svg': { logoShare: 0.86, corner: 0.25 },
  '/favicon.ico': { logoShare: 0.86, corner: 0.25 },
  '/apple-touch-icon.png': { logoShare: 0.66, corner: 0 },
  '/icon-192.png': { logoShare: 0.74, corner: 0.25 },
  '/icon-512.png': { logoShare: 0.74, corner: 0.25 },
  '/icon-maskable-512.png': { logoShare: 0.6, corner: 0 },
};

const VIEW = 96;

/** The yellow logo on a black tile; with its own ground it is visible on light and dark tab bars. */
function iconSvg({ logoShare, corner }: Drawing): string {
  const scale = (VIEW * logoShare) / LOGO_WIDTH;
  const x = round((VIEW - LOGO_WIDTH * scale) / 2);
  const y = round((VIEW - LOGO_HEIGHT * scale) / 2);
  const r = VIEW * corner;
  const tile =
    r > 0 ? `M0 0H${VIEW}V${VIEW - r}A${r} ${r} 0 0 1 ${VIEW - r} ${VIEW}H0z` : `M0 0H${VIEW}V${VIEW}H0z`;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${VIEW} ${VIEW}"><path fill="${BRAND.black}" d="${tile}"/>` +
    `<path fill="${BRAND.yellow}" transform="translate(${x} ${y}) scale(${scale.toFixed(4)})" d="${LOGO_PATH}"/></svg>`
  );
}

async function renderIcon({ size, type }: Icon, drawing: Drawing): Promise<Uint8Array> {
  const svg = Buffer.from(iconSvg(drawing));
  if (size === 'any') return svg;
  const png = await sharp(svg, { density: (72 * size) / VIEW })
    .resize(size, size)
    .png({ compressionLevel: 9 })
    .toBuffer();
  return type === 'image/x-icon' ? wrapInIco(png, size) : png;
}

/** The favicons and the icons of the web app manifest, cached in `<cacheDir>/icons`. */
export async function renderIcons(cacheDir: string): Promise<NewFile[]> {
  const generator = await generatorHash();
  const files: NewFile[] = [];
  for (const icon of ICONS) {
    const drawing = DRAWINGS[icon.url];
    const parts = [generator, JSON.stringify([icon, drawing])];
    const { bytes } = await keepKeyed(cacheDir, 'icons', parts, '', () => renderIcon(icon, drawing));
    files.push({ path: icon.url.slice(1), content: bytes });
  }
  return files;
}
