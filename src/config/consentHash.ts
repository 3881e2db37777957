/**
 * Hash of links that open the consent settings (specification, section 1). In a separate file, because the first script
 * of every page needs only this part of the consent code.
 */
export const CONSENT_HASH = '#usercentrics-revoke';
