import { useCallback, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { isFormDirty, setFormDirty } from '../../lib/formDirty';

/** A link that was followed and is held back until the visitor has answered. */
export interface LeaveGuard {
  /** Address of the link; undefined while nothing is asked. */
  target: string | undefined;
  stay: () => void;
  leave: () => void;
}

/** The address of a link that would take the visitor off the page within the site; undefined for all others. */
function leavingTo(event: MouseEvent, stayPaths: readonly string[]): string | undefined {
  if (event.defaultPrevented || event.button !== 0) return undefined;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return undefined;
  const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
  if (!(link instanceof HTMLAnchorElement) || link.hasAttribute('download')) return undefined;
  if ((link.target !== '' && link.target !== '_self') || link.origin !== window.location.origin)
    return undefined;
  const isSamePage = link.pathname === window.location.pathname;
  if (isSamePage || stayPaths.includes(link.pathname)) return undefined;
  return link.pathname + link.search + link.hash;
}

/**
 * While there is unsent input: the browser asks before the tab is closed or reloaded, and links within the site ask
 * first. `stayPaths` are pages that keep the input, as the form in another language does.
 */
export function useLeaveGuard(isDirty: boolean, stayPaths: readonly string[]): LeaveGuard {
  const navigate = useNavigate();
  const [target, setTarget] = useState<string>();
  /** The visitor has confirmed: after a deploy the next page is loaded in full, and the browser must not ask again. */
  const isLeaving = useRef(false);
  const paths = stayPaths.join(' ');

  useEffect(() => {
    setFormDirty(isDirty);
    if (!isDirty) return undefined;
    const warn = (event: BeforeUnloadEvent) => {
      if (isFormDirty() && !isLeaving.current) event.preventDefault();
      isLeaving.current = false;
    };
    const ask = (event: MouseEvent) => {
      const wanted = leavingTo(event, paths.split(' '));
      if (wanted === undefined) return;
      // Else the router would follow it without a question.
      event.stopPropagation();
      event.preventDefault();
      setTarget(wanted);
    };
    window.addEventListener('beforeunload', warn);
    document.addEventListener('click', ask, { capture: true });
    return () => {
      setFormDirty(false);
      window.removeEventListener('beforeunload', warn);
      document.removeEventListener('click', ask, { capture: true });
    };
  }, [isDirty, paths]);

  const stay = useCallback(() => setTarget(undefined), []);
  const leave = useCallback(() => {
    setTarget(undefined);
    if (target === undefined) return;
    isLeaving.current = true;
    void navigate(target);
  }, [navigate, target]);
  return { target, stay, leave };
}
