import { type RefObject, useCallback, useEffect, useState } from 'react';
import type { Later } from './later';

/** The first signs that somebody uses a form; each comes before or with what needs its later code. */
const SIGNS = ['focusin', 'pointerdown', 'dragenter', 'input', 'change'] as const;

/** Later code as a form has it. */
export interface LaterCode<T> {
  /** undefined until it has arrived. */
  code: T | undefined;
  /** Loads it. Rejects when it cannot be had; the next call tries again. */
  load: () => Promise<T>;
}

/**
 * Loads a form's later code with the first sign that somebody uses the form, or at once where it `isNeeded` by what the
 * page already shows. What could not be had is tried again with the next sign.
 */
export function useLater<T extends object>(
  later: Later<T>,
  element: RefObject<HTMLElement | null>,
  isNeeded: boolean,
): LaterCode<T> {
  const [code, setCode] = useState(later.loaded);

  const load = useCallback(async () => {
    const found = await later.load();
    setCode(found);
    return found;
  }, [later]);

  useEffect(() => {
    const form = element.current;
    if (code || !form) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    // Once, and in a task of its own: between its listeners an input event lets React draw what has just arrived, with
    // the old value, and React would never hear of what was typed.
    const tryLoading = () => {
      timer ??= setTimeout(() => {
        // Sending says what is to be said about code that is missing.
        load().catch(() => {
          timer = undefined;
        });
      });
    };
    // Somebody may have been there before the script.
    if (isNeeded || form.contains(document.activeElement)) tryLoading();
    for (const sign of SIGNS) form.addEventListener(sign, tryLoading, { passive: true });
    return () => {
      clearTimeout(timer);
      for (const sign of SIGNS) form.removeEventListener(sign, tryLoading);
    };
  }, [code, element, isNeeded, load]);

  return { code, load };
}
