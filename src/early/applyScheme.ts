import type { Scheme, SCHEME_FIELD, SCHEME_KEY } from '../config/schemes';

// Written again, and compared by their types: a module shared with the app's bundle would make the app depend on this
// script.
const NAME: typeof SCHEME_FIELD & typeof SCHEME_KEY = 'scheme';
const SCHEMES: Readonly<Record<Scheme, true>> = { light: true, dark: true };

const isScheme = (value: string | null): value is Scheme => value !== null && Object.hasOwn(SCHEMES, value);

/**
 * Applies the chosen colour scheme and stores later choices. A choice is shown by `data-scheme` of the root element, by
 * the radio buttons, and by the colours of the browser's own bars, whose meta tags name their scheme in `data-of`.
 *
 * The `change` listener captures, because `holdEvents` stops the event before it bubbles. A choice made in another tab
 * arrives with `storage`; a page that comes back from the back/forward cache reads it again.
 */
export function applyScheme(window: Window): void {
  const { document } = window;
  const show = (chosen: Scheme | undefined) => {
    const { dataset } = document.documentElement;
    if (chosen) dataset[NAME] = chosen;
    else delete dataset[NAME];
    for (const meta of document.querySelectorAll<HTMLMetaElement>('[name=theme-color]')) {
      const { of } = meta.dataset;
      meta.media = !chosen ? `(prefers-color-scheme:${of})` : chosen === of ? 'all' : 'not all';
    }
    for (const field of document.getElementsByName(NAME) as NodeListOf<HTMLInputElement>) {
      field.checked = field.value === (chosen ?? '');
    }
  };
  const tryStorage = <Result>(action: (storage: Storage) => Result): Result | undefined => {
    try {
      return action(window.localStorage);
    } catch {
      // Blocked or full: the choice lasts as long as the page.
      return undefined;
    }
  };
  const read = () => {
    const value = tryStorage((storage) => storage.getItem(NAME)) ?? null;
    show(isScheme(value) ? value : undefined);
  };
  read();
  window.addEventListener('storage', read);
  window.addEventListener('pageshow', (event) => {
    if (event.persisted) read();
  });
  window.addEventListener(
    'change',
    ({ target }) => {
      const { name, value } = target as HTMLInputElement;
      if (name !== NAME) return;
      const chosen = isScheme(value) ? value : undefined;
      show(chosen);
      tryStorage((storage) => {
        if (chosen) storage.setItem(NAME, chosen);
        else storage.removeItem(NAME);
      });
    },
    true,
  );
}
