import { CONSENT_VENDOR_META, VENDOR_WAIT_MS } from '../config/consent';
import type { ConsentVendor } from '../config/thirdParties';
import { followVendor } from './vendorChoice';

declare global {
  interface Window {
    /** Read by the vendor's script: its first layer does not open by itself. */
    UC_UI_SUPPRESS_CMP_DISPLAY?: boolean;
  }
}

/** Id under which the vendor's script looks for its own element. */
const SCRIPT_ID = 'usercentrics-cmp';

const metaOf = (page: Document) => page.querySelector<HTMLMetaElement>(`meta[name="${CONSENT_VENDOR_META}"]`);

type VendorSettings = Pick<ConsentVendor, 'script' | 'settingsId' | 'categories'>;

function settingsOf(page: Document): VendorSettings | null {
  const content = metaOf(page)?.content;
  return content === undefined ? null : (JSON.parse(content) as VendorSettings);
}

/**
 * Loads the consent vendor that the document names, once, and follows the choices made there. Nothing opens by itself:
 * nothing of the site needs consent until a visitor asks for it. Resolves when the vendor is ready, has failed, or has
 * not answered for three seconds; at once where the document names none.
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
    followVendor(settings.categories);
    Object.assign(element, { id: SCRIPT_ID, src: settings.script, async: true });
    element.dataset['settingsId'] = settings.settingsId;
    element.dataset['language'] = document.documentElement.lang;
    document.head.append(element);
  });
}
