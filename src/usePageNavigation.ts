import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import { applyHead } from './document/applyHead';
import { reportChunkFailure } from './page-data/chunkFailure';
import { leaveFor } from './page-data/leaveFor';
import type { LoadedPage, PageLoader } from './page-data/pageLoader';
import { currentJobPath } from './routes/dynamicRoutes';
import { preloadTemplate } from './templates/registry';

interface Shown extends LoadedPage {
  /** Path in the address bar; differs from the page's own path on a 404 page. */
  pathname: string;
}

function focusTarget(hash: string): void {
  const target = hash === '' ? null : document.getElementById(decodeURIComponent(hash.slice(1)));
  const element = target ?? document.querySelector<HTMLElement>('h1');
  if (!element) return;
  if (!element.hasAttribute('tabindex')) element.tabIndex = -1;
  element.focus({ preventScroll: true });
  if (target) target.scrollIntoView();
}

/**
 * Shows the page of the current location: loads its data and template, then swaps, sets title, language and
 * theme, scrolls and moves focus. What cannot be loaded is left to the browser as a full page load.
 */
export function usePageNavigation(initial: LoadedPage, loader: PageLoader | null): LoadedPage {
  const location = useLocation();
  const navigate = useNavigate();
  const navigationType = useNavigationType();
  const [shown, setShown] = useState<Shown>({ ...initial, pathname: location.pathname });
  const scrollByKey = useRef(new Map<string, number>());
  const isFirst = useRef(true);

  useEffect(() => {
    const remember = () => scrollByKey.current.set(location.key, window.scrollY);
    window.addEventListener('scroll', remember, { passive: true });
    return () => window.removeEventListener('scroll', remember);
  }, [location.key]);

  useEffect(() => {
    const renamed =
      shown.isNotFound || shown.page.template === 'error'
        ? currentJobPath(shown.pathname, shown.queries)
        : null;
    if (renamed !== null) void navigate(renamed, { replace: true });
  }, [shown, navigate]);

  useEffect(() => {
    if (!loader || location.pathname === shown.pathname) return;
    let isCurrent = true;
    const target = location.pathname + location.search + location.hash;
    const load = async () => {
      const next = await loader.load(location.pathname);
      if (next) await preloadTemplate(next.page);
      return next;
    };
    load()
      .catch((error: unknown) => {
        reportChunkFailure(error);
        return null;
      })
      .then((next) => {
        if (!isCurrent) return;
        if (next) setShown({ ...next, pathname: location.pathname });
        else leaveFor(target);
      });
    return () => {
      isCurrent = false;
    };
  }, [loader, location, shown.pathname]);

  useLayoutEffect(() => {
    if (isFirst.current) {
      isFirst.current = false;
      return;
    }
    applyHead(shown.page);
    window.scrollTo(0, navigationType === 'POP' ? (scrollByKey.current.get(location.key) ?? 0) : 0);
    focusTarget(location.hash);
    // Only a swap of the page moves scroll and focus; the location that caused it is read, not followed.
    // oxlint-disable-next-line react/exhaustive-deps -- see above
  }, [shown]);

  useEffect(() => {
    if (location.hash !== '' && location.pathname === shown.pathname) focusTarget(location.hash);
    // oxlint-disable-next-line react/exhaustive-deps -- follows hash links within a page, not page swaps
  }, [location.hash, location.key]);

  return shown;
}
