import type { IconDrawing } from './iconDrawing';

/** Icons of players and their placeholders. */
export const MEDIA_ICONS = {
  'video-play': {
    line: 'M2 12a10 10 0 1 0 20 0a10 10 0 1 0-20 0',
    shape: 'M9 7a12 12 0 0 1 9 5 12 12 0 0 1-9 5z',
  },
  sound: { line: 'M4 9h4l5-4v14l-5-4H4zM17 8.5a5 5 0 0 1 0 7' },
  mute: { line: 'M4 9h4l5-4v14l-5-4H4zM17 9l5 6M22 9l-5 6' },
  fullscreen: { line: 'M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5' },
  speech: { line: 'M2 3h20v13H11l-5 5v-5H2z' },
} as const satisfies Record<string, IconDrawing>;
