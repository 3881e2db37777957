import { useEffect } from 'react';
import { createPath, useNavigate } from 'react-router-dom';
import { askLeaveGuard, classifyClick } from '../../lib/linkClick';
import { replaceEntry } from '../../lib/replaceEntry';

/**
 * The only listener for clicks on links. Plain clicks on links to pages of the site are passed to the router, so links
 * are plain `<a>` elements, even in server HTML that React does not hydrate. The listener is on the document and runs
 * after React's own handlers: it ignores a click whose default was prevented. `requestConsent` is called with true for
 * links to the consent settings.
 */
export function useLinkClicks(requestConsent: (isRequested: true) => void): void {
  const navigate = useNavigate();
  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      const { location } = window;
      const click = classifyClick(event, location);
      if (!click) return;
      const { kind, link } = click;
      const { pathname, search, hash, href, hreflang } = link;
      const follow = () => {
        if (kind === 'consent') requestConsent(true);
        else if (kind === 'document') location.assign(href);
        else if (kind === 'samePage') {
          const { state } = history;
          // With its path: after a double click, the router still resolves addresses against the page before. A link to the
          // current address makes no new history entry.
          void navigate({ pathname, search, hash }, { replace: href === location.href });
          // The page stays the same, so its entry keeps what belongs to it (see useEntryState).
          replaceEntry(history, { ...state, ...history.state });
        } else {
          // In another language, a page still shows what came with the navigation, such as the receipt of a message.
          void navigate(createPath(link), { state: hreflang ? history.state?.usr : undefined });
        }
      };
      const isLeaving = kind !== 'consent' && pathname !== location.pathname;
      const decision = isLeaving ? askLeaveGuard(pathname, follow) : 'follow';
      if (decision === 'follow' && kind === 'document') return;
      event.preventDefault();
      if (decision === 'follow') follow();
    };
    document.addEventListener('click', onClick);
    return () => document.removeEventListener('click', onClick);
  }, [navigate, requestConsent]);
}
