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

/** Elements over which the system cursor is more useful: text fields, selects and embedded content. */
export const SYSTEM_CURSOR_ON = [
  'input:not([type=checkbox], [type=radio], [type=button], [type=submit], [type=reset])',
  'textarea',
  'select',
  'iframe',
  'video[controls]',
].join();
