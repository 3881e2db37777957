/**
 * For each of these, React would hydrate the whole page in one task to find its listeners (`discreteReplayableEvents`
 * in react-dom).
 */
const HELD = [
  'auxclick',
  'change',
  'click',
  'compositionend',
  'compositionstart',
  'contextmenu',
  'copy',
  'cut',
  'dblclick',
  'dragend',
  'dragstart',
  'drop',
  'input',
  'keydown',
  'keypress',
  'keyup',
  'mousedown',
  'mouseup',
  'paste',
  'pointercancel',
  'pointerdown',
  'pointerup',
  'reset',
  'textInput',
  'touchcancel',
  'touchend',
  'touchstart',
];

/**
 * Keeps an element's events from React until the returned function is called. Used during hydration while src/early
 * collects the presses; typed text stays in its field.
 */
export function holdEvents(root: HTMLElement): () => void {
  const end = new AbortController();
  const hold = (event: Event) => event.stopImmediatePropagation();
  for (const type of HELD)
    root.addEventListener(type, hold, { capture: true, passive: true, signal: end.signal });
  return () => end.abort();
}
