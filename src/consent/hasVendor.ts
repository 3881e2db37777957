import { CONSENT_VENDOR_META } from '../config/consent';

/** True if the document configures a consent vendor, whose layer then replaces the site's own dialog. */
export const hasVendor = (page: Document): boolean =>
  page.querySelector(`meta[name="${CONSENT_VENDOR_META}"]`) !== null;
