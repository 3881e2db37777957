import { useEffect, useState } from 'react';
import { reportChunkFailure } from '../../lib/reportChunkFailure';

/**
 * A part of the frame whose code is fetched when it is wanted for the first time; null until then. Should the code not
 * come, `onFailure` is called and the page goes on without the part.
 */
export function useLoaded<T>(isWanted: boolean, load: () => Promise<T>, onFailure?: () => void): T | null {
  const [part, setPart] = useState<{ value: T } | null>(null);
  useEffect(() => {
    if (!isWanted || part) return;
    let isCurrent = true;
    load().then(
      (value) => {
        if (isCurrent) setPart({ value });
      },
      (error: unknown) => {
        reportChunkFailure(error);
        onFailure?.();
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [isWanted, part, load, onFailure]);
  return part?.value ?? null;
}
