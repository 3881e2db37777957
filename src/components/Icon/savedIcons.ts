import type { IconDrawing } from './iconDrawing';

const BOOKMARK = 'M6 3h12v18l-6-5-6 5z';

/** Icons for saving something for later; the filled one marks it as saved. */
export const SAVED_ICONS = {
  bookmark: { line: BOOKMARK },
  'bookmark-filled': { line: BOOKMARK, shape: BOOKMARK },
} as const satisfies Record<string, IconDrawing>;
