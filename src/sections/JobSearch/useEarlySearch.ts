import { type RefObject, useLayoutEffect } from 'react';
import { hasWords } from './jobQuery';
import type { JobSearchState } from './useJobSearch';

/**
 * Lets the rows that answered before React stand until the search of this page knows the words that were typed, so that
 * they change once. React has not seen the headline that was written meanwhile, so it is written here.
 * @param said the headline as it is rendered
 */
export function useEarlySearch(
  { typed, query, words }: JobSearchState,
  headline: RefObject<HTMLElement | null>,
  said: string,
): void {
  const isKnown = typed === query.q && (!hasWords(query) || words !== 'waiting');

  useLayoutEffect(() => {
    const early = window.early?.search;
    if (!early || !isKnown || !early.answers(typed)) return;
    early.release();
    if (headline.current?.textContent !== said) headline.current?.replaceChildren(said);
  }, [isKnown, typed, headline, said]);

  useLayoutEffect(() => () => window.early?.search.release(), []);
}
