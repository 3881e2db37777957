import { useEffect } from 'react';
import { CONSENT_HASH } from '../../config/consentHash';
import { useStore } from '../../store/store';
import { openConsent } from './openConsent';

/**
 * Opens the consent settings when a link has requested them, even before this code was loaded, and when the page is
 * opened with the hash of such a link.
 */
export function useConsentRequest(): void {
  const isRequested = useStore((state) => state.isConsentRequested);
  const setRequested = useStore((state) => state.setConsentRequested);

  useEffect(() => {
    if (window.location.hash === CONSENT_HASH) setRequested(true);
  }, [setRequested]);

  useEffect(() => {
    if (!isRequested) return;
    setRequested(false);
    void openConsent();
  }, [isRequested, setRequested]);
}
