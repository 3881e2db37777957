import { wouldLoseInput } from '../lib/formDirty';
import { navigateHard } from './hardNavigation';
import { noticeStore } from './noticeStore';

/** True without both a network and a service worker: a full page load would show the browser's own error page. */
export const isStranded = (): boolean => !navigator.onLine && !navigator.serviceWorker?.controller;

/**
 * Starts a full page load of a target that the app cannot show. If that was just tried, if it would lose unsent input,
 * or without both a network and a service worker, the page stays and the error notice is shown. Returns true if a load
 * was started.
 *
 * @param isAsked see `navigateHard`
 */
export function leaveFor(target: string, isAsked = false): boolean {
  const isLeaving = !isStranded() && !wouldLoseInput() && navigateHard(target, Date.now(), window, isAsked);
  if (!isLeaving) noticeStore.setState({ loadError: { target } });
  return isLeaving;
}
