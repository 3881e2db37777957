import { useEffect, useState } from 'react';
import type { LazyModule } from '../lib/lazyModule';

/**
 * What a lazy module holds, loaded when it is wanted for the first time; undefined until then, and always while the page
 * is hydrated. When it cannot be loaded, `onFailure` is called, and it is tried again the next time it is wanted.
 */
export function useLazyModule<T>(
  code: LazyModule<T>,
  isWanted: boolean,
  onFailure?: () => void,
): T | undefined {
  const [shown, setShown] = useState<LazyModule<T>>();
  useEffect(() => {
    if (!isWanted || shown === code) return undefined;
    let isCurrent = true;
    code.load().then(
      () => {
        if (isCurrent) setShown(code);
      },
      () => onFailure?.(),
    );
    return () => {
      isCurrent = false;
    };
  }, [code, isWanted, shown, onFailure]);
  return shown === code ? code.loaded() : undefined;
}
