import { createContext, useContext } from 'react';
import type { FormAnswer } from '../content/formAnswer';
import { DEFAULT_LOCALE, type Locale } from '../content/locales';

/** Facts about the current page, available to every component. */
export interface PageInfo {
  locale: Locale;
  /** Path of the page, e.g. `/en/jobs/`. */
  path: string;
  /** Paths of the page by language, including its own; left out if the language cannot be changed. */
  languages?: Partial<Record<Locale, string>> | undefined;
  /** The intake's response to the form on this page, if the server rendered the page for it. */
  answer?: FormAnswer | undefined;
}

/** Constant while a page is shown, so it is a context and not part of the store. */
export const PageInfoContext = createContext<PageInfo>({ locale: DEFAULT_LOCALE, path: '/' });

/** Returns the locale, path and further facts of the current page. */
export function usePageInfo(): PageInfo {
  return useContext(PageInfoContext);
}
