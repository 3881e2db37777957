import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { reportRoute } from '../page-data/routeChanges';

/**
 * Reports each change of path to the code that is loaded after the page, and a Back or Forward made during hydration to
 * the router, which listens only from then on. Renders nothing.
 */
export function RouteReporter() {
  const { pathname } = useLocation();
  const hydrated = useRef(pathname);
  useEffect(() => reportRoute(pathname), [pathname]);
  useEffect(() => {
    if (window.location.pathname !== hydrated.current)
      window.dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
  }, []);
  return null;
}
