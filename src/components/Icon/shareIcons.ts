import { BUBBLE, CASE } from './commonIcons';
import type { IconDrawing } from './iconDrawing';

/** Icons for sharing a page. */
export const SHARE_ICONS = {
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
  'share-email': { line: 'M2 5h20v14H2zM2 6l10 8 10-8' },
  share: { line: 'M12 15V3M7 8l5-5 5 5M4 12v9h16v-9' },
} as const satisfies Record<string, IconDrawing>;
