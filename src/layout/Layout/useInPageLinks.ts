import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { CONSENT_HASH } from '../../config/consentHash';
import { goToHash } from '../../lib/goToHash';
import { isOwnPath } from '../../lib/ownAddress';
import { openConsent } from '../ConsentSettings/openConsent';

/** A plain click with the main button; everything else (new tab, new window, saving) is the browser's. */
const isPlain = ({ button, metaKey, ctrlKey, shiftKey, altKey, defaultPrevented }: MouseEvent) =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey && !defaultPrevented;

/**
 * Looks after links that stay on the page: those to a place on it go there smoothly and take the focus along, those to
 * the consent settings open them, also when the page is opened by such a link
 * or one was pressed before this code was there. One listener for the whole document, so
 * that links stay plain; it comes before the router's.
 */
export function useInPageLinks(): void {
  const navigate = useNavigate();

  useEffect(() => {
    const { dataset } = document.documentElement;
    if (window.location.hash === CONSENT_HASH || dataset['consentAsked'] !== undefined) void openConsent();
    delete dataset['consentAsked'];
  }, []);

  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      const { target } = event;
      const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
      if (!link || link.target !== '' || !isPlain(event)) return;
      // It goes there by itself: to a field with its label in sight, and without an entry in the history.
      if (link.dataset['ownWay'] !== undefined) return;
      const { hash } = link;
      if (hash === CONSENT_HASH) {
        event.preventDefault();
        void openConsent();
        // The router knows no address with two slashes at its beginning; there the browser follows such a link.
      } else if (hash !== '' && link.getAttribute('href') === hash && isOwnPath(window.location.pathname)) {
        event.preventDefault();
        if (hash === window.location.hash) goToHash(hash);
        else void navigate({ search: window.location.search, hash });
      }
    };
    document.addEventListener('click', onClick, { capture: true });
    return () => document.removeEventListener('click', onClick, { capture: true });
  }, [navigate]);
}
