import { useEffect, useState } from 'react';

/**
 * Loads data asynchronously; outdated responses are discarded.
 * @param key identifies the request; a new key loads again
 */
export function useAnswer<T>(ask: () => Promise<T>, key: string): { answer: T | undefined; error: string } {
  const [state, setState] = useState<{ key: string; answer?: T; error?: string }>({ key: '' });
  useEffect(() => {
    let isAsked = true;
    ask().then(
      (answer) => isAsked && setState({ key, answer }),
      (error: Error) => isAsked && setState({ key, error: error.message }),
    );
    return () => {
      isAsked = false;
    };
    // oxlint-disable-next-line react/exhaustive-deps -- the key stands for the question
  }, [key]);
  const isCurrent = state.key === key;
  return { answer: isCurrent ? state.answer : undefined, error: isCurrent ? (state.error ?? '') : '' };
}
