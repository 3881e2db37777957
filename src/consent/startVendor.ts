import { CONSENT_VENDOR_META, VENDOR_WAIT_MS } from '../config/consent';
import type { ConsentVendor } from '../config/thirdParties';
import { followVendor } from './vendorChoice';

declare global {
  interface Window {
    /** Read by the vendor's script: keeps its first layer from opening by itself. */
    UC_UI_SUPPRESS_CMP_DISPLAY?: boolean;
  }
}

/** Id that the vendor's script expects on its own element. */
const SCRIPT_ID = 'usercentrics-cmp';

const metaOf = (page: Document) => page.querySelector<HTMLMetaElement>(`meta[name="${CONSENT_VENDOR_META}"]`);

type VendorSettings = Pick<ConsentVendor, 'script' | 'settingsId' | 'categories'>;

function settingsOf(page: Document): VendorSettings | null {
  const content = metaOf(page)?.content;
  return content === undefined ? null : (JSON.parse(content) as VendorSettings);
}

/**
 * Loads the consent vendor that the document configures, once, and follows the choices made there; if that has failed,
 * the next call tries again. Its layer does not open by itself, because nothing needs consent until the visitor requests
 * it. Resolves when the vendor is ready, has failed or has not responded for three seconds; at once if none is
 * configured.
 */
export function startVendor(): Promise<void> {
  const settings = settingsOf(document);
  if (!settings || document.getElementById(SCRIPT_ID)?.dataset['state'] === 'done') return Promise.resolve();
  return new Promise((resolve) => {
    let script = document.getElementById(SCRIPT_ID);
    const isFirst = script === null;
    script ??= document.createElement('script');
    const element = script;
    const end = () => {
      element.dataset['state'] = 'done';
      resolve();
    };
    window.addEventListener('UC_UI_INITIALIZED', end, { once: true });
    element.addEventListener('error', end, { once: true });
    setTimeout(end, VENDOR_WAIT_MS);
    if (!isFirst) return;
    window.UC_UI_SUPPRESS_CMP_DISPLAY = true;
    const unfollow = followVendor(settings.categories);
    element.addEventListener('error', () => {
      unfollow();
      element.remove();
    });
    Object.assign(element, { id: SCRIPT_ID, src: settings.script, async: true });
    element.dataset['settingsId'] = settings.settingsId;
    element.dataset['language'] = document.documentElement.lang;
    document.head.append(element);
  });
}
