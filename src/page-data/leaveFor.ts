import { wouldLoseInput } from '../lib/formDirty';
import { navigateHard } from './hardNavigation';
import { noticeStore } from './noticeStore';

/**
 * Starts a full page load of a target that the app cannot show. If that was just tried, if it would lose unsent input,
 * or without both a network and a service worker, the page stays and the error notice is shown. Returns true if a load
 * was started.
 *
 * @param isAsked see `navigateHard`
 */
export function leaveFor(target: string, isAsked = false): boolean {
  // Without both, the browser would show its own error page.
  const isStranded = !navigator.onLine && !navigator.serviceWorker?.controller;
  const isLeaving = !isStranded && !wouldLoseInput() && navigateHard(target, Date.now(), window, isAsked);
  if (!isLeaving) noticeStore.setState({ loadError: { target } });
  return isLeaving;
}
