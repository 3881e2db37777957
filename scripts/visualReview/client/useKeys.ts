import { useEffect, useEffectEvent } from 'react';

/** What takes text: letters belong to it. */
const FIELDS = 'textarea, select, input:not([type=radio], [type=checkbox], [type=range])';

/** What the space bar presses; a row of the list is chosen already and leaves it to the pictures. */
const PRESSED_BY_SPACE = 'button:not([data-row]), a, input, summary';

/** Listens to single keys, without modifiers, wherever they are not needed for something else. */
export function useKeys(isOn: boolean, actions: Readonly<Record<string, () => void>>): void {
  const act = useEffectEvent((key: string): boolean => {
    const action = actions[key];
    action?.();
    return action !== undefined;
  });
  useEffect(() => {
    if (!isOn) return;
    const press = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
      const focused = document.activeElement;
      if (focused?.matches(FIELDS) || document.querySelector('dialog[open]')) return;
      if (event.key === ' ' && focused?.matches(PRESSED_BY_SPACE)) return;
      const key = event.key.toLowerCase();
      // A key that is held down goes on from picture to picture, and does nothing else twice.
      if (event.repeat && !['j', 'k'].includes(key)) return;
      if (act(key)) event.preventDefault();
    };
    document.addEventListener('keydown', press);
    // Firefox presses a button when the space bar is let go.
    const release = (event: KeyboardEvent) => {
      if (event.key === ' ' && document.activeElement?.matches('[data-row]')) event.preventDefault();
    };
    document.addEventListener('keyup', release);
    return () => {
      document.removeEventListener('keydown', press);
      document.removeEventListener('keyup', release);
    };
  }, [isOn]);
}
