import type { IconDrawing } from './iconDrawing';

/** Icon of LinkedIn, also for sharing there. */
export const CASE = 'M3 8h18v12H3zM9 8V4h6v4M3 13h18';
/** Icon of X, also for sharing there. */
export const BUBBLE = 'M2 4h20v11H10l-4 5v-5H2zM7 9.5h10';

/** Icons of the frame and of most pages; every page loads them. */
export const COMMON_ICONS = {
  'arrow-right': { line: 'M2 12h19M13 4l8 8-8 8' },
  'arrow-left': { line: 'M22 12H3M11 4l-8 8 8 8' },
  'arrow-down': { line: 'M12 2v19M4 13l8 8 8-8' },
  'arrow-up': { line: 'M12 22V3M4 11l8-8 8 8' },
  'arrow-external': { line: 'M4 20 20 4M8 4h12v12' },
  'chevron-down': { line: 'm4 8 8 8 8-8' },
  close: { line: 'm4 4 16 16M20 4 4 20' },
  search: { line: 'M3 10a7 7 0 1 0 14 0a7 7 0 1 0-14 0M15 15l7 7' },
  plus: { line: 'M12 3v18M3 12h18' },
  'stage-play': { shape: 'M6 3a18 18 0 0 1 15 9A18 18 0 0 1 6 21z' },
  'stage-pause': { shape: 'M5 3h5v18H5zM14 3h5v18h-5z' },
  linkedin: { line: CASE },
  twitter: { line: BUBBLE },
  instagram: { line: 'M2 6h5l2-3h6l2 3h5v15H2zM8 13a4 4 0 1 0 8 0a4 4 0 1 0-8 0' },
  spotify: {
    line: 'M8 18V4l13-2v14M2 18a3 3 0 1 0 6 0a3 3 0 1 0-6 0M15 16a3 3 0 1 0 6 0a3 3 0 1 0-6 0',
  },
  kununu: { line: 'm12 2 3 7h7l-5.5 4.5L18.5 21 12 16.5 5.5 21l2-7.5L2 9h7z' },
} as const satisfies Record<string, IconDrawing>;

/** Name of a common icon. */
export type CommonIconName = keyof typeof COMMON_ICONS;
