/** So many found pages are shown, best first: nobody reads further, and more of them would cost each key press its answer. */
export const SHOWN_RESULTS = 40;
