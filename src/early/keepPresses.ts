/** An action from before hydration, to be repeated. */
type Action = () => void;

/** Links to files that React opens above the page: a film or a picture. */
const FILE_LINKS = 'a[href^="/assets/"][data-cursor]';

/**
 * The pressed element if React handles it: not buttons that submit a form or open a popover natively, and not links to
 * pages.
 */
function pressed(event: MouseEvent): HTMLElement | undefined {
  const { target, button, metaKey, ctrlKey, shiftKey, altKey } = event;
  if (!(target instanceof Element) || button !== 0) return undefined;
  const control = target.closest('button');
  if (control) return control.type === 'button' && !control.popoverTargetElement ? control : undefined;
  const isPlain = !metaKey && !ctrlKey && !shiftKey && !altKey;
  return (isPlain && target.closest<HTMLElement>(FILE_LINKS)) || undefined;
}

/** Clicks the element if it is still in the document. */
const press = (element: HTMLElement) => () => {
  if (element.isConnected) element.click();
};

/** Sets the choice again, because a rendering may have reset the field meanwhile. */
const choose = (field: HTMLSelectElement, value: string) => () => {
  field.value = value;
  field.dispatchEvent(new Event('change', { bubbles: true }));
};

/**
 * Collects presses that React handles and choices in selects outside forms, and stops these events. Forms read their
 * own fields during hydration (src/forms/draft/useFormDraft.ts); everything else is left to the browser. The returned
 * function replays them, the first at once and each other one in a separate task, and goes on collecting until the last
 * is done, to keep the order. The collection is cleared when the page is left, so that nothing is replayed if the page
 * comes back from the back/forward cache.
 */
export function keepPresses(view: Window): () => void {
  const kept: Action[] = [];
  let isReplaying = false;
  const keep = (event: Event, action: Action) => {
    event.preventDefault();
    event.stopImmediatePropagation();
    kept.push(action);
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
    const action = kept.shift();
    if (!action) {
      view.removeEventListener('click', onClick, true);
      view.removeEventListener('change', onChange, true);
      return;
    }
    isReplaying = true;
    action();
    isReplaying = false;
    setTimeout(replay);
  };
  view.addEventListener('click', onClick, true);
  view.addEventListener('change', onChange, true);
  view.addEventListener('pagehide', () => void (kept.length = 0), { once: true });
  return replay;
}
