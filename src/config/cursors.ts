/** Shapes of the custom cursor (specification, section 3), set in the markup as `data-cursor`. */
export const CURSOR_TYPES = [
  'hide',
  'link',
  'teaserMore',
  'teaserExternal',
  'arrow-left',
  'arrow-right',
  'arrow-down',
  'play',
  'play-pause',
] as const;

/** Name of a cursor shape. */
export type CursorType = (typeof CURSOR_TYPES)[number];
