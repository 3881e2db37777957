import { useEffect, useState } from 'react';
import type { LazyModule } from '../lib/lazyModule';

/**
 * Returns the contents of a lazy module, which is loaded when first wanted; undefined until then, and always during
 * hydration. If loading fails, `onFailure` is called, and the next time the module is wanted it is tried again.
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
