import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { CONSENT_HASH } from '../../config/consentHash';
import { isPagePath } from '../../lib/isPagePath';

/** A plain click with the main button; everything else (new tab, new window, saving) is the browser's. */
const isPlain = ({ button, metaKey, ctrlKey, shiftKey, altKey, defaultPrevented }: MouseEvent) =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey && !defaultPrevented;

/** Files and the intake's addresses are the browser's, like links with a target of their own. */
const isPage = ({ origin, pathname, target }: HTMLAnchorElement) =>
  target === '' && origin === window.location.origin && isPagePath(pathname);

/**
 * Leads plain clicks on links to pages of the site through the router. One listener for the whole document, so that
 * links stay plain, and those in markup that React has not taken over are led like all others. A link to the address
 * one is at makes no new entry in the history.
 */
export function useRouterLinks(): void {
  const navigate = useNavigate();
  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      const { target } = event;
      const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
      if (!link || !isPlain(event) || !isPage(link) || link.hasAttribute('download')) return;
      event.preventDefault();
      // The settings' own code is not there yet; it finds this when it is.
      if (link.hash === CONSENT_HASH) {
        document.documentElement.dataset['consentAsked'] = '';
        return;
      }
      void navigate(link.pathname + link.search + link.hash, { replace: link.href === window.location.href });
    };
    document.addEventListener('click', onClick);
    return () => document.removeEventListener('click', onClick);
  }, [navigate]);
}
