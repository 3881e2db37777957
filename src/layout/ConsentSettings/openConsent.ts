import { hasVendor as isConfigured } from '../../consent/hasVendor';
import { useStore } from '../../store/store';

const loadVendor = () => import('../../consent/startVendor');

/**
 * Opens the consent settings (domain rules, section 7): the vendor's if loaded; a message if a vendor is configured but
 * failed to load; otherwise the site's own. The page stays as it is.
 */
export async function openConsent(hasVendor = isConfigured(document)): Promise<void> {
  // oxlint-disable-next-line no-underscore-dangle -- the vendor's name for it
  const find = () => window.__ucCmp ?? window.UC_UI;
  let layer = find();
  try {
    if (hasVendor && !layer) {
      // The click came before the vendor's script was loaded.
      await (await loadVendor()).startVendor();
      layer = find();
    }
    await layer?.showSecondLayer();
    if (layer) return;
  } catch {
    // The dialog below reports it.
  }
  const isFailed = hasVendor || layer !== undefined;
  useStore.getState().openOverlay({
    type: isFailed ? 'consent-fallback' : 'consent',
    trackingID: isFailed ? 'consent-fallback' : 'consent',
    dialogType: 'md',
  });
}
