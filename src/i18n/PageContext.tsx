import { createContext, useContext } from 'react';
import type { FormAnswer } from '../content/formAnswer';
import { DEFAULT_LOCALE, type Locale } from '../content/locales';

/** What any component may ask about the page it stands on. */
export interface PageInfo {
  locale: Locale;
  /** Path of the page, e.g. `/en/jobs/`. */
  path: string;
  /** Paths of the page by language, its own included; left out where nobody can change the language. */
  languages?: Partial<Record<Locale, string>> | undefined;
  /** How the intake answered the form on this page, where the server rendered the page for it. */
  answer?: FormAnswer | undefined;
}

/** Constant while a page is shown, so it is passed by context and not by the store. */
export const PageInfoContext = createContext<PageInfo>({ locale: DEFAULT_LOCALE, path: '/' });

/** Locale and path of the page around a component. */
export function usePageInfo(): PageInfo {
  return useContext(PageInfoContext);
}
