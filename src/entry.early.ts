import { applyScheme } from './early/applyScheme';
import type { Early } from './early/early';
import { keepPresses } from './early/keepPresses';
import { searchEarly } from './early/searchEarly';

/**
 * Longest time to hold presses, ms: a script that neither loads nor fails delays the `load` event or the app for
 * minutes, and links to films and pictures would do nothing until then. At 50 kbit/s the scripts of a page load in 20
 * s.
 */
const LONGEST_WAIT_MS = 30_000;

function handleInput(): void {
  const early: Early = { replay: keepPresses(window), search: searchEarly(document) };
  window.early = early;
  // Scripts that fail to load do not delay this event: then all presses go to the browser again.
  window.addEventListener('load', () => {
    if (!window.hasApp) early.replay();
  });
  setTimeout(early.replay, LONGEST_WAIT_MS);
}

// docs/decisions/0074-answer-early.md says why this is a file of its own and when it runs.
applyScheme(window);
// If the app has started before this script, presses could be stored too late to be replayed.
if (!window.hasApp) handleInput();
