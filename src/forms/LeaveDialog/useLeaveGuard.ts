import { useCallback, useEffect, useState } from 'react';
import { setFormDirty, wouldLoseInput } from '../../lib/formDirty';
import { setLeaveGuard } from '../../lib/linkClick';

/** A link that is held, because following it would lose unsent input. */
export interface HeldLink {
  /** Path of the link; undefined while no link is held. */
  target: string | undefined;
  stay: () => void;
  leave: () => void;
}

/**
 * While there is unsent input, the browser asks before the tab is closed or reloaded, and links within the site are
 * held until the visitor has answered. `stayPaths` are pages that keep the input, such as the form in another language.
 */
export function useLeaveGuard(isDirty: boolean, stayPaths: readonly string[]): HeldLink {
  const [held, setHeld] = useState<{ target: string; follow: () => void }>();
  const paths = stayPaths.join(' ');

  useEffect(() => {
    setFormDirty(isDirty);
    if (!isDirty) return undefined;
    const warn = (event: BeforeUnloadEvent) => {
      if (wouldLoseInput()) event.preventDefault();
      setFormDirty(true);
    };
    const removeGuard = setLeaveGuard((target, follow) => {
      if (paths.split(' ').includes(target)) return 'follow';
      setHeld({ target, follow });
      return 'hold';
    });
    window.addEventListener('beforeunload', warn);
    return () => {
      setFormDirty(false);
      window.removeEventListener('beforeunload', warn);
      removeGuard();
    };
  }, [isDirty, paths]);

  const stay = useCallback(() => setHeld(undefined), []);
  const leave = useCallback(() => {
    setHeld(undefined);
    if (!held) return;
    // After a deployment the next page is a full page load, which must not ask again.
    setFormDirty('leaving');
    held.follow();
  }, [held]);
  return { target: held?.target, stay, leave };
}
