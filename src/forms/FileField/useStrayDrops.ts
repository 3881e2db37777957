import { useEffect } from 'react';

/**
 * Refuses files that are dropped beside a drop zone, as long as the page is shown. The browser would open them in place
 * of the page, and what was typed and chosen there would be gone.
 */
export function useStrayDrops(): void {
  useEffect(() => {
    const refuse = (event: DragEvent) => {
      // A drop zone has taken the event already; dragged words may still be dropped into a field.
      if (event.defaultPrevented || !event.dataTransfer?.types.includes('Files')) return;
      event.preventDefault();
      event.dataTransfer.dropEffect = 'none';
    };
    window.addEventListener('dragover', refuse);
    window.addEventListener('drop', refuse);
    return () => {
      window.removeEventListener('dragover', refuse);
      window.removeEventListener('drop', refuse);
    };
  }, []);
}
