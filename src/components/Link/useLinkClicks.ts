import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { askLeaveGuard } from '../../lib/leaveGuard';
import { classifyClick, type LinkClick } from '../../lib/linkClick';

/**
 * The one listener for clicks on links. Plain clicks on links to pages of the site are passed to the router, so that a
 * link is a plain `<a>`, also in server HTML that React does not hydrate. It listens on the document and therefore runs
 * after React's own handlers: a link whose handler calls `preventDefault` is left alone.
 */
export function useLinkClicks(openConsent: () => void): void {
  const navigate = useNavigate();
  useEffect(() => {
    const follow = ({ kind, link, isCurrentAddress }: LinkClick) => {
      const { pathname, search, hash, href } = link;
      if (kind === 'consent') openConsent();
      else if (kind === 'document') window.location.assign(href);
      // A link to the current address makes no new entry in the history.
      else if (kind === 'samePage') void navigate({ search, hash }, { replace: isCurrentAddress });
      else void navigate(pathname + search + hash);
    };
    const onClick = (event: MouseEvent) => {
      const click = classifyClick(event, window.location);
      if (!click) return;
      const { kind, link } = click;
      const isLeaving = kind !== 'consent' && link.pathname !== window.location.pathname;
      const decision = isLeaving ? askLeaveGuard(link.pathname, () => follow(click)) : 'follow';
      const isBrowsers = decision === 'browser' || (decision === 'follow' && kind === 'document');
      if (isBrowsers) return;
      event.preventDefault();
      if (decision === 'follow') follow(click);
    };
    document.addEventListener('click', onClick);
    return () => document.removeEventListener('click', onClick);
  }, [navigate, openConsent]);
}
