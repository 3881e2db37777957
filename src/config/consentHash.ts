/**
 * Hash of the links that open the consent settings instead of going anywhere (specification, section 1). A file of its
 * own, because every page's first script knows it and nothing else of the consent.
 */
export const CONSENT_HASH = '#usercentrics-revoke';
