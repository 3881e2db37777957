import { useEffect } from 'react';

/**
 * Calls `save` on Ctrl+S or Cmd+S, because the button is far from the end of a long form. If it is undefined, the keys do
 * what they do in the browser.
 */
export function useSaveShortcut(save: (() => void) | undefined, isAsking: boolean): void {
  useEffect(() => {
    if (!save) return undefined;
    const handleKey = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 's' || !(event.ctrlKey || event.metaKey)) return;
      if (event.altKey || event.shiftKey) return;
      event.preventDefault();
      // A key that is held repeats itself, and an answer that is awaited may change what is on the disk.
      if (!event.repeat && !isAsking) save();
    };
    document.addEventListener('keydown', handleKey);
    return () => document.removeEventListener('keydown', handleKey);
  });
}
