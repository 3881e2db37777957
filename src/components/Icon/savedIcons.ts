import type { IconDrawing } from './iconDrawing';

const BOOKMARK = 'M6 3h12v18l-6-5-6 5z';

/** Drawn where something can be saved for later; the filled one says that it is. */
export const SAVED_ICONS = {
  bookmark: { line: BOOKMARK },
  'bookmark-filled': { line: BOOKMARK, shape: BOOKMARK },
} as const satisfies Record<string, IconDrawing>;
