import type { Scheme, SCHEME_FIELD } from '../config/schemes';

// Written again, and compared by their types: a module shared with the app's bundle would make the app depend on this
// script.
const NAME: typeof SCHEME_FIELD = 'scheme';
const SCHEMES: Readonly<Record<Scheme, true>> = { light: true, dark: true };

/**
 * Applies the chosen colour scheme and stores later choices. A choice is shown by `data-scheme` of the root element, by
 * the radio buttons, and by the colours of the browser's own bars, whose meta tags name their scheme in `data-of`.
 *
 * The `change` listener captures, because `holdEvents` stops the event before it bubbles. A choice made in another tab
 * arrives with `storage`; a page that comes back from the back/forward cache reads it again, unless its own choice could
 * not be stored.
 */
export function applyScheme(window: Window): void {
  const { document } = window;
  let isStored = true;
  const show = (value: string | null) => {
    const chosen = value !== null && Object.hasOwn(SCHEMES, value) ? value : '';
    const { dataset } = document.documentElement;
    if (chosen) dataset[NAME] = chosen;
    else delete dataset[NAME];
    for (const meta of document.querySelectorAll<HTMLMetaElement>('[name=theme-color]')) {
      const { of } = meta.dataset;
      meta.media = !chosen ? `(prefers-color-scheme:${of})` : chosen === of ? 'all' : 'not all';
    }
    for (const field of document.getElementsByName(NAME) as NodeListOf<HTMLInputElement>) {
      field.checked = field.value === chosen;
    }
  };
  const tryStorage = (action: (storage: Storage) => void) => {
    try {
      action(window.localStorage);
      isStored = true;
    } catch {
      // Blocked or full: the choice lasts as long as the page.
      isStored = false;
    }
  };
  const read = () => tryStorage((storage) => show(storage.getItem(NAME)));
  read();
  window.addEventListener('storage', ({ key, newValue }) => {
    if (key === NAME) show(newValue);
  });
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted && isStored) read();
  });
  window.addEventListener(
    'change',
    ({ target }) => {
      const { name, value } = target as HTMLInputElement;
      if (name !== NAME) return;
      show(value);
      tryStorage((storage) => {
        if (value) storage.setItem(NAME, value);
        else storage.removeItem(NAME);
      });
    },
    true,
  );
}
