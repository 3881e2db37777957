import { ownAddress } from '../lib/ownAddress';
import { navigateHard } from './hardNavigation';
import { noticeStore } from './noticeStore';

/**
 * Gives a target that the app could not show to the browser as a full page load. If that was just tried, or if there
 * is neither a network nor a service worker to answer, the visitor stays and gets the error notice. Returns whether
 * the browser is leaving.
 */
export function leaveFor(target: string): boolean {
  // Without either the browser would replace the site by its own error page.
  const isStranded = !navigator.onLine && !navigator.serviceWorker?.controller;
  const isLeaving = !isStranded && navigateHard(target, Date.now(), window);
  if (!isLeaving) noticeStore.setState({ loadError: { target: ownAddress(target, window.location.origin) } });
  return isLeaving;
}
