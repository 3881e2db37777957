/** Numbers of the specification, sections 4 and 9, that code and tests share. Milliseconds and CSS pixels. */
export const MENU_OPEN_MS = 1200;
export const MENU_CLOSE_MS = 1200;
export const MENU_FAST_CLOSE_MS = 500;
export const CURTAIN_IN_MS = 550;
export const CURTAIN_OUT_MS = 550;
export const SLOW_LOAD_HINT_MS = 1000;
export const HEADER_HIDE_THRESHOLD_PX = 0;
export const BACK_TO_TOP_SCROLL_PX = 300;

/** Smooth scrolling goes this far (px) in one frame of a 60 Hz screen (specification, section 9). */
export const SMOOTH_SCROLL_PX_PER_FRAME = 40;
/** Length of such a frame, and the longest a smooth scroll may take; both in ms. */
export const SMOOTH_SCROLL_FRAME_MS = 16.7;
export const SMOOTH_SCROLL_MAX_MS = 800;
/** The scroll position is kept at most once in this time (ms). */
export const SCROLL_SAVE_MS = 100;
/** Rest after a key press before a list filters, in ms (domain rules, section 20). */
export const SEARCH_DEBOUNCE_MS = 150;
/** A carried poster comes over what lies on its original, such as a number, in this time (ms). */
export const CARRIED_APPEAR_MS = 120;
/** After this time (ms) a strip of the stage has done two thirds of its way to where the pointer wants it. */
export const STAGE_FOLLOW_MS = 130;
