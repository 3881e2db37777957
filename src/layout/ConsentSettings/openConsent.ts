import { CONSENT_VENDOR } from '../../config/thirdParties';
import { useStore } from '../../store/store';

/** The part of a consent vendor that the site calls: its settings layer. */
interface ConsentLayer {
  showSecondLayer: () => unknown;
}

declare global {
  interface Window {
    /** Usercentrics, version 3. */
    __ucCmp?: ConsentLayer;
    /** Usercentrics, version 2. */
    UC_UI?: ConsentLayer;
  }
}

/**
 * Opens the settings of consent (domain rules, section 7): the vendor's where one is there; a word that they could not
 * be loaded where one is configured and fails; otherwise the site's own. The page stays as it is.
 */
export async function openConsent(hasVendor = CONSENT_VENDOR !== null): Promise<void> {
  // oxlint-disable-next-line no-underscore-dangle -- the vendor's name for it
  const layer = window.__ucCmp ?? window.UC_UI;
  try {
    await layer?.showSecondLayer();
    if (layer) return;
  } catch {
    // The visitor learns of it in the dialog below.
  }
  const isFailed = hasVendor || layer !== undefined;
  useStore.getState().openOverlay({
    type: isFailed ? 'consent-fallback' : 'consent',
    trackingID: isFailed ? 'consent-fallback' : 'consent',
    dialogType: 'md',
  });
}
