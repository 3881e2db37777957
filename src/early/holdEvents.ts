/**
 * For each of these React would hydrate the whole page at once, in one task, to find out whether anybody listens
 * (`discreteReplayableEvents` in react-dom).
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
 * Keeps the events of an element from React, which must not listen to it yet, until the function that is returned is
 * called. To be used while React hydrates and src/early keeps what is pressed: what was typed stands in its field.
 */
export function holdEvents(root: HTMLElement): () => void {
  const hold = (event: Event) => event.stopImmediatePropagation();
  for (const type of HELD) root.addEventListener(type, hold, { capture: true, passive: true });
  return () => {
    for (const type of HELD) root.removeEventListener(type, hold, { capture: true });
  };
}
