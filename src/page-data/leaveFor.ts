import { navigateHard } from './hardNavigation';
import { noticeStore } from './noticeStore';

/**
 * Starts a full page load of a target that the app cannot show. If that was just tried, or if there is neither a network
 * nor a service worker to answer, the page stays and the error notice is shown. Returns whether a load was started.
 *
 * @param isAsked as of `navigateHard`
 */
export function leaveFor(target: string, isAsked = false): boolean {
  // Without either, the browser would show its own error page.
  const isStranded = !navigator.onLine && !navigator.serviceWorker?.controller;
  const isLeaving = !isStranded && navigateHard(target, Date.now(), window, isAsked);
  if (!isLeaving) noticeStore.setState({ loadError: { target } });
  return isLeaving;
}
