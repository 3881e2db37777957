import type { Early } from './early/early';
import { keepPresses } from './early/keepPresses';
import { searchEarly } from './early/searchEarly';

// Loaded beside the page and before React: see docs/decisions/0074-answer-early.md.
function answerEarly(): void {
  const early: Early = { replay: keepPresses(window), search: searchEarly(document) };
  window.early = early;
  // Scripts of the page that could not be loaded do not delay this event: then all presses are the browser's again.
  window.addEventListener('load', () => {
    if (!window.hasApp) early.replay();
  });
}

// Where this script comes later than that of the app, React answers by itself.
if (!window.hasApp) answerEarly();
