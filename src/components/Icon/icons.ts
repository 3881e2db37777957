/** One icon as path data on a 24 grid: lines are drawn 2 wide with square ends, shapes are filled. */
export interface IconDrawing {
  line?: string;
  shape?: string;
}

const CASE = 'M3 8h18v12H3zM9 8V4h6v4M3 13h18';
const BUBBLE = 'M2 4h20v11H10l-4 5v-5H2zM7 9.5h10';
const ENVELOPE = 'M2 5h20v14H2zM2 6l10 8 10-8';

/**
 * The specification's icon set and what the forms need beside it. Networks have pictograms of our own, never their
 * logos: case, short bubble, camera, note and star; the text name always stands beside them.
 */
export const ICONS = {
  alert: { line: 'M12 3 22 21H2zM12 9v6M12 17v2' },
  'arrow-right': { line: 'M2 12h19M13 4l8 8-8 8' },
  'arrow-left': { line: 'M22 12H3M11 4l-8 8 8 8' },
  'arrow-down': { line: 'M12 2v19M4 13l8 8 8-8' },
  'arrow-up': { line: 'M12 22V3M4 11l8-8 8 8' },
  'arrow-external': { line: 'M4 20 20 4M8 4h12v12' },
  'chevron-down': { line: 'm4 8 8 8 8-8' },
  'chevron-up': { line: 'm4 16 8-8 8 8' },
  'chevron-right': { line: 'm8 4 8 8-8 8' },
  'chevron-left': { line: 'm16 4-8 8 8 8' },
  close: { line: 'm4 4 16 16M20 4 4 20' },
  download: { line: 'M12 2v13M6 9l6 6 6-6M3 21h18' },
  home: { line: 'M3 11 12 3l9 8v10h-6v-6H9v6H3z' },
  mail: { line: ENVELOPE },
  menu: { line: 'M2 8h20M2 16h20' },
  phone: { line: 'M3 3h6l2 6-3 2a12 12 0 0 0 5 5l2-3 6 2v6h-3A15 15 0 0 1 3 6z' },
  print: { line: 'M6 8V2h12v6M6 17H2V8h20v9h-4M6 14h12v8H6z' },
  search: { line: 'M3 10a7 7 0 1 0 14 0a7 7 0 1 0-14 0M15 15l7 7' },
  speech: { line: 'M2 3h20v13H11l-5 5v-5H2z' },
  linkedin: { line: CASE },
  twitter: { line: BUBBLE },
  instagram: { line: 'M2 6h5l2-3h6l2 3h5v15H2zM8 13a4 4 0 1 0 8 0a4 4 0 1 0-8 0' },
  spotify: {
    line: 'M8 18V4l13-2v14M2 18a3 3 0 1 0 6 0a3 3 0 1 0-6 0M15 16a3 3 0 1 0 6 0a3 3 0 1 0-6 0',
  },
  kununu: { line: 'm12 2 3 7h7l-5.5 4.5L18.5 21 12 16.5 5.5 21l2-7.5L2 9h7z' },
  'video-play': {
    line: 'M2 12a10 10 0 1 0 20 0a10 10 0 1 0-20 0',
    shape: 'M9 7a12 12 0 0 1 9 5 12 12 0 0 1-9 5z',
  },
  'stage-play': { shape: 'M6 3a18 18 0 0 1 15 9A18 18 0 0 1 6 21z' },
  'stage-pause': { shape: 'M5 3h5v18H5zM14 3h5v18h-5z' },
  'share-professional': { line: CASE },
  'share-business': {
    line:
      'M4 8a4 4 0 1 0 8 0a4 4 0 1 0-8 0M14 10a3 3 0 1 0 6 0a3 3 0 1 0-6 0' +
      'M2 21a6 6 0 0 1 12 0M14 21a5 5 0 0 1 8-4',
  },
  'share-social': {
    line:
      'M9 12a3 3 0 1 0 6 0a3 3 0 1 0-6 0M3 5a2 2 0 1 0 4 0a2 2 0 1 0-4 0M17 5a2 2 0 1 0 4 0a2 2 0 1 0-4 0' +
      'M3 19a2 2 0 1 0 4 0a2 2 0 1 0-4 0M17 19a2 2 0 1 0 4 0a2 2 0 1 0-4 0' +
      'M6.5 6.5 10 10M17.5 6.5 14 10M6.5 17.5 10 14M17.5 17.5 14 14',
  },
  'share-short': { line: BUBBLE },
  'share-email': { line: ENVELOPE },
  upload: { line: 'M12 17V4M6 10l6-6 6 6M3 21h18' },
  check: { line: 'm3 12 6 6L21 6' },
  file: { line: 'M5 2h9l5 5v15H5zM14 2v6h5' },
  trash: { line: 'M3 6h18M9 6V3h6v3M6 6v15h12V6M10 10v7M14 10v7' },
  sound: { line: 'M4 9h4l5-4v14l-5-4H4zM17 8.5a5 5 0 0 1 0 7' },
  mute: { line: 'M4 9h4l5-4v14l-5-4H4zM17 9l5 6M22 9l-5 6' },
  fullscreen: { line: 'M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5' },
  plus: { line: 'M12 3v18M3 12h18' },
  share: { line: 'M12 15V3M7 8l5-5 5 5M4 12v9h16v-9' },
} as const satisfies Record<string, IconDrawing>;

/** Name of an icon. */
export type IconName = keyof typeof ICONS;
