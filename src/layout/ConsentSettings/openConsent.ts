import { hasVendor as isConfigured } from '../../consent/hasVendor';
import { useStore } from '../../store/store';

const loadVendor = () => import('../../consent/startVendor');

/**
 * Opens the settings of consent (domain rules, section 7): the vendor's where one is there; a word that they could not
 * be loaded where one is configured and fails; otherwise the site's own. The page stays as it is.
 */
export async function openConsent(hasVendor = isConfigured(document)): Promise<void> {
  // oxlint-disable-next-line no-underscore-dangle -- the vendor's name for it
  const find = () => window.__ucCmp ?? window.UC_UI;
  let layer = find();
  try {
    if (hasVendor && !layer) {
      // Somebody was faster than the vendor's script.
      await (await loadVendor()).startVendor();
      layer = find();
    }
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
