import { createPath, type Location, type NavigationType } from 'react-router-dom';
import { RELOAD_GUARD_MS, SLOW_LOAD_HINT_MS } from '../config/timers';
import { applyHead } from '../document/applyHead';
import { afterPaint } from '../lib/afterPaint';
import { isFormDirty, setFormDirty, wouldLoseInput } from '../lib/formDirty';
import { askLeaveGuard } from '../lib/linkClick';
import { rememberScroll, scrollEntry } from '../lib/scrollMemory';
import { leaveFor } from '../page-data/leaveFor';
import { noticeStore } from '../page-data/noticeStore';
import type { PageLoader } from '../page-data/pageLoader';
import { useStore } from '../store/store';
import type { CurrentPage } from './currentPage';
import { connectCurtain, cover, isCovered, reveal, whenCovered } from './curtain';
import { loadPage, movedTo } from './loadPage';
import { placePage, placeWithinPage } from './placePage';
import { createPosterCarrier } from './posterCarrier';

/** Dependencies of the controller on React and the router. */
export interface NavigationControllerOptions {
  loader: PageLoader;
  /** The page embedded in the document. */
  current: CurrentPage;
  /** Renders the next page outside the document; null discards it. */
  preRender: (page: CurrentPage | null) => void;
  /**
   * Replaces the current page. `onCommitted` is called once the page is in the document, before it is painted and
   * before its passive effects, which may change the head that was set for it.
   */
  commit: (page: CurrentPage, onCommitted: (page: CurrentPage) => void) => void;
  /** Replaces the current history entry's path. */
  replace: (path: string) => void;
}

/** Loads and shows the page of each new location. */
export interface NavigationController {
  /** To be called after each change of the router's location; a repeated call with the same location does nothing. */
  locationChanged(to: Location, how: `${NavigationType}`): void;
  stop(): void;
}

/** Position of the current history entry in the session, as stored by the router. */
const entryIndex = (): number => (window.history.state as { idx?: number } | null)?.idx ?? 0;

/** A path with the query and the fragment of a location. */
const at = (pathname: string, to: Location) => createPath({ ...to, pathname });

/**
 * Creates the controller of a visit. The steps of a page change: load (data and code) and cover at the same time →
 * commit → title, scroll and focus → reveal. A newer location cancels the current navigation, whose page is then not
 * committed. If loading fails, a full page load is started.
 */
export function createNavigationController(options: NavigationControllerOptions): NavigationController {
  const { loader, current: first, preRender, commit, replace } = options;
  const { setSlow } = useStore.getState();
  const memory = rememberScroll(window, scrollEntry(first.location));
  const disconnectCurtain = connectCurtain();
  const carrier = createPosterCarrier();
  let current = first;
  /** `entryIndex` of the current page. */
  let index = entryIndex();
  let { location } = first;
  /** Path of the navigation in progress, else of the current page. */
  let target = location.pathname;
  let isNavigating = false;
  /** Number of the latest navigation; steps of an earlier one stop when they compare it with their own. */
  let latest = 0;
  let slowTimer: ReturnType<typeof setTimeout> | undefined;
  /** Sets scroll and focus of the last committed page, once. */
  let placeCommitted = () => {};

  function endSlowHint(): void {
    clearTimeout(slowTimer);
    setSlow(false);
  }

  /** Loads a page while the curtain closes and, if it arrives before the curtain has closed, renders it ahead. */
  async function loadCovered(to: Location, how: `${NavigationType}`, isLatest: () => boolean) {
    cover();
    endSlowHint();
    slowTimer = setTimeout(() => setSlow(true), SLOW_LOAD_HINT_MS);
    const load = async () => {
      const result = await loadPage(to.pathname, loader);
      if (!isLatest()) return null;
      endSlowHint();
      if (result.state !== 'loaded') return result;
      const page = { ...result.page, location: to, isReturn: how === 'POP' };
      if (!isCovered()) preRender(page);
      return { ...result, page };
    };
    const [result] = await Promise.all([load(), whenCovered()]);
    return isLatest() ? result : null;
  }

  /** Sets scroll and focus of a committed page, then opens the curtain. */
  function place(isReturn: boolean, isLatest: () => boolean): void {
    placeCommitted = () => {
      placeCommitted = () => {};
      // The hash may have changed since the page was requested.
      placePage(location, isReturn, memory);
      carrier.findTarget();
      afterPaint(() => isLatest() && reveal());
    };
    // Setting scroll and focus forces a layout: behind the curtain in a separate task.
    if (useStore.getState().curtain === 'covered') setTimeout(() => placeCommitted());
    else placeCommitted();
  }

  /** Sets title and head of a page that has just been committed, then scroll and focus. */
  function committed(page: CurrentPage, pageIndex: number, isLatest: () => boolean): void {
    current = page;
    index = pageIndex;
    noticeStore.setState({ loadError: undefined });
    applyHead(page.page);
    if (!isLatest()) return;
    isNavigating = false;
    place(page.isReturn, isLatest);
  }

  /** Cancels the navigation: the current page stays and is uncovered. */
  function stay(): void {
    latest += 1;
    target = current.location.pathname;
    isNavigating = false;
    endSlowHint();
    // The visitor may have agreed to lose the input, but has not lost it: the next page change asks again.
    if (isFormDirty()) setFormDirty(true);
    preRender(null);
    const number = latest;
    void whenCovered().then(() => number === latest && reveal());
  }

  /**
   * Starts a full page load. If the browser does not leave (the response may be a download), the current page is
   * uncovered. If no load was started, the address is the current page's again, on which its jump links depend.
   */
  function loadFully(to: Location, isLatest: () => boolean): void {
    const steps = index - entryIndex();
    // Back and paths that keep the input reach a new build unasked.
    const isBlocked =
      wouldLoseInput() &&
      navigator.onLine &&
      loader.isOutdated() &&
      askLeaveGuard(to.pathname, () => window.history.go(-steps), true) === 'block';
    if (!isBlocked && leaveFor(createPath(to))) {
      setTimeout(() => isLatest() && stay(), RELOAD_GUARD_MS);
      return;
    }
    stay();
    // `go(0)` would reload the page.
    if (steps !== 0) window.history.go(steps);
  }

  async function navigate(to: Location, how: `${NavigationType}`): Promise<void> {
    const number = (latest += 1);
    const isLatest = () => number === latest;
    const pageIndex = entryIndex();
    target = to.pathname;
    isNavigating = true;
    memory.save();
    carrier.start(current.location.pathname, to.pathname, how);
    const result = await loadCovered(to, how, isLatest);
    if (!result) return;
    if (result.state === 'moved') replace(at(result.path, to));
    // Withdrawn consent reloads the page, but unsent input comes first; then the next page change does.
    else if (result.state === 'unavailable' || (useStore.getState().isReloadDue && !wouldLoseInput()))
      loadFully(to, isLatest);
    else commit(result.page, (page) => committed(page, pageIndex, isLatest));
  }

  function locationChanged(to: Location, how: `${NavigationType}`): void {
    if (to === location) return;
    // First, so that the scroll position is stored for the history entry it belongs to.
    placeCommitted();
    const from = location;
    location = to;
    if (to.pathname !== target) void navigate(to, how);
    else if (!isNavigating) {
      index = entryIndex();
      placeWithinPage({ from, to, how }, memory);
    }
  }

  // The back/forward cache restores a page in the state it was left in: covered, or in the middle of a page change.
  const onPageShow = ({ persisted }: PageTransitionEvent) => {
    if (!persisted) return;
    stay();
    const { pathname } = location;
    if (pathname !== target && pathname === window.location.pathname) void navigate(location, 'POP');
  };
  window.addEventListener('pageshow', onPageShow);
  // A former path of a page or job that was opened directly.
  const moved = movedTo(target, first);
  if (moved !== null) replace(at(moved, location));

  return {
    locationChanged,
    stop() {
      latest += 1;
      placeCommitted = () => {};
      endSlowHint();
      memory.stop();
      carrier.stop();
      disconnectCurtain();
      window.removeEventListener('pageshow', onPageShow);
    },
  };
}
