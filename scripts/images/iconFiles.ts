/** An icon file in the site root. */
interface IconFile {
  /** URL, e.g. `/icon-192.png`. */
  url: string;
  /** Media type. */
  type: 'image/svg+xml' | 'image/x-icon' | 'image/png';
  /** Side length in px, or `any` for the vector icon. */
  size: number | 'any';
  /** `link`: named by the head of every page (src/document/renderDocument.ts); others by the web app manifest. */
  use: 'link' | 'manifest' | 'maskable';
}

/** All icons of the site; scripts/images/icons.ts draws them. */
export const ICONS = [
  { url: '/favicon.svg', type: 'image/svg+xml', size: 'any', use: 'link' },
  { url: '/favicon.ico', type: 'image/x-icon', size: 32, use: 'link' },
  { url: '/apple-touch-icon.png', type: 'image/png', size: 180, use: 'link' },
  { url: '/icon-192.png', type: 'image/png', size: 192, use: 'manifest' },
  { url: '/icon-512.png', type: 'image/png', size: 512, use: 'manifest' },
  { url: '/icon-maskable-512.png', type: 'image/png', size: 512, use: 'maskable' },
] as const satisfies readonly IconFile[];
