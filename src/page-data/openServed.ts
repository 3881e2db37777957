/** URL of the page for one person that the current history entry stands for, if any. */
const servedUrl = () => (window.history.state as { served?: string } | null)?.served;

/**
 * Loads the page for one person that the current history entry stands for, if any. No cache has it, so the page that
 * the browser shows now stays until the site can be reached; `navigator.onLine` may be true without.
 */
export function openServed(): void {
  const url = servedUrl();
  if (!url) return;
  fetch(window.location.pathname, { method: 'HEAD', cache: 'no-store' }).then(
    // The visitor may have gone on meanwhile.
    () => url === servedUrl() && window.location.replace(url),
    () => window.addEventListener('online', openServed, { once: true }),
  );
}
