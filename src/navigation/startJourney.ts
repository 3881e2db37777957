import type { Location, NavigationType } from 'react-router-dom';
import { RELOAD_GUARD_MS } from '../config/pageLoading';
import { SLOW_LOAD_HINT_MS } from '../config/timers';
import { applyHead } from '../document/applyHead';
import { afterPaint } from '../lib/afterPaint';
import { prefersReducedMotion } from '../lib/prefersReducedMotion';
import { reportChunkFailure } from '../lib/reportChunkFailure';
import { rememberScroll, scrollEntry } from '../lib/scrollMemory';
import { leaveFor } from '../page-data/leaveFor';
import { noticeStore } from '../page-data/noticeStore';
import type { LoadResult, PageLoader } from '../page-data/pageLoader';
import { currentJobPath } from '../routes/dynamicRoutes';
import { useStore } from '../store/store';
import { preloadTemplate } from '../templates/registry';
import { driveCurtain, isCovered, whenCovered } from './driveCurtain';
import { placeOnArrival, placeWithin } from './placeOnPage';
import type { ShownPage } from './shownPage';

/** What a journey needs of the app. */
export interface JourneyOptions {
  loader: PageLoader;
  /** The page that the document came with. */
  shown: ShownPage;
  /** Draws a page ahead of time where nobody sees it, in place of another one; null: none is to come. */
  prepare: (page: ShownPage | null) => void;
  /** Draws a page, or puts it in its place if it was prepared; `arrive` is called when it is drawn. */
  show: (page: ShownPage) => void;
  /** Replaces the address by another path. */
  replace: (path: string) => void;
}

/** A visitor's way through the site, from page to page. */
export interface Journey {
  /** The address has changed: to another page, or to another place on this one. */
  go(location: Location, how: `${NavigationType}`): void;
  /** A page is in the document, and not yet on screen. */
  arrive(page: ShownPage): void;
  stop(): void;
}

async function load(path: string, loader: PageLoader): Promise<LoadResult> {
  try {
    const next = await loader.load(path);
    if (next) await preloadTemplate(next.page);
    return next;
  } catch (error) {
    reportChunkFailure(error);
    return null;
  }
}

/** Whether the page itself must be loaded anew, because something on it may no longer run (see `saveConsent`). */
const isReloadDue = () => document.documentElement.dataset['reload'] !== undefined;

/**
 * Starts leading visitors from page to page: draws the curtain, loads data and template, has the page drawn while the
 * screen is covered, then sets title, language, theme, scroll and focus. A page that is no longer wanted is never
 * seen, and what cannot be loaded is left to the browser as a full page load. No curtain under reduced motion.
 */
export function startJourney({ loader, shown: first, prepare, show, replace }: JourneyOptions): Journey {
  const { sendCurtain, setSlow } = useStore.getState();
  const memory = rememberScroll(window, scrollEntry(first.location));
  const stopCurtain = driveCurtain();
  let shown = first;
  let { location } = first;
  /** The path the visitor is going to, or is at. */
  let target = location.pathname;
  let isUnderWay = false;
  /** Counts the navigations; tells one that is still wanted from one that is not. */
  let turn = 0;
  let slowTimer: ReturnType<typeof setTimeout> | undefined;
  /** Scrolls and focuses the page drawn last; once. */
  let place = () => {};

  const endSlow = () => {
    clearTimeout(slowTimer);
    setSlow(false);
  };

  /** The page shown stays: the one asked for cannot be had. */
  const stay = () => {
    turn += 1;
    target = shown.location.pathname;
    isUnderWay = false;
    endSlow();
    prepare(null);
    sendCurtain('arrived');
  };

  /** The browser takes over; should it stay all the same (the answer may be a download), so does the page. */
  const leave = ({ pathname, search, hash }: Location) => {
    const thisTurn = turn;
    if (!leaveFor(pathname + search + hash)) stay();
    else setTimeout(() => thisTurn === turn && stay(), RELOAD_GUARD_MS);
  };

  const setOut = async (how: `${NavigationType}`) => {
    const to = location;
    const thisTurn = (turn += 1);
    target = to.pathname;
    isUnderWay = true;
    memory.save();
    if (!prefersReducedMotion()) sendCurtain('navigate');
    endSlow();
    slowTimer = setTimeout(() => setSlow(true), SLOW_LOAD_HINT_MS);
    const [next] = await Promise.all([
      load(to.pathname, loader).then((loaded) => {
        if (thisTurn !== turn) return null;
        endSlow();
        const page = loaded && { ...loaded, location: to, isReturn: how === 'POP' };
        if (page && !isCovered()) prepare(page);
        return page;
      }),
      whenCovered(),
    ]);
    if (thisTurn !== turn) return;
    const renamed = next?.isNotFound ? currentJobPath(to.pathname, next.queries) : null;
    if (renamed !== null) replace(renamed);
    else if (next && !isReloadDue()) show(next);
    else leave(to);
  };

  // A page that the browser had put aside was left behind a closed curtain.
  const onPageShow = ({ persisted }: PageTransitionEvent) => {
    if (persisted) stay();
  };
  window.addEventListener('pageshow', onPageShow);
  // The old address of a renamed job that was opened directly.
  const renamed = first.page.template === 'error' ? currentJobPath(target, first.queries) : null;
  if (renamed !== null) replace(renamed);

  return {
    go(to, how) {
      if (to === location) return;
      place();
      location = to;
      if (to.pathname !== target) void setOut(how);
      else if (!isUnderWay) placeWithin(to, how, memory);
    },
    arrive(page) {
      if (page === shown) return;
      shown = page;
      // What could not be had before has come.
      noticeStore.setState({ loadError: undefined });
      applyHead(page.page);
      if (page.location.pathname !== target) return;
      isUnderWay = false;
      const thisTurn = turn;
      place = () => {
        place = () => {};
        // Another place on the page may have been asked for while it was on its way.
        placeOnArrival(location, page.isReturn, memory);
        afterPaint(() => thisTurn === turn && sendCurtain('arrived'));
      };
      // The browser lays the page out for it: behind the curtain that is a task of its own, so that none is long.
      if (useStore.getState().curtain === 'covered') setTimeout(() => place());
      else place();
    },
    stop() {
      turn += 1;
      place = () => {};
      endSlow();
      memory.stop();
      stopCurtain();
      window.removeEventListener('pageshow', onPageShow);
    },
  };
}
