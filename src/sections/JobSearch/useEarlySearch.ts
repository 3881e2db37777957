import { type RefObject, useLayoutEffect } from 'react';
import { hasWords } from './jobQuery';
import type { JobSearchState } from './useJobSearch';

/**
 * Keeps the result of the early search until this page's search has a result for the typed words, so that the rows
 * change only once. React's virtual DOM lacks the headline written meanwhile, so it is restored here.
 * @param said the headline as rendered by React
 */
export function useEarlySearch(
  { typed, query, words }: JobSearchState,
  headline: RefObject<HTMLElement | null>,
  said: string,
): void {
  const isKnown = typed === query.q && (!hasWords(query) || words !== 'waiting');

  useLayoutEffect(() => {
    const early = window.early?.search;
    if (!early) return;
    if (!isKnown || !early.answers(typed)) {
      early.update();
      return;
    }
    early.release();
    if (headline.current?.textContent !== said) headline.current?.replaceChildren(said);
  }, [isKnown, typed, headline, said]);

  useLayoutEffect(() => () => window.early?.search.release(), []);
}
