import { useEffect, useState } from 'react';
import { chunkFailures } from '../lib/chunkFailures';
import type { LazyModule } from '../lib/lazyModule';

/**
 * Returns the contents of a lazy module, which is loaded when first wanted; undefined until then, and always during
 * hydration. The next time the module is wanted after a failure, it is tried again.
 *
 * @param onFailure for code that the visitor waits for: called when loading fails, which then counts like any missing
 *   chunk (specification, section 8), because browsers do not request it again in the same document
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
      (error: unknown) => {
        if (!onFailure) return;
        onFailure();
        chunkFailures.emit(error);
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [code, isWanted, shown, onFailure]);
  return shown === code ? code.loaded() : undefined;
}
