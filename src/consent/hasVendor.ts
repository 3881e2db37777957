import { CONSENT_VENDOR_META } from '../config/consent';

/** Whether the document names a consent vendor, whose layer is to be used instead of the site's own dialog. */
export const hasVendor = (page: Document): boolean =>
  page.querySelector(`meta[name="${CONSENT_VENDOR_META}"]`) !== null;
