/** Most results shown, best first; more would slow down each key press, and hardly anyone reads further. */
export const SHOWN_RESULTS = 40;
