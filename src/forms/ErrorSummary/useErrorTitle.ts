import { useLayoutEffect } from 'react';
import { useText } from '../../i18n/useText';

/** Begins the page's title with the word for an error while the calling component is mounted. */
export function useErrorTitle(): void {
  const text = useText();
  // A layout effect, so that it is undone before another page sets its own title.
  useLayoutEffect(() => {
    const title = document.title;
    document.title = text('form.titleError', { title });
    return () => {
      document.title = title;
    };
    // oxlint-disable-next-line react/exhaustive-deps -- once, however often the component is rendered
  }, []);
}
