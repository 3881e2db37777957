import { useCallback, useEffect, useState } from 'react';
import { acceptInputLoss, setFormDirty, wouldLoseInput } from '../../lib/formDirty';
import { linkOf, setLeaveGuard } from '../../lib/linkClick';

/** Longest time from a click on a mail address or phone number to the browser's question, ms. */
const OTHER_PROGRAM_MS = 1000;

/** A link that is blocked, because following it would lose unsent input, with the two answers to the question. */
export interface BlockedLink {
  /** Path of the link; undefined while no link is blocked. */
  target: string | undefined;
  /** Forgets the link. */
  stay: () => void;
  /** Follows the link. */
  leave: () => void;
}

/**
 * While there is unsent input, the browser asks before the tab is closed or reloaded, and links within the site are
 * blocked until the visitor has answered.
 *
 * @param keepingPaths paths of pages that keep the input unless they are loaded in full, such as the form in another
 *   language
 */
export function useLeaveGuard(isDirty: boolean, keepingPaths: readonly string[]): BlockedLink {
  const [blocked, setBlocked] = useState<{ target: string; follow: () => void }>();
  const paths = keepingPaths.join(' ');

  useEffect(() => {
    setFormDirty(isDirty);
    if (!isDirty) return undefined;
    // Chromium asks before it opens the mail or phone program too, although the page stays.
    let openedAt = -Infinity;
    const noteProgram = (event: MouseEvent) => {
      if (/^(?:mailto|tel):/.test(linkOf(event)?.protocol ?? '')) openedAt = performance.now();
    };
    const warn = (event: BeforeUnloadEvent) => {
      if (wouldLoseInput() && performance.now() - openedAt > OTHER_PROGRAM_MS) event.preventDefault();
      // If the page stays after all (the target may be a download), the next attempt asks again.
      setFormDirty(true);
    };
    const removeGuard = setLeaveGuard((target, follow, isFullLoad = false) => {
      if (!isFullLoad && paths.split(' ').includes(target)) return 'follow';
      setBlocked({ target, follow });
      return 'block';
    });
    window.addEventListener('beforeunload', warn);
    document.addEventListener('click', noteProgram);
    return () => {
      setFormDirty(false);
      document.removeEventListener('click', noteProgram);
      window.removeEventListener('beforeunload', warn);
      removeGuard();
    };
  }, [isDirty, paths]);

  const stay = useCallback(() => setBlocked(undefined), []);
  const leave = useCallback(() => {
    setBlocked(undefined);
    if (!blocked) return;
    // After a deployment the next page is a full page load, which must not ask again.
    acceptInputLoss();
    blocked.follow();
  }, [blocked]);
  return { target: blocked?.target, stay, leave };
}
