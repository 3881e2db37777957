import { startTransition, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import type { Guide } from './navigation/guide';
import type { ShownPage } from './navigation/shownPage';
import type { Journey } from './navigation/startJourney';
import { reportChunkFailure } from './lib/reportChunkFailure';
import { leaveFor } from './page-data/leaveFor';
import type { LoadedPage } from './page-data/pageLoader';

/** What `usePageNavigation` gives the App. */
export interface PageNavigation {
  /** The page to show. */
  shown: ShownPage;
  /** The page to draw ahead of time, if any; its path is another one. */
  coming: ShownPage | null;
  /** true: another page was asked for, and the one shown is on its way out. */
  isLeaving: boolean;
}

/** Fetches what takes visitors to other pages; rejects when its code cannot be had. */
export type FetchGuide = () => Promise<Guide>;

/** Without the code for the way from page to page the browser goes itself. */
const onFoot = ({ pathname }: { pathname: string }): Journey => ({
  go(to) {
    if (to.pathname !== pathname) leaveFor(to.pathname + to.search + to.hash);
  },
  arrive() {},
  stop() {},
});

/**
 * Shows the page of the current location. What happens on the way from one page to the next (curtain, loading, scroll,
 * focus) is the journey's; its code comes after the first page has been taken over.
 */
export function usePageNavigation(initial: LoadedPage, guide: FetchGuide | null): PageNavigation {
  const location = useLocation();
  const how = useNavigationType();
  const navigate = useNavigate();
  const [{ shown, coming }, setPages] = useState<Pick<PageNavigation, 'shown' | 'coming'>>(() => ({
    shown: { ...initial, location, isReturn: false },
    coming: null,
  }));
  const journey = useRef<Journey>(null);
  const now = useRef({ location, how, shown, navigate });

  useEffect(() => {
    now.current = { location, how, shown, navigate };
    journey.current?.go(location, how);
  }, [location, how, shown, navigate]);

  useEffect(() => {
    if (!guide) return;
    let isOver = false;
    const start = (begun: Journey) => {
      journey.current = begun;
      // The visitor may have been faster.
      begun.go(now.current.location, now.current.how);
    };
    guide().then(
      (found) => {
        if (isOver) return;
        start(
          found.start({
            shown: now.current.shown,
            prepare: (page) =>
              // In slices, beside the rising curtain.
              startTransition(() =>
                setPages(({ shown: here }) => ({
                  shown: here,
                  coming: page?.page.path === here.page.path ? null : page,
                })),
              ),
            // The screen is covered and nobody can act: in one go the page is there soonest.
            show: (page) => setPages({ shown: page, coming: null }),
            replace: (path) => void now.current.navigate(path, { replace: true }),
          }),
        );
      },
      (error: unknown) => {
        reportChunkFailure(error);
        if (!isOver) start(onFoot(now.current.shown.location));
      },
    );
    return () => {
      isOver = true;
      journey.current?.stop();
    };
  }, [guide]);

  useLayoutEffect(() => {
    journey.current?.arrive(shown);
  }, [shown]);

  return { shown, coming, isLeaving: location.pathname !== shown.location.pathname };
}
