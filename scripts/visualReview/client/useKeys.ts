import { useEffect, useEffectEvent } from 'react';

/** Elements that accept text, where letters are not shortcuts. */
const FIELDS = 'textarea, select, input:not([type=radio], [type=checkbox], [type=range])';

/**
 * Elements activated by the space bar; not list rows, which are selected already, so that Space toggles the picture.
 */
const PRESSED_BY_SPACE = 'button:not([data-row]), a, input:not([type=range]), summary';

/** Handles single-key shortcuts, without modifiers, except where keys have another function. */
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
      // Key repeat only works for moving between pictures.
      if (event.repeat && !['j', 'k'].includes(key)) return;
      if (act(key)) event.preventDefault();
    };
    document.addEventListener('keydown', press);
    // Firefox activates buttons on keyup of the space bar.
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
