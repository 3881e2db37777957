import type { Early } from './early/early';
import { keepPresses } from './early/keepPresses';
import { searchEarly } from './early/searchEarly';

/**
 * Longest time for which presses are kept, ms: a script that neither comes nor fails holds the `load` event or the app back
 * for minutes, and until then links to films and pictures would lead nowhere. A line of 50 kbit/s brings the scripts of a page in 20 s.
 */
const LONGEST_WAIT_MS = 30_000;

// Stands in the HTML, so that it runs before anything can be pressed: see docs/decisions/0074-answer-early.md.
const early: Early = { replay: keepPresses(window), search: searchEarly(document) };
window.early = early;
// Scripts of the page that could not be loaded do not delay this event: then all presses are the browser's again.
window.addEventListener('load', () => {
  if (!window.hasApp) early.replay();
});
setTimeout(early.replay, LONGEST_WAIT_MS);
