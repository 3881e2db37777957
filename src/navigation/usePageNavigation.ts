import { startTransition, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { createPath, type Location, useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import { REQUEST_TIMEOUT_MS } from '../config/pageLoading';
import { SLOW_LOAD_HINT_MS } from '../config/timers';
import type { LazyModule } from '../lib/lazyModule';
import { wasLeftEarly } from '../page-data/hardNavigation';
import { leaveFor } from '../page-data/leaveFor';
import type { LoadedPage } from '../page-data/pageLoader';
import { useStore } from '../store/store';
import type { CurrentPage } from './currentPage';
import type { NavigationController } from './navigationController';
import type { NavigationRuntime } from './navigationRuntime';

/** The pages to render. */
export interface PageNavigation {
  current: CurrentPage;
  /** The next page, to be rendered outside the document; its path differs from the current one's. */
  next: CurrentPage | null;
  /** true: the location is already that of another page, which will replace the current one. */
  isLeaving: boolean;
}

/**
 * Holds the pages in React state and passes each change of the router's location to the navigation controller. The
 * controller is part of the runtime, which is loaded after hydration; until then the first page stays. `runtime` is
 * null while prerendering.
 */
export function usePageNavigation(
  initial: LoadedPage,
  runtime: LazyModule<NavigationRuntime> | null,
): PageNavigation {
  const location = useLocation();
  const how = useNavigationType();
  const navigate = useNavigate();
  const [{ current, next }, setPages] = useState<Pick<PageNavigation, 'current' | 'next'>>(() => ({
    current: { ...initial, location, isReturn: false },
    next: null,
  }));
  const controller = useRef<NavigationController>(null);
  const onCommitted = useRef<(page: CurrentPage) => void>(() => {});
  const latest = useEffectEvent(() => ({ location, how, current, navigate }));
  const isLeaving = location.pathname !== current.location.pathname;

  useEffect(() => {
    controller.current?.locationChanged(location, how);
  }, [location, how]);

  useEffect(() => {
    // Back before the router listened: the router either missed it or saw the new address without a change.
    if (wasLeftEarly(initial.page.path, window)) leaveFor(createPath(window.location), true);
  }, [initial.page.path]);

  useEffect(() => {
    if (!isLeaving) return undefined;
    const { setSlow } = useStore.getState();
    // Once there is a controller, it sets the hint.
    const hint = setTimeout(() => controller.current ?? setSlow(true), SLOW_LOAD_HINT_MS);
    // A runtime that neither loads nor fails would leave the visitor on this page for ever.
    const leave = () => controller.current ?? leaveFor(createPath(latest().location));
    const end = setTimeout(leave, REQUEST_TIMEOUT_MS);
    return () => {
      clearTimeout(hint);
      clearTimeout(end);
      setSlow(false);
    };
  }, [isLeaving]);

  useEffect(() => {
    if (!runtime) return undefined;
    let isUnmounted = false;
    const start = (created: NavigationController) => {
      controller.current = created;
      // The location may have changed while the runtime was loading.
      created.locationChanged(latest().location, latest().how);
    };
    runtime.load().then(
      ({ createController }) => {
        if (isUnmounted) return;
        start(
          createController({
            current: latest().current,
            preRender: (page) =>
              // A transition renders in slices, so that the curtain's animation stays smooth.
              startTransition(() =>
                setPages(({ current: here }) => ({
                  current: here,
                  next: page?.page.path === here.page.path ? null : page,
                })),
              ),
            commit: (page, callback) => {
              onCommitted.current = callback;
              setPages({ current: page, next: null });
            },
            replace: (path) => void latest().navigate(path, { replace: true }),
          }),
        );
      },
      () => {
        const { pathname } = latest().current.location;
        // Without the runtime, each page change is a full page load.
        const locationChanged = (to: Location) => {
          if (to.pathname !== pathname) leaveFor(createPath(to));
        };
        if (!isUnmounted) start({ locationChanged, stop() {} });
      },
    );
    return () => {
      isUnmounted = true;
      controller.current?.stop();
    };
  }, [runtime]);

  useLayoutEffect(() => onCommitted.current(current), [current]);

  return { current, next, isLeaving };
}
