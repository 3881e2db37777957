// Figures of the specification (sections 4 and 9) and of the domain rules, shared by code and tests.

/** Durations in which the menu opens, closes, and closes because the page changes, ms. */
export const MENU_OPEN_MS = 1200;
export const MENU_CLOSE_MS = 1200;
export const MENU_FAST_CLOSE_MS = 500;
/** Durations in which the curtain covers and uncovers a page, ms. */
export const CURTAIN_IN_MS = 550;
export const CURTAIN_OUT_MS = 550;
/** Time after which a hint says that a page is loading slowly, ms. */
export const SLOW_LOAD_HINT_MS = 1000;
/** Time within which a second full load of the same target is refused, ms; an error is shown instead. */
export const RELOAD_GUARD_MS = 10_000;
/** Scroll position from which scrolling down hides the header, px. */
export const HEADER_HIDE_THRESHOLD_PX = 0;
/** Scroll position from which scrolling up shows the link back to the top, px. */
export const BACK_TO_TOP_SCROLL_PX = 300;

/** Distance of smooth scrolling per frame of a 60 Hz screen, px. */
export const SMOOTH_SCROLL_PX_PER_FRAME = 40;
/** Duration of such a frame, ms. */
export const SMOOTH_SCROLL_FRAME_MS = 16.7;
/** Longest duration of a smooth scroll, ms. */
export const SMOOTH_SCROLL_MAX_MS = 800;
/** Shortest interval between two saves of the scroll position, ms. */
export const SCROLL_SAVE_MS = 100;
/** Pause after a key press before a list is filtered, ms (domain rules, section 20). */
export const SEARCH_DEBOUNCE_MS = 150;
/** Fade, in ms, of overlays on the original poster (such as its number) while the poster is carried. */
export const CARRIED_APPEAR_MS = 120;
/** Distance that an arrow key moves the position in a film, s. */
export const FILM_STEP_S = 5;
/** Time in which a strip of the stage covers two thirds of the distance to its target, ms. */
export const STAGE_FOLLOW_MS = 130;
