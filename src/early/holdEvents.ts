/**
 * Events for each of which React would hydrate the whole page in one task to find its listeners: the same string as
 * `discreteReplayableEvents` in react-dom, so that both compress to one.
 */
export const HELD =
  'mousedown mouseup touchcancel touchend touchstart auxclick dblclick pointercancel pointerdown pointerup dragend dragstart drop compositionend compositionstart keydown keypress keyup input textInput copy cut paste click change contextmenu reset';

/**
 * Keeps an element's events from React until the returned function is called. Used during hydration while src/early
 * collects the presses; typed text stays in its field.
 */
export function holdEvents(root: HTMLElement): () => void {
  const end = new AbortController();
  const hold = (event: Event) => event.stopImmediatePropagation();
  for (const type of HELD.split(' '))
    root.addEventListener(type, hold, { capture: true, passive: true, signal: end.signal });
  return () => end.abort();
}
