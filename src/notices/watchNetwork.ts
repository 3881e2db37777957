import { noticeStore } from '../page-data/noticeStore';

/** Display time of the notice that the network is back, ms. */
const BACK_NOTICE_MS = 5000;

/**
 * Shows a notice when the network is lost and when it is back. If the service worker served the offline page in place
 * of this page, the page is reloaded once there is a network.
 */
export function watchNetwork(view: Window): void {
  const { document, location, navigator } = view;
  const { pathname } = location;
  // Links of the offline page lead to other pages of the same document.
  const isFallback = () =>
    document.documentElement.dataset['offline'] !== undefined && location.pathname === pathname;
  let timer = 0;
  const onOffline = () => {
    view.clearTimeout(timer);
    // The offline page already says so.
    if (!isFallback()) noticeStore.setState({ network: 'offline' });
  };
  const onOnline = () => {
    if (isFallback()) {
      location.reload();
      return;
    }
    noticeStore.setState({ network: 'back' });
    timer = view.setTimeout(() => noticeStore.setState({ network: undefined }), BACK_NOTICE_MS);
  };
  view.addEventListener('offline', onOffline);
  view.addEventListener('online', onOnline);
  if (!navigator.onLine) onOffline();
}
