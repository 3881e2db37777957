import type { Early } from './early/early';
import { keepPresses } from './early/keepPresses';
import { searchEarly } from './early/searchEarly';

// Loaded beside the page and before React: see docs/decisions/0074-answer-early.md.
const early: Early = { replay: keepPresses(window), search: searchEarly(document), hasApp: false };
window.early = early;
// Scripts of the page that could not be loaded do not delay this event: then all presses are the browser's again.
window.addEventListener('load', () => {
  if (!early.hasApp) early.replay();
});
