/** Something that was done before React was there, to be done again. */
type Deed = () => void;

/** Links to files that React opens above the page: a film, a picture. */
const FILE_LINKS = 'a[href^="/assets/"][data-cursor]';

/** What was pressed, where React is to answer it: not what sends a form or opens a popover by itself, no link to a page. */
function pressed(event: MouseEvent): HTMLElement | undefined {
  const { target, button, metaKey, ctrlKey, shiftKey, altKey } = event;
  if (!(target instanceof Element) || button !== 0) return undefined;
  const control = target.closest('button');
  if (control) return control.type === 'button' && !control.popoverTargetElement ? control : undefined;
  const isPlain = !metaKey && !ctrlKey && !shiftKey && !altKey;
  return (isPlain && target.closest<HTMLElement>(FILE_LINKS)) || undefined;
}

/** A press of what is still there. */
const press = (element: HTMLElement) => () => {
  if (element.isConnected) element.click();
};

/** What was chosen is set again, because a rendering meanwhile may have put the field back. */
const choose = (field: HTMLSelectElement, value: string) => () => {
  field.value = value;
  field.dispatchEvent(new Event('change', { bubbles: true }));
};

/**
 * Keeps presses that React is to answer, and choices from lists outside of forms; nobody else sees them meanwhile. Forms
 * read their own fields when React takes them over (src/forms/draft/useFormDraft.ts), and everything else is the browser's. The function
 * that is returned does all of it again, the first at once and each other one in a task of its own, and keeps what is pressed until the
 * last has been done, so that the order stays. What was kept when the page is left is not done when it comes back from the cache.
 */
export function keepPresses(view: Window): () => void {
  const kept: Deed[] = [];
  let isReplaying = false;
  const keep = (event: Event, deed: Deed) => {
    event.preventDefault();
    event.stopImmediatePropagation();
    kept.push(deed);
  };
  const onClick = (event: MouseEvent) => {
    const element = isReplaying ? undefined : pressed(event);
    if (element) keep(event, press(element));
  };
  const onChange = (event: Event) => {
    const { target } = event;
    if (!isReplaying && target instanceof HTMLSelectElement && !target.form)
      keep(event, choose(target, target.value));
  };
  const replay = () => {
    const deed = kept.shift();
    if (!deed) {
      view.removeEventListener('click', onClick, true);
      view.removeEventListener('change', onChange, true);
      return;
    }
    isReplaying = true;
    deed();
    isReplaying = false;
    setTimeout(replay);
  };
  view.addEventListener('click', onClick, true);
  view.addEventListener('change', onChange, true);
  view.addEventListener('pagehide', () => void (kept.length = 0), { once: true });
  return replay;
}
