import sharp from 'sharp';
import { BRAND } from '../../src/theme/colors';
import { LOGO_HEIGHT, LOGO_PATH, LOGO_WIDTH } from '../../src/theme/logo';
import { keepKeyed } from '../lib/cachedFile';
import { generatorHash } from './generatorHash';
import type { NewFile } from '../output/stageFiles';
import { round } from './geometry';
import { wrapInIco } from './ico';

/** An icon file in the site root. */
export interface IconFile {
  /** URL, e.g. `/icon-192.png`. */
  url: string;
  /** Media type for the manifest and link elements. */
  type: 'image/svg+xml' | 'image/x-icon' | 'image/png';
  /** Side length in px, or `any` for the vector icon. */
  size: number | 'any';
  /** Where the icon is referenced; only `manifest` and `maskable` icons belong in the web app manifest. */
  use: 'link' | 'manifest' | 'maskable';
}

interface Recipe extends IconFile {
  /** Width of the logo as a share of the side. */
  logoShare: number;
  /** Radius of the bottom right corner as a share of the side; 0 for systems that mask icons themselves. */
  corner: number;
}

/**
 * The maskable icon keeps the logo inside the safe zone of the web app manifest: a circle with a radius of 40 % of the
 * side. Half the diagonal of a logo 60 % wide is 35 %.
 */
const RECIPES: readonly Recipe[] = [
  { url: '/favicon.svg', type: 'image/svg+xml', size: 'any', use: 'link', logoShare: 0.86, corner: 0.25 },
  { url: '/favicon.ico', type: 'image/x-icon', size: 32, use: 'link', logoShare: 0.86, corner: 0.25 },
  { url: '/apple-touch-icon.png', type: 'image/png', size: 180, use: 'link', logoShare: 0.66, corner: 0 },
  { url: '/icon-192.png', type: 'image/png', size: 192, use: 'manifest', logoShare: 0.74, corner: 0.25 },
  { url: '/icon-512.png', type: 'image/png', size: 512, use: 'manifest', logoShare: 0.74, corner: 0.25 },
  { url: '/icon-maskable-512.png', type: 'image/png', size: 512, use: 'maskable', logoShare: 0.6, corner: 0 },
];

/** URLs of all icons, for the head and the web app manifest. */
export const icons: readonly IconFile[] = RECIPES.map(({ url, type, size, use }) => ({
  url,
  type,
  size,
  use,
}));

const VIEW = 96;

/** The yellow logo on a black tile; with its own ground it is visible on light and dark tab bars. */
function iconSvg({ logoShare, corner }: Recipe): string {
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

async function renderIcon(recipe: Recipe): Promise<Uint8Array> {
  const svg = Buffer.from(iconSvg(recipe));
  if (recipe.size === 'any') return svg;
  const png = await sharp(svg, { density: (72 * recipe.size) / VIEW })
    .resize(recipe.size, recipe.size)
    .png({ compressionLevel: 9 })
    .toBuffer();
  return recipe.type === 'image/x-icon' ? wrapInIco(png, recipe.size) : png;
}

/** The favicons and the icons of the web app manifest, cached in `<cacheDir>/icons`. */
export async function renderIcons(cacheDir: string): Promise<NewFile[]> {
  const generator = await generatorHash();
  const files: NewFile[] = [];
  for (const recipe of RECIPES) {
    const parts = [generator, JSON.stringify(recipe)];
    const { bytes } = await keepKeyed(cacheDir, 'icons', parts, '', () => renderIcon(recipe));
    files.push({ path: recipe.url.slice(1), content: bytes });
  }
  return files;
}
